import type { Applicant, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let an: { accountId: string; token: string };
let bo: { accountId: string; token: string };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  an = await addUser(test, { username: 'an', organisationIds: [alfa] });
  bo = await addUser(test, { username: 'bo', organisationIds: [alfa] });
});
afterAll(() => test.close());

const HINDER = { name: 'Hinderbeperking', max_discount: 30_000 };
const PLANNING = { name: 'Planning', max_discount: 20_000 };
const IN_EURO = { level: null, reason: null };

const asProject = (body: unknown) => body as Project;
const patchProject = (project: string, body: object) =>
  test.send('PATCH', `/api/v1/project/${project}/`, { token: an.token, body });
const readProject = async (project: string) =>
  asProject((await test.send('GET', `/api/v1/project/${project}/`, { token: an.token })).body);
const post = (project: string, body: object) =>
  test.send('POST', '/api/v1/applicant/', { token: an.token, body: { project, ...body } });
const patch = (uuid: string, body: object) =>
  test.send('PATCH', `/api/v1/applicant/${uuid}/`, { token: an.token, body });
const bids = async (project: string, as = an) =>
  (
    (await test.send('GET', `/api/v1/applicant/?project__uuid=${project}`, { token: as.token })).body as {
      results: Applicant[];
    }
  ).results;
const history = async (project: string, as = an) =>
  (
    (await test.send('GET', `/api/v1/project/${project}/history/`, { token: as.token })).body as {
      results: { subject_type: string; changes: Record<string, unknown> }[];
    }
  ).results;
const setStatus = (project: string, status: string) =>
  test.dependencies.database.queries.execute(
    sql`UPDATE project SET emvi_status = ${status} WHERE id = ${project}`,
  );

/** Adds a tender with €250.000 for the MKI and €50.000 for other criteria, as one amount. */
async function addTender(): Promise<string> {
  const id = await addProject(test, alfa, { contractType: 'RAW', awardCriteria: true });
  const { status } = await patchProject(id, {
    projectscope: 1_000_000,
    fictional_tender_benefit: 300_000,
    mki_max_discount: 250_000,
    criteria_max_discount: 50_000,
    mki_upper_boundary: 100_000,
  });
  expect(status).toBe(200);
  return id;
}

async function addNamedTender(): Promise<Project> {
  const id = await addTender();
  const { status, body } = await patchProject(id, { criteria: [HINDER, PLANNING] });
  expect(status, JSON.stringify(body)).toBe(200);
  return asProject(body);
}

const seal = (project: string) =>
  test.dependencies.database.queries.execute(sql`UPDATE project SET seals_bids = true WHERE id = ${project}`);

const given = (hinder: number | null, planning: number | null) => [
  { name: 'Hinderbeperking', value: hinder },
  { name: 'Planning', value: planning },
];

async function enter(project: string, name: string, hinder: number, planning: number): Promise<Applicant> {
  const { status, body } = await post(project, {
    name,
    quote_price: 1_000_000,
    criteria: given(hinder, planning),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as Applicant;
}

/** Returns the discount of a bid, and its parts. */
const discountOf = ({ criteria_discount, criteria }: Applicant) => [
  criteria_discount,
  ...criteria.map(({ name, value }) => [name, value]),
];

it('may be sent under their other name, with the calculation that a client keeps beside a bid', async () => {
  const { uuid } = await addNamedTender();
  const calculation = { name: '', excel_file: null, active: true, notes: '', uploading: false };
  const answer = await post(uuid, {
    ...{ name: 'Noord', quote_price: 900_000, calculation },
    criteria_values: given(20_000, 5_000),
  });
  expect(answer).toMatchObject({
    status: 201,
    body: { criteria_discount: 25_000, project_calculation: null },
  });
  expect((await post(uuid, { name: 'Zuid', criteria_valeus: given(1, 1) })).status).toBe(400);
});

describe('the criteria of a project', () => {
  it('have a name and a maximum each, and their sum is the maximum of the other criteria', async () => {
    const project = await addNamedTender();
    expect(project.criteria).toEqual([
      { uuid: expect.any(String), ...HINDER, scale: null },
      { uuid: expect.any(String), ...PLANNING, scale: null },
    ]);
    expect(project.criteria_max_discount).toBe(50_000);
    const [{ uuid: hinder = '' } = {}] = project.criteria;
    const { body } = await patchProject(project.uuid, {
      criteria: [{ uuid: hinder, name: 'Hinder', max_discount: 10_000 }],
    });
    expect(asProject(body).criteria).toEqual([
      { uuid: hinder, name: 'Hinder', max_discount: 10_000, scale: null },
    ]);
    expect(asProject(body).criteria_max_discount).toBe(10_000);
  });

  it('are absent at first, and the maximum is one amount', async () => {
    const id = await addTender();
    expect(await readProject(id)).toMatchObject({ criteria: [], criteria_max_discount: 50_000 });
  });

  it('determine the maximum, which cannot be changed separately, but a form may send along', async () => {
    const { uuid, criteria } = await addNamedTender();
    const apart = await patchProject(uuid, { criteria_max_discount: 40_000 });
    expect(apart.status).toBe(400);
    expect(apart.body).toEqual({
      criteria_max_discount: ['Dit is de som van de benoemde criteria en kan niet apart worden gewijzigd'],
    });
    expect((await patchProject(uuid, { criteria_max_discount: null })).status).toBe(400);
    expect((await patchProject(uuid, { criteria, criteria_max_discount: 50_000 })).status).toBe(200);
    const both = await patchProject(uuid, { criteria: [PLANNING], criteria_max_discount: 20_000 });
    expect(both.body).toMatchObject({ criteria_max_discount: 20_000 });
    const asRead = await patchProject(uuid, { criteria: [HINDER], criteria_max_discount: 20_000 });
    expect(asRead.body).toMatchObject({ criteria_max_discount: 30_000 });
  });

  it('leave no maximum when all are removed, unless the same request sets one', async () => {
    const one = await addNamedTender();
    expect((await patchProject(one.uuid, { criteria: [] })).body).toMatchObject({
      criteria: [],
      criteria_max_discount: null,
    });
    const other = await addNamedTender();
    const changed = await patchProject(other.uuid, { criteria: [], criteria_max_discount: 45_000 });
    expect(changed.body).toMatchObject({ criteria: [], criteria_max_discount: 45_000 });
  });

  it.each([
    [[{ name: ' ', max_discount: 5 }], { 'criteria.0.name': ['Dit veld is vereist'] }],
    [[{ name: 'A', max_discount: 0 }], { 'criteria.0.max_discount': ['Mag niet 0 zijn'] }],
    [[{ name: 'A', max_discount: null }], { 'criteria.0.max_discount': ['Dit veld is vereist'] }],
    [[{ name: 'A', max_discount: 0.5 }], { 'criteria.0.max_discount': ['Vul een bedrag in hele euro’s in'] }],
    [
      [PLANNING, { name: 'planning', max_discount: 5 }],
      { 'criteria.1.name': ['Deze naam staat al in de lijst'] },
    ],
    [
      [HINDER, { name: 'Planning', max_discount: 20_001 }],
      {
        mki_max_discount: ['Totaal fictief gunningsvoordeel met €1,- overschreden'],
        criteria_max_discount: ['Totaal fictief gunningsvoordeel met €1,- overschreden'],
      },
    ],
    [
      [{ uuid: '00000000-0000-4000-8000-000000000000', name: 'A', max_discount: 5 }],
      { 'criteria.0.uuid': ['Dit criterium is er niet meer, of staat er twee keer'] },
    ],
  ])('are refused at their field: %j', async (criteria, fields) => {
    const id = await addTender();
    const { status, body } = await patchProject(id, { criteria });
    expect([status, body]).toEqual([400, fields]);
    expect(await readProject(id)).toMatchObject({ criteria: [], criteria_max_discount: 50_000 });
  });

  it('are at most twenty, with names of at most a hundred characters', async () => {
    const id = await addTender();
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ name: `Criterium ${place}`, max_discount: 1 }));
    expect((await patchProject(id, { criteria: many(21) })).status).toBe(400);
    expect((await patchProject(id, { criteria: many(20) })).status).toBe(200);
    const long = await patchProject(id, { criteria: [{ name: 'a'.repeat(101), max_discount: 1 }] });
    expect([long.status, Object.keys(long.body as object)]).toEqual([400, ['criteria.0.name']]);
  });

  it('cannot be renamed once the model is complete', async () => {
    const { uuid, criteria } = await addNamedTender();
    await setStatus(uuid, 'Locked');
    const renamed = criteria.map((each) => ({ ...each, name: `${each.name} 2` }));
    expect((await patchProject(uuid, { criteria: renamed })).status).toBe(409);
  });

  it('are recorded in the history with their former and new values', async () => {
    const { uuid } = await addNamedTender();
    await patchProject(uuid, { criteria: [HINDER] });
    expect((await history(uuid))[0]?.changes).toEqual({
      criteria: {
        from: 'Hinderbeperking: €30.000,-; Planning: €20.000,-',
        to: 'Hinderbeperking: €30.000,-',
      },
      criteriaMaxDiscountEur: { from: 50_000, to: 30_000 },
    });
  });
});

describe('a bid on named criteria', () => {
  it('has a value for each, and their sum is its discount', async () => {
    const { uuid, criteria } = await addNamedTender();
    const bid = await enter(uuid, 'Noord', 25_000, 5_000);
    expect(bid.criteria).toEqual([
      { uuid: criteria[0]?.uuid, name: 'Hinderbeperking', value: 25_000, ...IN_EURO, upper_boundary: 30_000 },
      { uuid: criteria[1]?.uuid, name: 'Planning', value: 5_000, ...IN_EURO, upper_boundary: 20_000 },
    ]);
    expect([bid.criteria_discount, bid.fictional_quote_price]).toEqual([30_000, 970_000]);
    const changed = await patch(bid.uuid, { criteria: [{ name: 'planning', value: 0 }] });
    expect(discountOf(changed.body as Applicant)).toEqual([
      25_000,
      ['Hinderbeperking', 25_000],
      ['Planning', 0],
    ]);
    expect((await history(uuid))[0]?.changes).toEqual({
      criteriaDiscountEur: { from: 30_000, to: 25_000 },
      criteria: {
        from: 'Hinderbeperking: €25.000,-; Planning: €5.000,-',
        to: 'Hinderbeperking: €25.000,-; Planning: €0,-',
      },
    });
  });

  it.each([
    [given(30_001, 0), { 'criteria.0': ['Bovengrens is €30.000,-'] }],
    [given(-1, 0), { 'criteria.0': ['Mag geen negatief getal zijn'] }],
    [given(0, 0.5), { 'criteria.1': ['Vul een bedrag in hele euro’s in'] }],
    [given(5, null), { 'criteria.1': ['Dit veld is vereist'] }],
    [given(5, 5).slice(1), { 'criteria.0': ['Dit veld is vereist'] }],
    [
      [...given(5, 5), { name: 'Prijs', value: 5 }],
      { criteria: ['Het project heeft geen criterium ‘Prijs’, of het staat er twee keer'] },
    ],
    [
      [...given(5, 5), { name: 'PLANNING', value: 5 }],
      { criteria: ['Het project heeft geen criterium ‘PLANNING’, of het staat er twee keer'] },
    ],
    [
      [{ name: 'Hinderbeperking', value: 5, upper_boundary: 29_999 }, ...given(5, 5).slice(1)],
      { 'criteria.0': ['De maximale korting op dit criterium is intussen gewijzigd'] },
    ],
  ])('is refused at its criterion: %j', async (criteria, fields) => {
    const { uuid } = await addNamedTender();
    const { status, body } = await post(uuid, { name: 'Noord', quote_price: 1, criteria });
    expect([status, body]).toEqual([400, fields]);
    expect(await bids(uuid)).toEqual([]);
  });

  it('is refused a discount that differs from the sum', async () => {
    const { uuid } = await addNamedTender();
    const apart = {
      criteria_discount: ['Dit is de som van de kortingen per criterium en kan niet apart worden gewijzigd'],
    };
    const body = { name: 'Noord', quote_price: 1, criteria: given(5, 5) };
    expect((await post(uuid, { ...body, criteria_discount: 11 })).body).toEqual(apart);
    const entered = await post(uuid, { ...body, criteria_discount: 10 });
    expect(entered.status).toBe(201);
    const { uuid: bid } = entered.body as Applicant;
    expect((await patch(bid, { criteria_discount: 11 })).body).toEqual(apart);
    expect((await patch(bid, { criteria_discount: null })).body).toEqual(apart);
  });

  it('is refused values where the project names no criteria', async () => {
    const id = await addTender();
    const body = { name: 'Noord', quote_price: 1, criteria_discount: 5, criteria: given(5, 5) };
    const refusal = await post(id, body);
    expect([refusal.status, Object.keys(refusal.body as object)]).toEqual([400, ['criteria']]);
  });

  it('is entered together with others, or none is, with every problem at its row', async () => {
    const { uuid } = await addNamedTender();
    const send = (...values: (readonly [number, number])[]) =>
      test.send('POST', `/api/v1/project/${uuid}/applicants/`, {
        token: an.token,
        body: {
          applicants: values.map(([hinder, planning], place) => ({
            name: `Bieder ${place}`,
            quote_price: 1,
            criteria: given(hinder, planning),
          })),
        },
      });
    expect((await send([1, 2], [3, 20_001])).body).toEqual({ '1.criteria.1': ['Bovengrens is €20.000,-'] });
    expect(await bids(uuid)).toEqual([]);
    await send([1, 2], [3, 4]);
    expect((await bids(uuid)).map(({ criteria_discount }) => criteria_discount)).toEqual([3, 7]);
  });

  it('hides its amounts from members who did not enter it, in the history too', async () => {
    const { uuid } = await addNamedTender();
    await seal(uuid);
    await enter(uuid, 'Noord', 25_000, 5_000);
    const [seen] = await bids(uuid, bo);
    expect(seen && discountOf(seen)).toEqual([null, ['Hinderbeperking', null], ['Planning', null]]);
    const entry = (await history(uuid, bo)).find(({ subject_type }) => subject_type === 'applicant');
    expect(entry).toBeDefined();
    expect(JSON.stringify(entry)).not.toContain('25.000');
  });

  it('is restored with its values', async () => {
    const { uuid } = await addNamedTender();
    const bid = await enter(uuid, 'Noord', 25_000, 5_000);
    await test.send('DELETE', `/api/v1/applicant/${bid.uuid}/`, { token: an.token });
    const back = await test.send('POST', `/api/v1/applicant/${bid.uuid}/restore/`, { token: an.token });
    expect(discountOf(back.body as Applicant)).toEqual(discountOf(bid));
  });
});

describe('when the criteria of a project change', () => {
  const wiped = async (project: string) => (await readProject(project)).applicants_criteria_discount_wiped;

  it('bidders keep their values under another name and in another order', async () => {
    const { uuid, criteria } = await addNamedTender();
    const bid = await enter(uuid, 'Noord', 25_000, 5_000);
    const renamed = criteria.map((each) => ({ ...each, name: `${each.name} 2` })).toReversed();
    await patchProject(uuid, { criteria: renamed });
    const [after] = await bids(uuid);
    expect(after && discountOf(after)).toEqual([
      30_000,
      ['Planning 2', 5_000],
      ['Hinderbeperking 2', 25_000],
    ]);
    expect(after?.revision).toBe(bid.revision);
    expect(await wiped(uuid)).toBe(false);
  });

  it('the value of a removed criterion is dropped, the project says so, and the history states it', async () => {
    const { uuid, criteria } = await addNamedTender();
    await enter(uuid, 'Noord', 25_000, 5_000);
    await patchProject(uuid, { criteria: criteria.slice(0, 1) });
    const [after] = await bids(uuid);
    expect(after && discountOf(after)).toEqual([25_000, ['Hinderbeperking', 25_000]]);
    expect(await wiped(uuid)).toBe(true);
    const entry = (await history(uuid)).find(({ subject_type }) => subject_type === 'applicant');
    expect(entry?.changes).toEqual({
      criteriaDiscountEur: { from: 30_000, to: 25_000 },
      criteria: {
        from: 'Hinderbeperking: €25.000,-; Planning: €5.000,-',
        to: 'Hinderbeperking: €25.000,-',
      },
    });
  });

  it('a criterion without values is removed without a warning', async () => {
    const { uuid, criteria } = await addNamedTender();
    await patchProject(uuid, { criteria: criteria.slice(0, 1) });
    expect(await wiped(uuid)).toBe(false);
  });

  it('a deleted bidder is not restored with a value of a removed criterion', async () => {
    const { uuid, criteria } = await addNamedTender();
    const bid = await enter(uuid, 'Noord', 25_000, 5_000);
    await test.send('DELETE', `/api/v1/applicant/${bid.uuid}/`, { token: an.token });
    await patchProject(uuid, { criteria: criteria.slice(0, 1) });
    expect(await wiped(uuid)).toBe(false);
    const back = await test.send('POST', `/api/v1/applicant/${bid.uuid}/restore/`, { token: an.token });
    expect(discountOf(back.body as Applicant)).toEqual([25_000, ['Hinderbeperking', 25_000]]);
  });

  it('another maximum drops only the value of that criterion, once a complete model is edited again', async () => {
    const { uuid, criteria } = await addNamedTender();
    await enter(uuid, 'Noord', 25_000, 5_000);
    const lower = criteria.map((each) =>
      each.name === 'Planning' ? { ...each, max_discount: 15_000 } : each,
    );
    await patchProject(uuid, { criteria: lower });
    expect(discountOf((await bids(uuid))[0] as Applicant)[0]).toBe(30_000);
    await setStatus(uuid, 'Editing');
    await patchProject(uuid, { criteria });
    expect(discountOf((await bids(uuid))[0] as Applicant)).toEqual([
      25_000,
      ['Hinderbeperking', 25_000],
      ['Planning', null],
    ]);
    expect(await wiped(uuid)).toBe(true);
  });

  it('a discount that was entered as one amount is dropped when criteria are named', async () => {
    const id = await addTender();
    await post(id, { name: 'Noord', quote_price: 1, criteria_discount: 40_000 });
    await patchProject(id, { criteria: [HINDER, PLANNING] });
    expect(discountOf((await bids(id))[0] as Applicant)).toEqual([
      null,
      ['Hinderbeperking', null],
      ['Planning', null],
    ]);
    expect(await wiped(id)).toBe(true);
  });

  it('a bid that lacks a value can still be changed in another field, and be read and sent back', async () => {
    const { uuid, criteria } = await addNamedTender();
    const bid = await enter(uuid, 'Noord', 25_000, 5_000);
    await patchProject(uuid, { criteria: criteria.slice(0, 1) });
    await patchProject(uuid, { criteria: [...(await readProject(uuid)).criteria, PLANNING] });
    const [read] = await bids(uuid);
    const { status, body } = await patch(bid.uuid, { ...read, quote_price: 5 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(discountOf(body as Applicant)[0]).toBe(25_000);
    expect((await patch(bid.uuid, { criteria: [{ name: 'Hinderbeperking', value: null }] })).status).toBe(
      400,
    );
  });

  it('emptying the discounts empties every value', async () => {
    const { uuid } = await addNamedTender();
    await enter(uuid, 'Noord', 25_000, 5_000);
    await test.send('POST', `/api/v1/project/${uuid}/reset_applicants_criteria_discount/`, {
      token: an.token,
    });
    expect(discountOf((await bids(uuid))[0] as Applicant)).toEqual([
      null,
      ['Hinderbeperking', null],
      ['Planning', null],
    ]);
    expect(await wiped(uuid)).toBe(true);
  });
});
