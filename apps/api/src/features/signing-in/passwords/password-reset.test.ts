import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchedDatabase } from '../../../testing/watched-database.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';
import { requestPasswordReset } from './request-password-reset.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'drie blauwe kranen in de mist';
let test: TestApp;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

/** Each test has its own day, so that no other test throttles it. */
beforeEach(() => {
  test.clock.moment = new Date(test.clock.moment.getTime() + DAY_MS);
});

async function ask(email: string, language: 'nl' | 'en' = 'nl', address = '192.0.2.1') {
  return test.send('POST', '/api/v1/reset-password/', { body: { email }, language, address });
}

async function confirm(token: string, password = NEW_PASSWORD) {
  return test.send('POST', '/api/v1/reset-password/confirm/', { body: { token, password } });
}

async function logIn(username: string, password: string): Promise<number> {
  return (await test.send('POST', '/dj-rest-auth/login/', { body: { username, password } })).status;
}

function linkedToken(): string {
  return /#\/wachtwoord_vergeten\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function queuedMails(): Promise<number> {
  const rows = await test.dependencies.database.queries.execute(sql`SELECT id FROM queued_mail`);
  return rows.length;
}

describe('asking for a new password', () => {
  it('mails a link to the screen that sets it, in the language of the user', async () => {
    await addUser(test, { username: 'sarah', organisationIds: [alfa] });
    expect((await ask('Sarah@Voorbeeld.example', 'en')).status).toBe(204);
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({
      from: 'noreply@milieuspoor.example',
      to: 'sarah@voorbeeld.example',
      subject: 'Nieuw wachtwoord voor Milieuspoor',
    });
    expect(mail?.text).toMatch(/http:\/\/localhost:8000\/#\/wachtwoord_vergeten\/[\w-]{43}/);
    expect(mail?.html).toContain(`/#/wachtwoord_vergeten/${linkedToken()}`);
    expect(mail?.text).toContain('24 uur');
  });

  it('gives the same answer for an unknown address, which gets no mail', async () => {
    await addUser(test, { username: 'bekend', organisationIds: [alfa] });
    const known = await ask('bekend@voorbeeld.example');
    const before = test.mails.length;
    const unknown = await ask('onbekend@voorbeeld.example', 'en');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(test.mails).toHaveLength(before);
    expect(await queuedMails()).toBe(0);
  });

  it('does the same work for an unknown address, so that its time reveals nothing', async () => {
    await addUser(test, { username: 'evenlang', organisationIds: [alfa] });
    const work = async (email: string) => {
      const database = watchedDatabase(test.dependencies.database);
      const request = { email, address: '192.0.2.1', language: 'nl' } as const;
      expect(await requestPasswordReset({ ...test.dependencies, database }, request)).toMatchObject({
        ok: true,
      });
      return database.statements;
    };
    const known = await work('evenlang@voorbeeld.example');
    expect(await work('nergens@voorbeeld.example')).toEqual(known);
    expect(known.filter((statement) => /INSERT INTO queued_mail/.test(statement))).toHaveLength(1);
    const sizes = await test.dependencies.database.queries.execute(
      sql`SELECT length(sealed) > 1000 AS whole FROM queued_mail`,
    );
    expect(sizes).toEqual([{ whole: true }, { whole: true }]);
    await test.sendMails();
    expect(test.mails.at(-1)?.to).toBe('evenlang@voorbeeld.example');
  });

  it('treats a closed account like an unknown one', async () => {
    await addUser(test, { username: 'gesloten', organisationIds: [alfa] });
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET active = false WHERE username = 'gesloten'`,
    );
    const before = test.mails.length;
    expect((await ask('gesloten@voorbeeld.example')).status).toBe(204);
    expect(test.mails).toHaveLength(before);
  });

  it('requires a possible address', async () => {
    const malformed = await ask('geen adres');
    expect([malformed.status, malformed.body]).toEqual([400, { email: ['Voer een geldig e-mailadres in'] }]);
    expect((await ask('')).body).toMatchObject({ email: expect.arrayContaining(['Dit veld is vereist']) });
  });

  it('gives the same answer while the mail server is away, and the mail leaves once it is back', async () => {
    await addUser(test, { username: 'pech', organisationIds: [alfa] });
    const before = test.mails.length;
    test.mailServer.refusing = 451;
    const known = await ask('pech@voorbeeld.example');
    const unknown = await ask('niemand-2@voorbeeld.example');
    test.mailServer.refusing = null;
    expect([known.status, unknown.status]).toEqual([204, 204]);
    expect(test.mails).toHaveLength(before);
    test.clock.moment = new Date(test.clock.moment.getTime() + 30_000);
    await test.sendMails();
    expect(test.mails.slice(before).map(({ to }) => to)).toEqual(['pech@voorbeeld.example']);
    expect((await confirm(linkedToken())).status).toBe(204);
  });

  it('is refused the fourth time in an hour for one address, known or not', async () => {
    await addUser(test, { username: 'veel', organisationIds: [alfa] });
    for (const email of ['veel@voorbeeld.example', 'nooit@voorbeeld.example']) {
      for (let attempt = 0; attempt < 3; attempt++) expect((await ask(email)).status).toBe(204);
      const closed = await ask(email);
      expect([closed.status, closed.headers['retry-after']]).toEqual([429, '3600']);
    }
    test.clock.moment = new Date(test.clock.moment.getTime() + 60 * 60 * 1000);
    expect((await ask('veel@voorbeeld.example')).status).toBe(204);
  });

  it('is refused after twenty addresses from one place', async () => {
    for (let number = 0; number < 20; number++)
      expect((await ask(`adres-${number}@voorbeeld.example`)).status).toBe(204);
    expect((await ask('adres-20@voorbeeld.example')).status).toBe(429);
  });

  it('from a refused place uses up nobody’s mailbox', async () => {
    await addUser(test, { username: 'rustig', organisationIds: [alfa] });
    for (let number = 0; number < 20; number++) await ask(`adres-${number}@voorbeeld.example`);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await ask('rustig@voorbeeld.example')).status).toBe(429);
    expect((await ask('rustig@voorbeeld.example', 'nl', '192.0.2.2')).status).toBe(204);
  });
});

describe('setting a new password by a link', () => {
  it('ends every session, and only the new password is valid', async () => {
    const { token } = await addUser(test, { username: 'nieuw', organisationIds: [alfa] });
    await ask('nieuw@voorbeeld.example');
    expect((await confirm(linkedToken())).status).toBe(204);
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(401);
    expect(await logIn('nieuw', PASSWORD)).toBe(400);
    expect(await logIn('nieuw', NEW_PASSWORD)).toBe(200);
  });

  it('works once, and makes the other links of the account invalid', async () => {
    await addUser(test, { username: 'tweemaal', organisationIds: [alfa] });
    await ask('tweemaal@voorbeeld.example');
    const first = linkedToken();
    await ask('tweemaal@voorbeeld.example');
    const second = linkedToken();
    expect((await confirm(second)).status).toBe(204);
    for (const used of [first, second]) {
      const answer = await confirm(used, 'vier groene kranen in de zon');
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        token: ['Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.'],
      });
    }
    expect(await logIn('tweemaal', NEW_PASSWORD)).toBe(200);
  });

  it('is possible for twenty-four hours', async () => {
    await addUser(test, { username: 'laat', organisationIds: [alfa] });
    await ask('laat@voorbeeld.example');
    const start = test.clock.moment;
    const token = linkedToken();
    test.clock.moment = new Date(start.getTime() + DAY_MS);
    expect((await confirm(token)).status).toBe(400);
    test.clock.moment = new Date(start.getTime() + DAY_MS - 1);
    expect((await confirm(token)).status).toBe(204);
  });

  it('is refused with an invented token', async () => {
    expect((await confirm('a'.repeat(43))).status).toBe(400);
  });

  it('states at the field why a password is refused, and the link still works', async () => {
    await addUser(test, { username: 'k.jansen', organisationIds: [alfa] });
    await ask('k.jansen@voorbeeld.example');
    const token = linkedToken();
    const refused = async (password: string) =>
      ((await confirm(token, password)).body as { password: string[] }).password;
    expect(await refused('kort')).toEqual(['Gebruik minstens 12 tekens']);
    expect(await refused('x'.repeat(201))).toEqual(['Gebruik maximaal 200 tekens']);
    expect(await refused('Welkom2026!!')).toEqual([expect.stringContaining('te makkelijk te raden')]);
    expect(await refused('K.Jansen2026')).toEqual([expect.stringContaining('te veel op uw naam')]);
    expect(await refused('Organisatie Alfa 1')).toEqual([expect.stringContaining('te veel op uw naam')]);
    expect(await refused('needforspeed')).toEqual([expect.stringContaining('uitgelekte wachtwoorden')]);
    expect((await confirm(token)).status).toBe(204);
  });

  it('leaves an entry in the history without the password', async () => {
    const { accountId } = await addUser(test, { username: 'spoor', organisationIds: [alfa] });
    await ask('spoor@voorbeeld.example');
    await confirm(linkedToken());
    const entries = await test.dependencies.database.queries.execute(
      sql`SELECT subject_type, action, changes FROM history_entry WHERE account_id = ${accountId}`,
    );
    expect(entries).toEqual([
      { subject_type: 'account', action: 'changed', changes: { password: { from: '•••', to: '•••' } } },
    ]);
  });
});
