import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addApiKey, addOrganisation, addUser } from '../../testing/world.ts';
import { insertMembership } from '../organisations/organisations.queries.ts';

interface Goal {
  readonly indicator: string;
  readonly steps: readonly { readonly year: number; readonly percent: number }[];
  readonly revision: number;
}

let test: TestApp;
let staff: string;
let count = 0;
let alfa: { readonly id: string; readonly slug: string; readonly administrator: string };

const TO_55 = {
  ...{ start: { year: 2024, percent: 20 }, steps: [{ year: 2030, percent: 55 }] },
  ...{ decision_number: '2026-4', decision_date: '2026-02-12', decision_text: 'Klimaatplan' },
  decision_url: 'https://raad.example/4',
};

beforeAll(async () => {
  test = await startTestApp();
  const { token, accountId } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  staff = token;
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET first_name = 'Sara', last_name = 'Staf' WHERE id = ${accountId}`,
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.moment = new Date('2026-03-02T09:00:00Z');
  count++;
  const slug = `alfa-${count}`;
  const id = await addOrganisation(test, slug);
  const { token } = await addUser(test, {
    ...{ username: `beheerder-${count}`, organisationIds: [id], administers: true },
  });
  alfa = { id, slug, administrator: token };
});

const pathOf = (part = '', slug = alfa.slug) =>
  `/api/v1/organization/${slug}/internal_organization_goals/${part}`;
const set = (body: object, { indicator = 'co2', token = alfa.administrator, ifMatch = '' } = {}) =>
  test.send('POST', pathOf(`${indicator}/`), { token, body, ...(ifMatch ? { ifMatch } : {}) });
const goals = async (token = alfa.administrator) => {
  return ((await test.send('GET', pathOf(), { token })).body as { goals: Goal[] }).goals;
};
const goalOf = async (indicator: string) => (await goals()).find((each) => each.indicator === indicator);
const historyOf = async (indicator = 'co2') => {
  const { body } = await test.send('GET', pathOf(`${indicator}/history/`), { token: alfa.administrator });
  return (body as { results: object[] }).results;
};

describe('a goal', () => {
  it('is none for every indicator, until the organisation sets one', async () => {
    expect((await goals()).map(({ indicator, steps, revision }) => [indicator, steps, revision])).toEqual(
      [
        ...['mki', 'co2', 'primary_material', 'secondary_material', 'biobased_material', 'renewable_energy'],
        ...['emission_free_equipment', 'emission_free_transport'],
      ].map((indicator) => [indicator, [], 0]),
    );
  });

  it('is set by an administrator with steps and decision, and read by everybody of the organisation', async () => {
    const answer = await set(TO_55);
    const stored = { indicator: 'co2', ...TO_55, revision: 1, modified: '02/03/2026 10:00:00' };
    expect([answer.status, answer.body]).toEqual([200, stored]);
    const { token: viewer } = await addUser(test, {
      ...{ username: `kijker-${count}`, organisationIds: [alfa.id], dashboardType: 'viewer' },
    });
    expect((await goals(viewer)).find(({ indicator }) => indicator === 'co2')).toMatchObject(stored);
    expect(await goalOf('mki')).toMatchObject({ steps: [], revision: 0 });
  });

  it('is kept with its history: who, when, from what, to what', async () => {
    await set(TO_55);
    test.clock.moment = new Date(test.clock.moment.getTime() + 300_000);
    await set(
      { ...TO_55, start: null, steps: [{ year: 2028, percent: 40 }, ...TO_55.steps] },
      { token: staff },
    );
    await set({ ...TO_55, steps: [{ year: 2035, percent: 30 }] }, { indicator: 'mki' });
    expect(await historyOf()).toMatchObject([
      {
        ...{ user_name: 'Sara Staf', created: '02/03/2026 10:05:00', action: 'changed' },
        changes: {
          goalStart: { from: '2024: 20 %', to: null },
          goalSteps: { from: '2030: 55 %', to: '2028: 40 %; 2030: 55 %' },
        },
      },
      {
        ...{ user_name: 'Voornaam Achternaam', created: '02/03/2026 10:00:00', action: 'created' },
        changes: {
          goalStart: { from: null, to: '2024: 20 %' },
          goalSteps: { from: '', to: '2030: 55 %' },
          goalDecisionNumber: { from: '', to: '2026-4' },
          goalDecisionDate: { from: null, to: '2026-02-12' },
          goalDecisionText: { from: '', to: 'Klimaatplan' },
          goalDecisionUrl: { from: '', to: 'https://raad.example/4' },
        },
      },
    ]);
  });

  it('that is set as it was changes nothing', async () => {
    await set(TO_55);
    expect((await set(TO_55)).body).toMatchObject({ revision: 1 });
    expect(await historyOf()).toHaveLength(1);
  });

  it('can be taken away; the history keeps it, and its revision goes on', async () => {
    await set(TO_55);
    expect((await test.send('DELETE', pathOf('co2/'), { token: alfa.administrator })).status).toBe(204);
    expect(await goalOf('co2')).toMatchObject({
      ...{ start: null, steps: [], decision_number: '', decision_date: null, revision: 2 },
    });
    expect((await historyOf())[0]).toMatchObject({
      action: 'deleted',
      changes: { goalSteps: { from: '2030: 55 %', to: '' } },
    });
    expect((await set(TO_55)).body).toMatchObject({ revision: 3 });
    expect((await historyOf())[0]).toMatchObject({ action: 'created' });
  });
});

describe('is refused', () => {
  it('when somebody changed it since, with the goal of now', async () => {
    await set(TO_55);
    for (const outdated of [set({ ...TO_55, revision: 0 }), set(TO_55, { ifMatch: '2' })]) {
      const { status, body } = await outdated;
      expect([status, body]).toMatchObject([
        409,
        { detail: 'Iemand anders heeft dit doel intussen gewijzigd', current: { revision: 1, ...TO_55 } },
      ]);
    }
    const removed = await test.send('DELETE', pathOf('co2/'), {
      ...{ token: alfa.administrator, ifMatch: '0' },
    });
    expect(removed.status).toBe(409);
    expect((await set({ ...TO_55, start: null, revision: 1 })).status).toBe(200);
  });

  it.each([
    ['without steps', { steps: [] }, { steps: ['Dit veld is vereist'] }],
    [
      'with more than ten steps',
      { steps: Array.from({ length: 11 }, (_, index) => ({ year: 2030 + index, percent: 50 })) },
      { steps: ['Een doel heeft ten hoogste 10 stappen'] },
    ],
    [
      'with years that do not go up',
      { start: { year: 2030, percent: 20 } },
      { steps: ['Dit jaar moet na het jaar ervoor liggen'] },
    ],
    [
      'with a percentage above 100 and half a year',
      { start: { year: 2024.5, percent: 0 }, steps: [{ year: 2030, percent: 101 }] },
      {
        start: ['Vul een jaar van 2000 tot en met 2100 in'],
        steps: ['Vul een percentage van 0 tot en met 100 in, met hooguit één decimaal'],
      },
    ],
    [
      'without a decision',
      { decision_number: ' ', decision_text: '' },
      { decision_number: ['Noem het besluit: een nummer of een omschrijving'] },
    ],
    [
      'with an address that runs something',
      { decision_url: 'javascript:alert(1)' },
      { decision_url: ['Vul een volledig adres in dat begint met https:// of http://'] },
    ],
  ])('%s, with the reason at the field', async (_what, changed, body) => {
    const answer = await set({ ...TO_55, ...changed });
    expect([answer.status, answer.body]).toEqual([400, body]);
    expect(await goalOf('co2')).toMatchObject({ revision: 0 });
  });

  it('to whoever does not run the organisation, and to programs', async () => {
    const { token: member } = await addUser(test, { username: `lid-${count}`, organisationIds: [alfa.id] });
    const { token: outsider } = await addUser(test, {
      username: `buiten-${count}`,
      ...{ organisationIds: [await addOrganisation(test, `elders-${count}`)], administers: true },
    });
    expect((await set(TO_55, { token: member })).status).toBe(403);
    expect((await set(TO_55, { token: outsider })).status).toBe(404);
    // Who runs one organisation and works in another sets no goal there.
    const { token: elsewhere, accountId } = await addUser(test, {
      ...{ username: `naburig-${count}`, organisationIds: [await addOrganisation(test, `naburig-${count}`)] },
      administers: true,
    });
    await insertMembership(test.dependencies.database.queries, alfa.id, accountId);
    expect((await set(TO_55, { token: elsewhere })).status).toBe(404);
    expect((await test.send('DELETE', pathOf('co2/'), { token: elsewhere })).status).toBe(404);
    expect((await test.send('GET', pathOf(), { token: outsider })).status).toBe(404);
    expect((await test.send('GET', pathOf('co2/history/'), { token: outsider })).status).toBe(404);
    expect((await test.send('DELETE', pathOf('co2/'), { token: member })).status).toBe(403);
    expect((await test.send('GET', pathOf(), {})).status).toBe(401);
    const keyed = { slug: alfa.slug, token: alfa.administrator };
    const reading = await addApiKey(test, { ...keyed, name: 'leest', scopes: ['figures:read'] });
    const other = await addApiKey(test, { ...keyed, name: 'leest niet', scopes: ['projects:read'] });
    expect((await test.send('GET', pathOf(), { apiKey: reading.key })).status).toBe(200);
    expect((await test.send('GET', pathOf(), { apiKey: other.key })).status).toBe(403);
    expect((await test.send('POST', pathOf('co2/'), { apiKey: reading.key, body: TO_55 })).status).toBe(403);
    expect(await goalOf('co2')).toMatchObject({ revision: 0 });
  });

  it('to a member of two organisations in the one that they do not administer', async () => {
    const other = await addOrganisation(test, `gamma-${count}`);
    const { token } = await addUser(test, { username: `dubbel-${count}`, organisationIds: [alfa.id, other] });
    await test.send('POST', `/api/v1/organization/gamma-${count}/internal_organization_goals/co2/`, {
      ...{ token, body: TO_55 },
    });
    expect(await goalOf('co2')).toMatchObject({ revision: 0 });
  });

  it('its history to a viewer, for it names people', async () => {
    await set(TO_55);
    const { token } = await addUser(test, {
      ...{ username: `kijkt-${count}`, organisationIds: [alfa.id], dashboardType: 'viewer' },
    });
    expect((await test.send('GET', pathOf('co2/history/'), { token })).status).toBe(403);
  });
});
