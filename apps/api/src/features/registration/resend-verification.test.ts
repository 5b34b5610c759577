import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';

const SECRET = 'vier losse woorden samen';
const EMAIL = 'wacht@voorbeeld.example';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await addUser(test, { username: 'bekend', organisationIds: [] });
  await test.send('POST', '/registration/', { body: { email: EMAIL, password1: SECRET, password2: SECRET } });
});
afterAll(() => test.close());

const resend = (email: string) => test.send('POST', '/registration/resend-email/', { body: { email } });
const keyOfLastMail = () => /#\/registeren\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
const verify = (key: string | undefined) =>
  test.send('POST', '/registration/verify-email/', { body: { key, password: SECRET } });

it('sends a new link, which replaces the former one', async () => {
  const former = keyOfLastMail();
  const mails = test.mails.length;
  expect((await resend(` ${EMAIL.toUpperCase()} `)).status).toBe(200);
  expect(test.mails).toHaveLength(mails + 1);
  expect(test.mails.at(-1)?.to).toBe(EMAIL);
  expect((await verify(former)).body).toMatchObject({
    key: [expect.stringContaining('verlopen of vervangen')],
  });
  expect((await verify(keyOfLastMail())).status).toBe(200);
});

it('gives the same answer for a person with an account, who gets a mail, and for nobody, who gets none', async () => {
  const known = await resend('bekend@voorbeeld.example');
  expect(test.mails.at(-1)).toMatchObject({
    to: 'bekend@voorbeeld.example',
    subject: 'U hebt al een account bij Milieuspoor',
  });
  const mails = test.mails.length;
  const nobody = await resend('niemand@voorbeeld.example');
  expect(test.mails).toHaveLength(mails);
  expect([nobody.status, nobody.body]).toEqual([known.status, known.body]);
});

it('is refused after five mails in an hour to one mailbox, including those of registering', async () => {
  for (let sent = 0; sent < 5; sent++) expect((await resend('vaak@voorbeeld.example')).status).toBe(200);
  expect((await resend('VAAK@voorbeeld.example')).status).toBe(429);
});
