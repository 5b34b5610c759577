import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let alfa: string;
let number = 0;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

/** Each test has its own day, so that no other test throttles it. */
beforeEach(() => {
  test.clock.moment = new Date(test.clock.moment.getTime() + 2 * DAY_MS);
});

interface Somebody {
  readonly username: string;
  readonly old: string;
  readonly wanted: string;
  readonly token: string;
}

async function somebody(): Promise<Somebody> {
  const username = `lid${++number}`;
  await addUser(test, { username, organisationIds: [alfa] });
  const token = await logIn(username);
  return { username, old: `${username}@voorbeeld.example`, wanted: `nieuw${number}@elders.example`, token };
}

async function logIn(username: string, password = PASSWORD): Promise<string> {
  const { body } = await test.send('POST', '/dj-rest-auth/login/', { body: { username, password } });
  return (body as { key?: string }).key ?? '';
}

async function ask({ token, wanted }: Somebody, email = wanted, password = PASSWORD) {
  return test.send('POST', '/auth/email/', { token, body: { email, current_password: password } });
}

async function link(path: 'link' | 'confirm', token: string) {
  const { status, body } = await test.send('POST', `/auth/email/${path}/`, { body: { token } });
  return { status, ...(body as { state: string; email: string | null }) };
}

/** Returns the token in the last link that was mailed to an address; empty if there is none. */
function tokenTo(address: string): string {
  const texts = test.mails.filter(({ to }) => to === address).map(({ text }) => text);
  return /.*#\/e-mailadres\/([\w-]{43})/s.exec(texts.join('\n'))?.[1] ?? '';
}

async function userOf(token: string) {
  const { status, body } = await test.send('GET', '/auth/user/', { token });
  return { status, ...(body as { email?: string; username?: string }) };
}

async function awaited(token: string) {
  const { body } = await test.send('GET', '/auth/email/', { token });
  return (body as { change: object | null }).change;
}

describe('another e-mail address', () => {
  it.each(['old', 'wanted'] as const)(
    'is valid once both have confirmed it, the %s one first',
    async (first) => {
      const person = await somebody();
      expect((await ask(person)).status).toBe(200);
      expect(await awaited(person.token)).toMatchObject({
        email: person.wanted,
        old_confirmed: false,
        new_confirmed: false,
      });
      const second = first === 'old' ? 'wanted' : 'old';
      const tokens = { old: tokenTo(person.old), wanted: tokenTo(person.wanted) };

      expect(await link('link', tokens[first])).toMatchObject({ state: 'open', email: person.wanted });
      expect(await link('confirm', tokens[first])).toMatchObject({ state: 'waiting' });
      expect(await awaited(person.token)).toMatchObject({
        old_confirmed: first === 'old',
        new_confirmed: first !== 'old',
      });
      expect(await userOf(person.token)).toMatchObject({ email: person.old });
      // A second click gives the same answer, and does not count as the other link.
      expect(await link('confirm', tokens[first])).toMatchObject({ state: 'waiting' });

      expect(await link('confirm', tokens[second])).toMatchObject({ state: 'changed', email: person.wanted });
      expect(await userOf(person.token)).toMatchObject({ email: person.wanted, username: person.username });
      expect(await awaited(person.token)).toBeNull();
      expect(await link('link', tokens[first])).toMatchObject({ state: 'changed' });
      expect(await logIn(person.wanted)).not.toBe('');
      expect(await logIn(person.old)).toBe('');
    },
  );

  it('is stated in mails to both addresses and in the history', async () => {
    const person = await somebody();
    await ask(person);
    await link('confirm', tokenTo(person.old));
    const before = test.mails.length;
    await link('confirm', tokenTo(person.wanted));
    const told = test.mails.slice(before);
    expect(told.map(({ to }) => to).sort()).toEqual([person.old, person.wanted].sort());
    for (const { text } of told) expect(text).toContain(`gewijzigd in ${person.wanted}`);
    const { queries } = test.dependencies.database;
    const [entry] = await listRows<{ changes: object }>(
      queries,
      sql`SELECT changes FROM history_entry WHERE changes ? 'email' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.changes).toEqual({ email: { from: person.old, to: person.wanted } });
  });

  it('becomes the username of a user who signs in by the address', async () => {
    const person = await somebody();
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET username = email, username_key = email_key WHERE email = ${person.old}`,
    );
    await ask(person);
    await link('confirm', tokenTo(person.old));
    await link('confirm', tokenTo(person.wanted));
    expect(await userOf(person.token)).toMatchObject({ email: person.wanted, username: person.wanted });
  });

  it('ends the other sessions, and links for a new password in the former mailbox', async () => {
    const person = await somebody();
    const elsewhere = await logIn(person.username);
    await test.send('POST', '/api/v1/reset-password/', { body: { email: person.old } });
    const reset = /#\/wachtwoord_vergeten\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await ask(person);
    await link('confirm', tokenTo(person.old));
    expect((await userOf(elsewhere)).status).toBe(200);
    await link('confirm', tokenTo(person.wanted));
    expect((await userOf(elsewhere)).status).toBe(401);
    expect((await userOf(person.token)).status).toBe(200);
    const body = { token: reset, password: 'vier groene sluizen in de wind' };
    expect((await test.send('POST', '/api/v1/reset-password/confirm/', { body })).status).toBe(400);
  });

  it('is confirmed once by two who confirm at the same moment', async () => {
    const person = await somebody();
    await ask(person);
    const both = [tokenTo(person.old), tokenTo(person.wanted)];
    const states = (await Promise.all(both.map((token) => link('confirm', token)))).map(({ state }) => state);
    expect(states.sort()).toEqual(['changed', 'waiting']);
    expect(await userOf(person.token)).toMatchObject({ email: person.wanted });
  });
});

describe('asking for another address', () => {
  it('requires the password, a real address, and a different one', async () => {
    const person = await somebody();
    expect((await ask(person, person.wanted, 'verkeerd wachtwoord')).body).toEqual({
      current_password: ['Dit wachtwoord klopt niet'],
    });
    expect((await ask(person, 'geen adres')).status).toBe(400);
    expect((await ask(person, person.old)).body).toEqual({ email: ['Dit is al uw e-mailadres'] });
    expect(await awaited(person.token)).toBeNull();
  });

  it('again replaces the former request, whose links no longer work', async () => {
    const person = await somebody();
    await ask(person);
    const former = [tokenTo(person.old), tokenTo(person.wanted)];
    await ask(person, `anders${number}@elders.example`);
    for (const token of former)
      expect(await link('confirm', token)).toMatchObject({ state: 'over', email: null });
    expect(await awaited(person.token)).toMatchObject({ email: `anders${number}@elders.example` });
  });

  it('can be withdrawn', async () => {
    const person = await somebody();
    await ask(person);
    expect((await test.send('DELETE', '/auth/email/', { token: person.token })).status).toBe(204);
    expect(await awaited(person.token)).toBeNull();
    expect(await link('confirm', tokenTo(person.old))).toMatchObject({ state: 'over' });
  });

  it('is cancelled by another password, and has no effect for a closed account or after a day', async () => {
    const person = await somebody();
    await ask(person);
    const password = 'vijf gele bakens langs het kanaal';
    const body = { current_password: PASSWORD, password1: password, password2: password };
    await test.send('POST', '/auth/password/change/', { token: person.token, body });
    expect(await link('confirm', tokenTo(person.old))).toMatchObject({ state: 'over' });

    const closed = await somebody();
    await ask(closed);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE account SET active = false WHERE email = ${closed.old}`);
    expect(await link('confirm', tokenTo(closed.old))).toMatchObject({ state: 'over' });

    const late = await somebody();
    await ask(late);
    test.clock.moment = new Date(test.clock.moment.getTime() + DAY_MS);
    expect(await link('confirm', tokenTo(late.old))).toMatchObject({ state: 'over' });
    expect(await awaited(late.token)).toBeNull();
  });

  it('reveals to nobody but its holder that an address is taken', async () => {
    const holder = await somebody();
    const person = await somebody();
    const free = await ask(person);
    const taken = await ask(person, holder.old.toUpperCase());
    expect({ ...taken, headers: null }).toMatchObject({ status: free.status });
    expect(taken.body).toMatchObject({ change: { old_confirmed: false, new_confirmed: false } });
    expect(test.mails.at(-1)?.to.toLowerCase()).toBe(holder.old);
    expect(test.mails.at(-1)?.text).toContain('Er is al een account met dit adres');
    expect(test.mails.at(-1)?.text).not.toContain(person.username);
    expect(await link('confirm', tokenTo(person.old))).toMatchObject({ state: 'waiting' });
    expect(await userOf(person.token)).toMatchObject({ email: person.old });
  });

  it('fails when somebody took the address meanwhile, which its reader is told', async () => {
    const person = await somebody();
    await ask(person);
    await link('confirm', tokenTo(person.old));
    const token = tokenTo(person.wanted);
    await addUser(test, { username: person.wanted, organisationIds: [alfa] });
    expect(await link('confirm', token)).toMatchObject({ state: 'taken', email: person.wanted });
    expect(await userOf(person.token)).toMatchObject({ email: person.old });
    expect(await awaited(person.token)).toBeNull();
  });

  it('is possible five times an hour, and guessing links thirty times', async () => {
    const person = await somebody();
    for (let time = 0; time < 5; time++)
      expect((await ask(person, `a${time}@elders.example`)).status).toBe(200);
    expect((await ask(person, 'a6@elders.example')).status).toBe(429);
    const statuses = [];
    for (let time = 0; time < 31; time++) statuses.push((await link('confirm', `geraden-${time}`)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('an address that staff correct', () => {
  let staff: string;
  beforeAll(async () => {
    await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
    staff = await logIn('medewerker');
  });
  const idOf = async (email: string) => {
    const { queries } = test.dependencies.database;
    const [row] = await listRows<{ id: string }>(queries, sql`SELECT id FROM account WHERE email = ${email}`);
    return row?.id ?? '';
  };
  const correct = (id: string, email: string, token = staff) =>
    test.send('POST', `/api/v1/admin/users/${id}/email/`, { token, body: { email } });

  it('is valid at once, with a mail to both, an entry in the history, and no session left', async () => {
    const person = await somebody();
    await ask(person, `zelf${number}@elders.example`);
    const own = tokenTo(person.old);
    const before = test.mails.length;
    const answer = await correct(await idOf(person.old), person.wanted);
    expect(answer).toMatchObject({ status: 200, body: { email: person.wanted, username: person.username } });
    expect(
      test.mails
        .slice(before)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([person.old, person.wanted].sort());
    expect((await userOf(person.token)).status).toBe(401);
    expect(await logIn(person.wanted)).not.toBe('');
    expect(await link('confirm', own)).toMatchObject({ state: 'over' });
    const { queries } = test.dependencies.database;
    const [entry] = await listRows<{ who: string }>(
      queries,
      sql`
      SELECT username AS who FROM history_entry JOIN account ON account.id = history_entry.account_id
      WHERE changes ? 'email' ORDER BY history_entry.id DESC LIMIT 1`,
    );
    expect(entry?.who).toBe('medewerker');
  });

  it('is refused when somebody has it, for a registration, and for one’s own account', async () => {
    const holder = await somebody();
    const person = await somebody();
    const id = await idOf(person.old);
    expect(await correct(id, holder.old)).toMatchObject({
      status: 400,
      body: { email: ['Er is al een account met dit e-mailadres'] },
    });
    expect((await correct(await idOf('medewerker@voorbeeld.example'), person.wanted)).status).toBe(409);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE account SET registered_at = now() WHERE id = ${id}`);
    expect((await correct(id, person.wanted)).status).toBe(409);
    expect((await correct('00000000-0000-4000-8000-000000000000', person.wanted)).status).toBe(404);
    expect((await userOf(person.token)).email).toBe(person.old);
  });

  it('brings the invitation to a person who was invited at a wrong address', async () => {
    const invited = { email: `fout${++number}@elders.example`, organizations: [alfa] };
    const made = await test.send('POST', '/api/v1/admin/users/', { token: staff, body: invited });
    const { uuid } = made.body as { uuid: string };
    await correct(uuid, `goed${number}@elders.example`);
    const invitation = test.mails.findLast(({ text }) => text.includes('/uitnodiging/'));
    expect(invitation?.to).toBe(`goed${number}@elders.example`);
    expect(invitation?.text).toContain(`goed${number}@elders.example`);
  });
});
