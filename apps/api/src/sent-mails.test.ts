import { CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { sql } from './database/sql.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addUser } from './testing/world.ts';

const SMTP_OF_NOBODY = 'smtp://127.0.0.1:9';
const EMAIL = 'lid@voorbeeld.example';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await addUser(test, { username: 'lid', organisationIds: [] });
});
afterAll(() => test.close());

/** Starts a server that listens, as main.ts does, with its own mail server. */
async function startServer(smtpUrl: string) {
  const mailer = createMailer({ smtpUrl, from: test.dependencies.settings.mailFrom, folder: '' });
  const app = await buildApp({ ...test.dependencies, mailer });
  const origin = await app.listen({ port: 0 });
  return { origin, close: () => app.close() };
}

function askReset(origin: string): Promise<Response> {
  return fetch(`${origin}/api/v1/reset-password/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${CSRF_COOKIE}=a`, [CSRF_HEADER]: 'a' },
    body: JSON.stringify({ email: EMAIL }),
  });
}

async function waitForMails(count: number): Promise<void> {
  // This is sooner than the sender's interval: the request reports that there is something to send.
  await vi.waitFor(() => expect(test.mails).toHaveLength(count), { timeout: 20_000 });
}

it('a mail leaves by itself once its request is answered', async () => {
  const server = await startServer(test.mailServer.smtpUrl);
  expect((await askReset(server.origin)).status).toBe(204);
  await waitForMails(1);
  expect(test.mails[0]?.to).toBe(EMAIL);
  await server.close();
});

it('a mail that could not be sent before the server stopped leaves after the next start', async () => {
  const first = await startServer(SMTP_OF_NOBODY);
  expect((await askReset(first.origin)).status).toBe(204);
  await first.close();
  expect(test.mails).toHaveLength(1);
  expect(await test.dependencies.database.queries.execute(sql`SELECT id FROM queued_mail`)).toHaveLength(1);

  test.clock.moment = new Date(test.clock.moment.getTime() + 3 * 60_000);
  const second = await startServer(test.mailServer.smtpUrl);
  await waitForMails(2);
  await second.close();
  expect(test.mails[1]?.to).toBe(EMAIL);
});

it.each([
  ['refuses a mailbox', 550, (): string => test.mailServer.smtpUrl],
  ['cannot be reached', null, (): string => SMTP_OF_NOBODY],
])('a mail server that %s is no fault of the software', async (_what, refusing, smtpUrl) => {
  const { queries } = test.dependencies.database;
  await queries.execute(sql`DELETE FROM queued_mail`);
  await queries.execute(sql`DELETE FROM attempt_window`);
  test.mailServer.refusing = refusing;
  const server = await startServer(smtpUrl());
  expect((await askReset(server.origin)).status).toBe(204);
  await vi.waitFor(
    async () =>
      expect(
        await queries.execute(sql`SELECT id FROM queued_mail WHERE failure_reason IS NOT NULL`),
      ).toHaveLength(1),
    { timeout: 20_000 },
  );
  await server.close();
  await test.dependencies.faults.close();
  test.mailServer.refusing = null;
  expect(await queries.execute(sql`SELECT kind FROM noted_fault`)).toEqual([]);
});
