import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { setUpSecondFactor } from '../../testing/signing-in/authenticator-app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';

const NEW_PASSWORD = 'drie blauwe kranen in de mist';
let test: TestApp;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

async function addHolder(username: string) {
  return addUser(test, { username, organisationIds: [alfa] });
}

async function changePassword(token: string): Promise<number> {
  const body = { current_password: PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD };
  return (await test.send('POST', '/auth/password/change/', { token, body })).status;
}

/** Returns the subjects of the mails to somebody, in the order in which they arrived. */
function subjectsTo(username: string): string[] {
  return test.mails.filter(({ to }) => to === `${username}@voorbeeld.example`).map(({ subject }) => subject);
}

describe('the holder of an account gets a mail', () => {
  it('when the password changed, with the time and without the password', async () => {
    const { token } = await addHolder('wissel');
    expect(await changePassword(token)).toBe(200);
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({
      to: 'wissel@voorbeeld.example',
      subject: 'Uw wachtwoord voor Milieuspoor is gewijzigd',
    });
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Het wachtwoord van uw account wissel is gewijzigd.');
      // 09:00 UTC is ten o'clock in a Dutch winter.
      expect(form).toContain('Dit gebeurde op 02-03-2026 om 10:00 uur.');
      expect(form).toContain('http://localhost:8000/#/login');
      expect(form).not.toContain(NEW_PASSWORD);
    }
  });

  it('when a mailed link set another password', async () => {
    await addHolder('vergeten');
    await test.send('POST', '/api/v1/reset-password/', { body: { email: 'vergeten@voorbeeld.example' } });
    const token = /#\/wachtwoord_vergeten\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const body = { token, password: NEW_PASSWORD };
    expect((await test.send('POST', '/api/v1/reset-password/confirm/', { body })).status).toBe(204);
    expect(subjectsTo('vergeten').at(-1)).toBe('Uw wachtwoord voor Milieuspoor is gewijzigd');
  });

  it('when the second factor went on, its recovery codes were renewed, and it went off, in their language', async () => {
    const { token, accountId } = await addHolder('factor');
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET language = 'en' WHERE id = ${accountId}`,
    );
    const { recoveryCodes } = await setUpSecondFactor(test, token);
    const renew = await test.send('POST', '/api/v1/second-factor/recovery-codes/', {
      token,
      body: { password: PASSWORD, code: recoveryCodes[0] },
    });
    const [code] = (renew.body as { recovery_codes: string[] }).recovery_codes;
    const off = { token, body: { password: PASSWORD, code } };
    expect((await test.send('POST', '/api/v1/second-factor/disable/', off)).status).toBe(204);
    expect(subjectsTo('factor')).toEqual([
      'Your second factor for Milieuspoor is on',
      'Your recovery codes for Milieuspoor were renewed',
      'Your second factor for Milieuspoor is off',
    ]);
    const sent = test.mails.map(({ text, html }) => text + html).join();
    for (const secret of recoveryCodes) expect(sent).not.toContain(secret);
  });

  it('and none when nothing changed', async () => {
    const { token } = await addHolder('mis');
    const wrong = { current_password: 'mis', password1: NEW_PASSWORD, password2: NEW_PASSWORD };
    await test.send('POST', '/auth/password/change/', { token, body: wrong });
    expect(subjectsTo('mis')).toEqual([]);
  });
});

it('a change is stored while its mail cannot be sent, and the mail leaves later', async () => {
  const { token } = await addHolder('stil');
  test.mailServer.refusing = 451;
  expect(await changePassword(token)).toBe(200);
  test.mailServer.refusing = null;
  expect(subjectsTo('stil')).toEqual([]);
  test.clock.moment = new Date(test.clock.moment.getTime() + 30_000);
  await test.sendMails();
  expect(subjectsTo('stil')).toEqual(['Uw wachtwoord voor Milieuspoor is gewijzigd']);
  const body = { username: 'stil', password: NEW_PASSWORD };
  expect((await test.send('POST', '/dj-rest-auth/login/', { body })).status).toBe(200);
});
