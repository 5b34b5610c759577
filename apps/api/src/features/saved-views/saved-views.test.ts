import { SAVED_VIEWS_MOST, type SavedView } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { insertSavedView } from './saved-views.queries.ts';

const PEOPLE = ['maker', 'colleague', 'administrator', 'viewer', 'outsider', 'staff'] as const;
type Person = (typeof PEOPLE)[number];

let test: TestApp;
let alfa: string;
const tokens = new Map<Person, string>();
const accounts = new Map<Person, string>();

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  for (const username of PEOPLE) {
    const { token, accountId } = await addUser(test, {
      username,
      organisationIds: username === 'staff' ? [] : [username === 'outsider' ? beta : alfa],
      ...(username === 'viewer' ? { dashboardType: 'viewer' as const } : {}),
      ...(username === 'administrator' ? { administers: true } : {}),
      ...(username === 'staff' ? { isStaff: true } : {}),
    });
    tokens.set(username, token);
    accounts.set(username, accountId);
  }
});
beforeEach(() => test.dependencies.database.queries.execute(sql`DELETE FROM saved_view`));
afterAll(() => test.close());

const VIEWS = '/api/v1/organization/alfa/saved-views/';

async function ask(person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const token = tokens.get(person) ?? '';
  return test.send(method, path, body ? { token, body } : { token });
}

async function save(person: Person, more: object = {}): Promise<SavedView> {
  const answer = await ask(person, 'POST', VIEWS, { name: 'Dit jaar', view: { years: '2026' }, ...more });
  expect(answer.status).toBe(201);
  return answer.body as SavedView;
}

async function viewsOf(person: Person): Promise<SavedView[]> {
  const answer = await ask(person, 'GET', VIEWS);
  expect(answer.status).toBe(200);
  return (answer.body as { results: SavedView[] }).results;
}

const namesOf = async (person: Person) => (await viewsOf(person)).map(({ name }) => name);

describe('a saved view', () => {
  it('is one’s own, unless it is shared with the organisation', async () => {
    await save('maker', { name: 'Van mij' });
    await save('maker', { name: 'Voor ons', shared: true });
    expect(await namesOf('maker')).toEqual(['Van mij', 'Voor ons']);
    for (const person of ['colleague', 'administrator', 'viewer', 'staff'] as const)
      expect(await namesOf(person), person).toEqual(['Voor ons']);
    const [shared] = await viewsOf('colleague');
    expect(shared).toMatchObject({ mine: false, made_by: 'Voornaam Achternaam', removable: false });
  });

  it('holds filters, tab and place, and nothing else', async () => {
    const view = {
      ...{ tab: 'voortgang', set: 'a2', drill: 'p:1', years: '2025,2026', contract: 'not-NA' },
      ...{ sector: 'infra-city', focus: 'co2', grouping: 'nodes' },
    };
    const answer = await ask('maker', 'POST', VIEWS, { name: 'Alles', view });
    expect(answer.body).toMatchObject({ view });
    for (const wrong of [{ html: '<b>' }, { set: 'a3' }, { drill: 'x'.repeat(401) }]) {
      const refused = await ask('maker', 'POST', VIEWS, { name: 'Fout', view: wrong });
      expect(refused.status, JSON.stringify(wrong)).toBe(400);
    }
  });

  it.each(['', '   ', 'x'.repeat(81), 'van\u202Erechts'])('is not called "%s"', async (name) => {
    expect((await ask('maker', 'POST', VIEWS, { name, view: {} })).status).toBe(400);
  });

  it('is renamed, shared and taken back by who made it', async () => {
    const { uuid } = await save('maker');
    const shared = await ask('maker', 'PATCH', `${VIEWS}${uuid}/`, { name: 'Ons jaar', shared: true });
    expect(shared.body).toMatchObject({ name: 'Ons jaar', shared: true, view: { years: '2026' } });
    expect(await namesOf('colleague')).toEqual(['Ons jaar']);
    await ask('maker', 'PATCH', `${VIEWS}${uuid}/`, { shared: false, view: { set: 'a2' } });
    expect(await namesOf('colleague')).toEqual([]);
    expect((await viewsOf('maker'))[0]?.view).toEqual({ set: 'a2' });
  });

  it('is changed by nobody else', async () => {
    const { uuid } = await save('maker', { shared: true });
    for (const person of ['colleague', 'administrator', 'viewer', 'outsider', 'staff'] as const) {
      const answer = await ask(person, 'PATCH', `${VIEWS}${uuid}/`, { name: 'Gekaapt' });
      expect(answer.status, person).toBe(404);
    }
    expect(await namesOf('maker')).toEqual(['Dit jaar']);
  });

  it.each<[Person, boolean, number]>([
    ['maker', false, 204],
    ['maker', true, 204],
    ['administrator', true, 204],
    ['staff', true, 204],
    ['administrator', false, 404],
    ['staff', false, 404],
    ['colleague', true, 404],
    ['viewer', true, 404],
    ['outsider', true, 404],
  ])('is deleted by %s, shared %s: %i', async (person, shared, status) => {
    const { uuid } = await save('maker', { shared });
    expect((await ask(person, 'DELETE', `${VIEWS}${uuid}/`)).status).toBe(status);
    expect(await namesOf('maker')).toEqual(status === 204 ? [] : ['Dit jaar']);
  });

  it('of a viewer is their own', async () => {
    const { uuid } = await save('viewer');
    expect((await ask('viewer', 'POST', VIEWS, { name: 'Voor ons', shared: true, view: {} })).status).toBe(
      403,
    );
    expect((await ask('viewer', 'PATCH', `${VIEWS}${uuid}/`, { shared: true })).status).toBe(403);
    expect(await namesOf('maker')).toEqual([]);
  });

  it('is nothing to another organisation', async () => {
    const { uuid } = await save('maker', { shared: true });
    expect((await ask('outsider', 'GET', VIEWS)).status).toBe(404);
    expect((await ask('outsider', 'POST', VIEWS, { name: 'Binnen', view: {} })).status).toBe(404);
    // Nor by way of their own organisation.
    const through = `/api/v1/organization/beta/saved-views/${uuid}/`;
    expect((await ask('outsider', 'DELETE', through)).status).toBe(404);
    expect(
      (await ask('outsider', 'POST', '/api/v1/organization/beta/start-view/', { view: uuid })).status,
    ).toBe(404);
  });

  it('says which years it names that have no design any more', async () => {
    const { queries } = test.dependencies.database;
    const project = await addProject(test, alfa);
    await queries.execute(
      sql`UPDATE project SET design_phase_complete_date = '2025-06-01' WHERE id = ${project}`,
    );
    await save('maker', { view: { years: '2025,2019' } });
    await save('maker', { name: 'Zonder jaren', view: { years: '' } });
    expect((await viewsOf('maker')).map(({ gone_years }) => gone_years)).toEqual([[2019], []]);
  });
});

describe('the view that a dashboard opens with', () => {
  const START = '/api/v1/organization/alfa/start-view/';
  const startsOf = async (person: Person) =>
    (await viewsOf(person)).filter(({ starts }) => starts).map(({ name }) => name);

  it('is chosen by each for themselves, one at a time', async () => {
    const first = await save('maker', { name: 'Eerste', shared: true });
    const second = await save('maker', { name: 'Tweede' });
    expect((await ask('maker', 'POST', START, { view: first.uuid })).status).toBe(204);
    expect((await ask('viewer', 'POST', START, { view: first.uuid })).status).toBe(204);
    await ask('maker', 'POST', START, { view: second.uuid });
    expect(await startsOf('maker')).toEqual(['Tweede']);
    expect(await startsOf('viewer')).toEqual(['Eerste']);
    expect(await startsOf('colleague')).toEqual([]);
    await ask('maker', 'POST', START, { view: null });
    expect(await startsOf('maker')).toEqual([]);
    expect(await startsOf('viewer')).toEqual(['Eerste']);
  });

  it('is none that somebody else has for themselves', async () => {
    const { uuid } = await save('maker');
    expect((await ask('colleague', 'POST', START, { view: uuid })).status).toBe(404);
  });

  it('is none once it is deleted, or shared no longer, but for who made it', async () => {
    const kept = await save('maker', { shared: true });
    for (const person of ['maker', 'colleague'] as const)
      await ask(person, 'POST', START, { view: kept.uuid });
    await ask('maker', 'PATCH', `${VIEWS}${kept.uuid}/`, { shared: false });
    await ask('maker', 'PATCH', `${VIEWS}${kept.uuid}/`, { shared: true });
    expect(await startsOf('colleague')).toEqual([]);
    expect(await startsOf('maker')).toEqual(['Dit jaar']);
    await ask('maker', 'DELETE', `${VIEWS}${kept.uuid}/`);
    expect(await viewsOf('maker')).toEqual([]);
  });
});

describe('how many views there can be', () => {
  async function fill(person: Person, count: number, shared: boolean) {
    const { queries } = test.dependencies.database;
    const accountId = accounts.get(person) ?? '';
    for (let index = 0; index < count; index += 1)
      await insertSavedView(queries, {
        ...{ organisationId: alfa, accountId, name: `W${index}`, shared, view: {} },
        createdAt: test.clock.now(),
      });
  }

  it('for a person', async () => {
    await fill('maker', SAVED_VIEWS_MOST.person, false);
    expect((await ask('maker', 'POST', VIEWS, { name: 'Te veel', view: {} })).status).toBe(409);
    await save('colleague');
  });

  it('for an organisation, of shared ones', async () => {
    await fill('colleague', SAVED_VIEWS_MOST.person, true);
    await fill('administrator', SAVED_VIEWS_MOST.organisation - SAVED_VIEWS_MOST.person, true);
    const { uuid } = await save('maker');
    expect((await ask('maker', 'POST', VIEWS, { name: 'Te veel', shared: true, view: {} })).status).toBe(409);
    expect((await ask('maker', 'PATCH', `${VIEWS}${uuid}/`, { shared: true })).status).toBe(409);
    expect((await ask('maker', 'PATCH', `${VIEWS}${uuid}/`, { name: 'Nog wel' })).status).toBe(200);
  });
});
