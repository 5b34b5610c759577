import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { openSession } from '../../testing/signing-in/security-steps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';
import { createToken } from '../accounts/sessions/session-token.ts';

let test: TestApp;
let alfa: string;
let beta: string;
let staff: { accountId: string; token: string };
let member: { accountId: string; token: string };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  beta = await addOrganisation(test, 'beta');
  staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  await addUser(test, { username: 'kijker', organisationIds: [beta], dashboardType: 'viewer' });
});
afterAll(() => test.close());

const USERS = '/api/v1/admin/users/';

async function list(query: string): Promise<string[]> {
  const answer = await test.send('GET', `${USERS}${query}`, { token: staff.token });
  return (answer.body as { results: { username: string }[] }).results.map(({ username }) => username);
}

async function change(accountId: string, body: object, token = staff.token) {
  return test.send('PATCH', `${USERS}${accountId}/`, { token, body });
}

async function changesOf(subjectId: string): Promise<unknown[]> {
  const entries = await test.dependencies.database.queries.execute(
    sql`SELECT changes FROM history_entry WHERE subject_id = ${subjectId} ORDER BY id`,
  );
  return entries.map((entry) => (entry as { changes: unknown }).changes);
}

describe('the users in the administration', () => {
  it('are searched and filtered', async () => {
    expect(await list('?search=lid')).toEqual(['lid']);
    expect(await list('?organization=beta')).toEqual(['kijker']);
    expect(await list('?dashboard_type=viewer')).toEqual(['kijker']);
    expect(await list('?is_staff=true')).toEqual(['staf']);
    expect(await list('?state=invited')).toEqual([]);
    expect(await list('?ordering=-email&page_size=1')).toEqual(['staf']);
  });

  it('are changed, and the history records what', async () => {
    const answer = await change(member.accountId, { first_name: 'Lotte', dashboard_type: 'expert' });
    expect(answer.body).toMatchObject({ first_name: 'Lotte', dashboard_type: 'expert', is_staff: false });
    expect(await changesOf(member.accountId)).toEqual([
      { firstName: { from: 'Voornaam', to: 'Lotte' }, dashboardType: { from: 'member', to: 'expert' } },
    ]);
  });

  it('are shut out at once when they are deactivated, and sign in again when they are active again', async () => {
    const gone = await addUser(test, { username: 'weg', organisationIds: [alfa] });
    expect((await change(gone.accountId, { active: false })).body).toMatchObject({ state: 'inactive' });
    expect((await test.send('GET', '/auth/user/', { token: gone.token })).status).toBe(401);
    expect((await change(gone.accountId, { active: true })).body).toMatchObject({ state: 'active' });
    expect((await test.send('GET', '/auth/user/', { token: gone.token })).status).toBe(401);
  });

  it('are signed out everywhere when staff end their sessions, and can sign in again', async () => {
    const { accountId, token } = await addUser(test, { username: 'laptop-kwijt', organisationIds: [alfa] });
    const other = await addUser(test, { username: 'niet-kwijt', organisationIds: [alfa] });
    const end = (id: string, by = staff.token) =>
      test.send('DELETE', `${USERS}${id}/sessions/`, { token: by });
    expect((await end(accountId, other.token)).status).toBe(403);
    expect(await end(accountId)).toMatchObject({ status: 200, body: { ended_sessions: 1 } });
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(401);
    expect((await test.send('GET', '/auth/user/', { token: other.token })).status).toBe(200);
    expect(await end(accountId)).toMatchObject({ status: 200, body: { ended_sessions: 0 } });
    expect(await changesOf(accountId)).toEqual([{ openSessions: { from: 1, to: 0 } }]);
    const body = { username: 'laptop-kwijt', password: PASSWORD };
    expect((await test.send('POST', '/dj-rest-auth/login/', { body })).status).toBe(200);
    expect((await end(staff.accountId)).status).toBe(409);
    expect((await end('0d000000-0000-4000-8000-00000000dead')).status).toBe(404);
  });

  it('lose their second factor and their sessions when staff reset it', async () => {
    const { accountId, token } = await addUser(test, { username: 'telefoon-kwijt', organisationIds: [alfa] });
    const reset = () => test.send('DELETE', `${USERS}${accountId}/second-factor/`, { token: staff.token });
    expect((await reset()).status).toBe(409);
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET totp_secret = 'x', totp_confirmed_at = now() WHERE id = ${accountId}`,
    );
    expect((await reset()).status).toBe(204);
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(401);
    expect(await changesOf(accountId)).toEqual([{ secondFactor: { from: true, to: false } }]);
    expect(test.mails.at(-1)).toMatchObject({
      to: 'telefoon-kwijt@voorbeeld.example',
      subject: 'Uw tweede factor voor Milieuspoor staat uit',
    });
  });
});

describe('a member of staff', () => {
  const reason = {
    detail:
      'U kunt uw eigen account niet deactiveren en uzelf de rechten van medewerker niet afnemen. Vraag een andere medewerker.',
  };

  it.each([
    ['deactivate', { active: false }],
    ['demote', { is_staff: false }],
    ['make a viewer of', { dashboard_type: 'viewer' }],
  ])('cannot %s themselves', async (_what, body) => {
    const answer = await change(staff.accountId, body);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(reason);
  });

  it('can change their own name', async () => {
    expect((await change(staff.accountId, { last_name: 'Nieuw' })).status).toBe(200);
  });

  it('can take the role from another, who then has no rights any more', async () => {
    const other = await addUser(test, { username: 'ander', organisationIds: [], isStaff: true });
    expect((await change(other.accountId, { is_staff: false })).status).toBe(200);
    expect((await change(staff.accountId, { is_staff: false }, other.token)).status).toBe(403);
  });

  it('cannot take it from the last one who can certainly sign in', async () => {
    const invited = await addUser(test, { username: 'genodigd', organisationIds: [], isStaff: true });
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET invited_at = now() WHERE id = ${invited.accountId}`,
    );
    const answer = await change(staff.accountId, { active: false }, invited.token);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail: 'Dit is de laatste medewerker. Maak eerst iemand anders medewerker.',
    });
  });
});

describe('a membership', () => {
  it('is added once, suspended, restored and ended, each with an entry under its organisation', async () => {
    const { accountId } = await addUser(test, { username: 'zwerver', organisationIds: [] });
    const seen = async () => {
      // A suspension ends the sessions of somebody without another organisation.
      const token = createToken();
      await openSession(test, accountId, token);
      return ((await test.send('GET', '/api/v1/organization/', { token })).body as { count: number }).count;
    };
    const add = () =>
      test.send('POST', `${USERS}${accountId}/memberships/`, {
        token: staff.token,
        body: { organization: beta },
      });
    const added = await add();
    expect(added.status).toBe(201);
    expect(await seen()).toBe(1);
    expect((await add()).body).toEqual({
      organization: ['Deze persoon is al lid van deze organisatie'],
    });

    const [membership] = (added.body as { memberships: { uuid: string }[] }).memberships;
    const address = `/api/v1/admin/memberships/${membership?.uuid}/`;
    const suspended = await test.send('PATCH', address, { token: staff.token, body: { active: false } });
    expect(suspended.body).toMatchObject({ memberships: [{ organization: 'beta', active: false }] });
    expect(await seen()).toBe(0);
    await test.send('PATCH', address, { token: staff.token, body: { active: true } });
    expect(await seen()).toBe(1);
    expect((await test.send('DELETE', address, { token: staff.token })).status).toBe(204);
    expect(await seen()).toBe(0);
    expect((await test.send('DELETE', address, { token: staff.token })).status).toBe(404);
    expect(await changesOf(membership?.uuid ?? '')).toEqual([
      { organisation: { from: null, to: 'Organisatie beta' } },
      { active: { from: true, to: false } },
      { active: { from: false, to: true } },
      { organisation: { from: 'Organisatie beta', to: null } },
    ]);
  });
});
