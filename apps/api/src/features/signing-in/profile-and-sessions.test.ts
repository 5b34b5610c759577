import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';

const MINUTE_MS = 60 * 1000;
const NEW_PASSWORD = 'drie blauwe kranen in de mist';
let test: TestApp;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

async function logIn(username: string, password = PASSWORD, userAgent = 'Proefbrowser'): Promise<string> {
  const answer = await test.send('POST', '/dj-rest-auth/login/', { body: { username, password }, userAgent });
  return (answer.body as { key: string }).key;
}

async function isOpen(token: string): Promise<boolean> {
  return (await test.send('GET', '/auth/user/', { token })).status === 200;
}

interface Session {
  readonly uuid: string;
  readonly current: boolean;
  readonly user_agent: string;
  readonly address: string;
  readonly last_seen_at: string;
}

async function sessionsOf(token: string): Promise<Session[]> {
  return ((await test.send('GET', '/api/v1/sessions/', { token })).body as { results: Session[] }).results;
}

describe('one’s own profile', () => {
  it('is saved, and the history records who did what', async () => {
    const { token, accountId } = await addUser(test, { username: 'profiel', organisationIds: [alfa] });
    const changes = { first_name: ' Sarah ', last_name: 'de Wit', tel: '010 123 45 67', language: 'en' };
    const answer = await test.send('PATCH', '/auth/user/', { token, body: changes });
    expect(answer.status).toBe(200);
    const saved = { ...changes, first_name: 'Sarah' };
    expect(answer.body).toMatchObject(saved);
    expect((await test.send('GET', '/auth/user/', { token })).body).toMatchObject(saved);
    const [entry] = await test.dependencies.database.queries.execute(
      sql`SELECT changes FROM history_entry WHERE subject_id = ${accountId}`,
    );
    expect(entry).toEqual({
      changes: {
        firstName: { from: 'Voornaam', to: 'Sarah' },
        lastName: { from: 'Achternaam', to: 'de Wit' },
        tel: { from: '', to: '010 123 45 67' },
        language: { from: 'nl', to: 'en' },
      },
    });
  });

  it('can be changed by a viewer as well', async () => {
    const { token } = await addUser(test, {
      username: 'kijker',
      dashboardType: 'viewer',
      organisationIds: [alfa],
    });
    const answer = await test.send('PATCH', '/auth/user/', { token, body: { last_name: 'Kijker' } });
    expect([answer.status, answer.body]).toMatchObject([200, { last_name: 'Kijker' }]);
  });

  it('remembers on every device that a dashboard was explained, of nobody else, and not in the history', async () => {
    const { accountId } = await addUser(test, {
      username: 'bezoeker',
      dashboardType: 'viewer',
      organisationIds: [alfa],
    });
    const other = await addUser(test, { username: 'collega', organisationIds: [alfa] });
    const [office, train] = [await logIn('bezoeker'), await logIn('bezoeker')];
    const explainedTo = async (token: string) =>
      ((await test.send('GET', '/auth/user/', { token })).body as { dashboard_explained: boolean })
        .dashboard_explained;
    expect(await explainedTo(train)).toBe(false);
    for (const dashboard_explained of [true, false, true]) {
      const body = { dashboard_explained };
      const answer = await test.send('PATCH', '/auth/user/', { token: office, body });
      expect([answer.status, answer.body]).toMatchObject([200, body]);
      expect(await explainedTo(train)).toBe(dashboard_explained);
    }
    expect(await explainedTo(other.token)).toBe(false);
    const entries = await test.dependencies.database.queries.execute(
      sql`SELECT FROM history_entry WHERE subject_id = ${accountId}`,
    );
    expect(entries).toEqual([]);
  });

  it('cannot make anybody staff or an expert', async () => {
    const { token } = await addUser(test, { username: 'eerzuchtig', organisationIds: [alfa] });
    const body = { is_staff: true, dashboard_type: 'expert', second_factor_required: true, username: 'baas' };
    const answer = await test.send('PATCH', '/auth/user/', { token, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object).sort()).toEqual(Object.keys(body).sort());
    expect((await test.send('GET', '/auth/user/', { token })).body).toMatchObject({
      is_staff: false,
      dashboard_type: 'member',
      second_factor_required: false,
      second_factor_from: null,
      username: 'eerzuchtig',
    });
  });

  it('keeps its e-mail address, and states who can change it', async () => {
    const { token } = await addUser(test, { username: 'verhuisd', organisationIds: [alfa] });
    const changed = await test.send('PATCH', '/auth/user/', { token, body: { email: 'a@b.example' } });
    expect([changed.status, changed.body]).toEqual([
      400,
      { email: ['Uw e-mailadres wijzigt u apart, met een bevestiging op beide adressen'] },
    ]);
    const same = { email: 'Verhuisd@voorbeeld.example', tel: '010 1234567' };
    expect((await test.send('PATCH', '/auth/user/', { token, body: same })).status).toBe(200);
  });

  it('names the field that is too long, or has an unknown choice', async () => {
    const { token } = await addUser(test, { username: 'lang', organisationIds: [alfa] });
    const body = { first_name: 'x'.repeat(101), language: 'fr', tel: 'bel me' };
    expect((await test.send('PATCH', '/auth/user/', { token, body })).body).toEqual({
      first_name: ['Gebruik maximaal 100 tekens'],
      language: ['Kies een van de mogelijkheden'],
      tel: ['Voer een geldig telefoonnummer in'],
    });
  });
});

describe('changing one’s password', () => {
  async function change(token: string, body: object) {
    return test.send('POST', '/auth/password/change/', {
      token,
      body: { current_password: PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD, ...body },
    });
  }

  it('ends the other sessions and says so; this one continues', async () => {
    await addUser(test, { username: 'wissel', organisationIds: [alfa] });
    const here = await logIn('wissel');
    const there = await logIn('wissel');
    const answer = await change(here, {});
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        detail: 'Uw wachtwoord is gewijzigd. Op uw andere apparaten bent u uitgelogd.',
        ended_sessions: 2,
      },
    ]);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect(await isOpen(await logIn('wissel', NEW_PASSWORD))).toBe(true);
  });

  it('names the field that is wrong', async () => {
    const { token } = await addUser(test, { username: 'slordig', organisationIds: [alfa] });
    expect((await change(token, { current_password: 'mis' })).body).toEqual({
      current_password: ['Dit wachtwoord klopt niet'],
    });
    expect((await change(token, { password2: 'anders' })).body).toEqual({
      password2: ['Wachtwoorden komen niet overeen'],
    });
    expect((await change(token, { password1: 'kort', password2: 'kort' })).body).toEqual({
      password1: ['Gebruik minstens 12 tekens'],
    });
    expect((await change(token, { current_password: undefined })).body).toEqual({
      current_password: ['Dit veld is vereist'],
    });
  });

  it('is refused after ten wrong passwords, and possible again a quarter of an hour later', async () => {
    const { token } = await addUser(test, { username: 'gokker', organisationIds: [alfa] });
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await change(token, { current_password: 'mis' })).status).toBe(400);
    expect((await change(token, {})).status).toBe(429);
    test.clock.moment = new Date(test.clock.moment.getTime() + 15 * MINUTE_MS);
    expect((await change(token, {})).status).toBe(200);
  });
});

describe('open sessions', () => {
  it('are listed with their origin, the current one first, and nobody else’s', async () => {
    await addUser(test, { username: 'overzicht', organisationIds: [alfa] });
    await logIn('overzicht', PASSWORD, 'Telefoon');
    const here = await logIn('overzicht', PASSWORD, 'Kantoor');
    const sessions = await sessionsOf(here);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ current: true, user_agent: 'Kantoor', address: '127.0.0.1' });
    expect(sessions.slice(1).map(({ current }) => current)).toEqual([false, false]);
    expect(JSON.stringify(sessions)).not.toContain(here);
  });

  it('are marked as seen every five minutes at most', async () => {
    const { token } = await addUser(test, { username: 'gezien', organisationIds: [alfa] });
    const start = test.clock.moment.getTime();
    test.clock.moment = new Date(start + 5 * MINUTE_MS - 1);
    expect((await sessionsOf(token))[0]?.last_seen_at).toBe(new Date(start).toISOString());
    test.clock.moment = new Date(start + 5 * MINUTE_MS);
    expect((await sessionsOf(token))[0]?.last_seen_at).toBe(test.clock.moment.toISOString());
  });

  it('are ended one by one, by their owner only', async () => {
    await addUser(test, { username: 'eigenaar', organisationIds: [alfa] });
    const here = await logIn('eigenaar');
    const there = await logIn('eigenaar', PASSWORD, 'Elders');
    const { token: stranger } = await addUser(test, { username: 'vreemde', organisationIds: [alfa] });
    const uuid = (await sessionsOf(here)).find(({ user_agent }) => user_agent === 'Elders')?.uuid;
    const end = (token: string) => test.send('DELETE', `/api/v1/sessions/${uuid}/`, { token });
    expect((await end(stranger)).status).toBe(404);
    expect(await isOpen(there)).toBe(true);
    expect((await end(here)).status).toBe(204);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  });

  it('are all ended except the one that asks', async () => {
    await addUser(test, { username: 'anderen', organisationIds: [alfa] });
    const { token: stranger } = await addUser(test, { username: 'buurman', organisationIds: [alfa] });
    const here = await logIn('anderen');
    const there = await logIn('anderen');
    const answer = await test.send('DELETE', '/api/v1/sessions/?others=true', { token: here });
    expect(answer.status).toBe(204);
    expect([await isOpen(here), await isOpen(there), await isOpen(stranger)]).toEqual([true, false, true]);
  });

  it('are ended everywhere at once, and only one’s own', async () => {
    await addUser(test, { username: 'overal', organisationIds: [alfa] });
    const { token: other } = await addUser(test, { username: 'blijver', organisationIds: [alfa] });
    const here = await logIn('overal');
    const there = await logIn('overal');
    expect((await test.send('DELETE', '/api/v1/sessions/', { token: here })).status).toBe(204);
    expect([await isOpen(here), await isOpen(there), await isOpen(other)]).toEqual([false, false, true]);
  });
});
