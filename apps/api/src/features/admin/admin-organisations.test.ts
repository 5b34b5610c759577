import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let staff: string;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  await addOrganisation(test, 'beta');
  await addOrganisation(test, 'gamma');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  await addUser(test, { username: 'lid', organisationIds: [alfa] });
  await addProject(test, alfa);
});
afterAll(() => test.close());

const ADDRESS = '/api/v1/admin/organizations/';

async function list(query: string) {
  return test.send('GET', `${ADDRESS}${query}`, { token: staff });
}

async function create(body: object) {
  return test.send('POST', ADDRESS, { token: staff, body });
}

function slugs(body: unknown): string[] {
  return (body as { results: { slug: string }[] }).results.map(({ slug }) => slug);
}

describe('the organisations in the administration', () => {
  it('are listed by name with their numbers of members and projects', async () => {
    const answer = await list('');
    expect(slugs(answer.body)).toEqual(['alfa', 'beta', 'gamma']);
    expect(answer.body).toMatchObject({ results: [{ member_count: 1, project_count: 1 }, {}, {}] });
  });

  it('count only members who can work there, without suspended memberships and closed accounts', async () => {
    const { queries } = test.dependencies.database;
    const suspended = await addUser(test, { username: 'geschorst', organisationIds: [alfa] });
    await queries.execute(
      sql`UPDATE membership SET active = false WHERE account_id = ${suspended.accountId}`,
    );
    const closed = await addUser(test, { username: 'gesloten', organisationIds: [alfa] });
    await queries.execute(sql`UPDATE account SET active = false WHERE id = ${closed.accountId}`);
    expect((await list('')).body).toMatchObject({ results: [{ slug: 'alfa', member_count: 1 }, {}, {}] });
  });

  it('show which have no usable administrator, by the rule of the organisation itself', async () => {
    const { queries } = test.dependencies.database;
    const without = async () => slugs((await list('?administered=false')).body);
    expect(await without()).toEqual(['alfa', 'beta', 'gamma']);
    const { accountId } = await addUser(test, {
      username: 'chef',
      organisationIds: [alfa],
      administers: true,
    });
    expect(await without()).toEqual(['beta', 'gamma']);
    const run = await list('?administered=true&ordering=-administrator_count');
    expect(run.body).toMatchObject({ count: 1, results: [{ slug: 'alfa', administrator_count: 1 }] });
    for (const [away, back] of [
      [sql`UPDATE account SET dashboard_type = 'viewer'`, sql`UPDATE account SET dashboard_type = 'member'`],
      [sql`UPDATE account SET invited_at = now()`, sql`UPDATE account SET invited_at = NULL`],
      [sql`UPDATE account SET active = false`, sql`UPDATE account SET active = true`],
    ] as const) {
      await queries.execute(sql`${away} WHERE id = ${accountId}`);
      expect(await without()).toEqual(['alfa', 'beta', 'gamma']);
      await queries.execute(sql`${back} WHERE id = ${accountId}`);
      expect(await without()).toEqual(['beta', 'gamma']);
    }
    await queries.execute(sql`UPDATE membership SET active = false WHERE account_id = ${accountId}`);
    expect(await without()).toEqual(['alfa', 'beta', 'gamma']);
    expect((await list('?administered=misschien')).status).toBe(400);
  });

  it('are searched by words, ordered either way, and given page by page', async () => {
    expect(slugs((await list('?search=INFO%20gam')).body)).toEqual(['gamma']);
    expect(slugs((await list('?search=100%25')).body)).toEqual([]);
    expect(slugs((await list('?ordering=-name')).body)).toEqual(['gamma', 'beta', 'alfa']);
    const page = await list('?ordering=-member_count&page=2&page_size=2');
    expect(slugs(page.body)).toHaveLength(1);
    expect(page.body).toMatchObject({
      count: 3,
      next: null,
      previous: `${ADDRESS}?page=1&page_size=2&search=&ordering=-member_count`,
    });
    expect((await list('?ordering=password')).status).toBe(400);
  });

  it('get a slug from their name', async () => {
    const answer = await create({ name: 'Waterschap Súd & Zee', contact: 'I. Zee' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ slug: 'waterschap-sud-zee', second_factor_from: null });
  });

  it.each([
    ['a slug that is taken', { name: 'Nieuw', slug: 'alfa' }, 'slug', 'Dit adres is al in gebruik'],
    [
      'a slug in capitals',
      { name: 'Nieuw', slug: 'Nieuw' },
      'slug',
      'Gebruik kleine letters, cijfers en streepjes',
    ],
    ['a name without letters', { name: '***' }, 'slug', 'Dit veld is vereist'],
    ['no name', { name: ' ' }, 'name', 'Dit veld is vereist'],
    ['what is no address', { name: 'Nieuw', email: 'nee' }, 'email', 'Voer een geldig e-mailadres in'],
  ])('are refused with %s', async (_what, body, field, problem) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [problem] });
  });

  it('are renamed under the same slug, which the history records', async () => {
    const answer = await test.send('PATCH', `${ADDRESS}${alfa}/`, {
      token: staff,
      body: { name: 'Alfa Nieuw', second_factor_from: '2099-01-01' },
    });
    expect(answer.body).toMatchObject({
      name: 'Alfa Nieuw',
      slug: 'alfa',
      second_factor_from: '2099-01-01',
      email: 'info@alfa.example',
    });
    const entries = await test.dependencies.database.queries.execute(sql`
      SELECT actor_name AS actor, action, changes FROM history_entry WHERE subject_id = ${alfa}`);
    expect(entries).toEqual([
      {
        actor: 'Voornaam Achternaam',
        action: 'changed',
        changes: {
          name: { from: 'Organisatie alfa', to: 'Alfa Nieuw' },
          secondFactorFrom: { from: null, to: '2099-01-01' },
        },
      },
    ]);
  });

  it('that do not exist are not found', async () => {
    const answer = await test.send('PATCH', `${ADDRESS}00000000-0000-4000-8000-000000000000/`, {
      token: staff,
      body: { name: 'Niemand' },
    });
    expect(answer.status).toBe(404);
  });
});
