import type { Applicant, ApplicantStatisticsAnswer, Calculation, Project } from '@milieuspoor/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let an: { accountId: string; token: string };
let bo: { accountId: string; token: string };
let staff: { accountId: string; token: string };
let stranger: { accountId: string; token: string };
let viewer: { accountId: string; token: string };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  an = await addUser(test, { username: 'an', organisationIds: [alfa] });
  bo = await addUser(test, { username: 'bo', organisationIds: [alfa] });
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET first_name = username, last_name = ''`,
  );
  staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
  stranger = await addUser(test, { username: 'buiten', organisationIds: [beta] });
  viewer = await addUser(test, { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' });
});
afterAll(() => test.close());

/** The model of the issue: 250.000 of discount from an MKI of 100.000 down to 50.000, and 50.000 on other criteria. */
async function addTender(): Promise<string> {
  const id = await addProject(test, alfa, { contractType: 'RAW', awardCriteria: true });
  await set(
    id,
    sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
    criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
    mki_manually_set = true`,
  );
  return id;
}

const set = (project: string, values: ReturnType<typeof sql>) =>
  test.dependencies.database.queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`);
const post = (project: string, body: object, as = an) =>
  test.send('POST', '/api/v1/applicant/', { token: as.token, body: { project, ...body } });
const patch = (uuid: string, body: object, { as = an, ifMatch }: { as?: typeof an; ifMatch?: string } = {}) =>
  test.send('PATCH', `/api/v1/applicant/${uuid}/`, {
    token: as.token,
    body,
    ...(ifMatch ? { ifMatch } : {}),
  });
const remove = (uuid: string, as = an) =>
  test.send('DELETE', `/api/v1/applicant/${uuid}/`, { token: as.token });
const open = (project: string, { as = an, witness = bo.accountId } = {}) =>
  test.send('POST', `/api/v1/project/${project}/open_bids/`, { token: as.token, body: { witness } });
const correct = (project: string, as = an) =>
  test.send('POST', `/api/v1/project/${project}/begin_correction/`, {
    token: as.token,
    body: { reason: 'Een bestand is verwisseld' },
  });
const read = async (project: string, as = an) =>
  (await test.send('GET', `/api/v1/applicant/?project__uuid=${project}`, { token: as.token })).body as {
    count: number;
    results: Applicant[];
  };
const statistics = async (project: string, as = an) =>
  (await test.send('GET', `/api/v1/project/${project}/applicant_statistics/`, { token: as.token }))
    .body as ApplicantStatisticsAnswer;
const history = async (project: string, as = an) =>
  (
    (await test.send('GET', `/api/v1/project/${project}/history/`, { token: as.token })).body as {
      results: { subject_type: string; subject_name: string; action: string; changes: object }[];
    }
  ).results;

async function enter(
  project: string,
  name: string,
  quote: number,
  discount = 0,
  as = an,
): Promise<Applicant> {
  const { status, body } = await post(project, { name, quote_price: quote, criteria_discount: discount }, as);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as Applicant;
}

async function upload(fields: object, mkiEur: number, { as = an, sets = ['a1'] as ('a1' | 'a2')[] } = {}) {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }], sets);
  return test.send('POST', '/api/v1/project-calculation/', {
    token: as.token,
    form: {
      fields: fields as never,
      file: { field: 'excel_file', name: 'applicant' in fields ? 'bod.xlsx' : 'eigen.xlsx', bytes },
    },
  });
}

const uploadBid = (
  applicant: string,
  mkiEur: number,
  more: { as?: typeof an; sets?: ('a1' | 'a2')[] } = {},
) => upload({ applicant, calculation_type: 'applicant' }, mkiEur, more);

async function activateBaseline(project: string, mkiEur: number): Promise<void> {
  const { body } = await upload({ project, calculation_type: 'design-baseline' }, mkiEur);
  const { uuid } = body as Calculation;
  const active = await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token: an.token,
    body: { active: true },
  });
  expect(active.status).toBe(200);
}

/** Three bids: quote 1.000.000 at an MKI of 75.000, 980.000 at 110.000, and 1.060.000 at 40.000. */
async function addThreeBids(project: string): Promise<[string, string, string]> {
  const bids = [
    await enter(project, 'Midden', 1_000_000, 50_000),
    await enter(project, 'Goedkoop', 980_000),
    await enter(project, 'Groen', 1_060_000),
  ] as const;
  for (const [index, mki] of [75_000, 110_000, 40_000].entries())
    expect((await uploadBid(bids[index]?.uuid ?? '', mki)).status).toBe(201);
  return [bids[0].uuid, bids[1].uuid, bids[2].uuid];
}

describe('a bid', () => {
  it('comes to its quote less the discounts: 1.000.000 at an MKI of 75.000 with 50.000 is 825.000', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    await addThreeBids(project);
    await open(project);
    const { count, results } = await read(project);
    expect(count).toBe(3);
    const told = results.map(({ name, quote_price, criteria_discount, mki_value, mki_score, ...bid }) => [
      name,
      quote_price,
      criteria_discount,
      mki_value,
      mki_score,
      bid.fictional_quote_price,
      bid.rank,
    ]);
    expect(told).toEqual([
      ['Midden', 1_000_000, 50_000, 75_000, 125_000, 825_000, 2],
      ['Goedkoop', 980_000, 0, 110_000, 0, 980_000, 3],
      ['Groen', 1_060_000, 0, 40_000, 250_000, 810_000, 1],
    ]);
    expect(results[0]).toMatchObject({
      standing: 'scored',
      sealed: false,
      entered_by: 'an',
      upper_boundary: 100_000,
      active: false,
      tied: false,
      project_calculation: {
        applicant: results[0]?.uuid,
        applicant_name: 'Midden',
        notes: '',
        active: false,
      },
    });
  });

  it('without a calculation takes part with its price, and without a model nobody is scored', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Zonder', 900_000, 10_000);
    expect((await read(project)).results[0]).toMatchObject({
      standing: 'no-calculation',
      mki_value: null,
      mki_score: 0,
      fictional_quote_price: 890_000,
      project_calculation: null,
    });
    await uploadBid(uuid, 60_000);
    await set(project, sql`mki_lower_boundary_eur = NULL`);
    expect((await read(project)).results[0]).toMatchObject({ mki_score: null, fictional_quote_price: null });
  });

  it('of another set than the active baseline is refused, and both sets are named', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    const { uuid } = await enter(project, 'Ander', 900_000);
    const { status, body } = await uploadBid(uuid, 60_000, { sets: ['a2'] });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toMatch(/Set A2.*Set A1/s);
    expect((await read(project)).results[0]?.project_calculation).toBeNull();
  });

  it('that was weighed otherwise than the baseline is marked, and not ranked', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    const [middle] = await addThreeBids(project);
    await open(project);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`INSERT INTO weight_version_name (set_code, version) VALUES ('a1', 'anders')`);
    await queries.execute(sql`
      INSERT INTO weight_table (set_code, version, valid_from, created_at) VALUES ('a1', 'anders', '2099-01-01', now())`);
    await queries.execute(
      sql`UPDATE calculation SET a1_weights_version = 'anders' WHERE applicant_id = ${middle}`,
    );
    const [marked, cheap] = (await read(project)).results;
    expect(marked).toMatchObject({
      standing: 'other-weights',
      mki_value: 75_000,
      mki_score: null,
      fictional_quote_price: null,
      rank: null,
    });
    expect(cheap).toMatchObject({ standing: 'scored', rank: 2 });
    expect((await statistics(project)).applicant_lowest_mki_value).toMatchObject({ name: 'Groen' });
  });

  it('that ties with another in price and MKI shares its rank, and there is no single winner', async () => {
    const project = await addTender();
    for (const name of ['Eén', 'Twee']) await uploadBid((await enter(project, name, 900_000)).uuid, 75_000);
    await open(project);
    expect((await read(project)).results.map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(await statistics(project)).toMatchObject({
      winner: null,
      winners: [{ name: 'Eén' }, { name: 'Twee' }],
    });
  });
});

describe('what is entered of a bid', () => {
  it.each([
    [{ name: '' }, { name: ['Dit veld is vereist'] }],
    [{ quote_price: null }, { quote_price: ['Dit veld is vereist'] }],
    [{ quote_price: -1 }, { quote_price: ['Mag geen negatief getal zijn'] }],
    [{ quote_price: 0.5 }, { quote_price: ['Vul een bedrag in hele euro’s in'] }],
    [{ criteria_discount: null }, { criteria_discount: ['Dit veld is vereist'] }],
    [{ criteria_discount: -1 }, { criteria_discount: ['Mag geen negatief getal zijn'] }],
    [{ criteria_discount: 50_001 }, { criteria_discount: ['Maximale korting is €50.000,-'] }],
  ])('is refused at its field for %j, as new and as changed', async (wrong, problem) => {
    const project = await addTender();
    const good = { name: 'Goed', quote_price: 0, criteria_discount: 50_000 };
    expect(await post(project, { ...good, ...wrong })).toMatchObject({ status: 400, body: problem });
    expect((await read(project)).count).toBe(0);
    const { uuid } = (await post(project, good)).body as Applicant;
    expect(await patch(uuid, wrong)).toMatchObject({ status: 400, body: problem });
    expect((await read(project)).results[0]).toMatchObject(good);
  });

  it('is a name that no other bidder has', async () => {
    const project = await addTender();
    await enter(project, 'Bouw BV', 1);
    const { uuid } = await enter(project, 'Ander BV', 1);
    const problem = { name: ['Een andere inschrijver heeft deze naam al'] };
    expect(await post(project, { name: 'bouw bv', quote_price: 1, criteria_discount: 0 })).toMatchObject({
      status: 400,
      body: problem,
    });
    expect(await patch(uuid, { name: 'BOUW BV' })).toMatchObject({ status: 400, body: problem });
    expect((await patch(uuid, { name: 'ANDER BV' })).status).toBe(200);
  });

  it('needs no discount where the model has nothing for other criteria', async () => {
    const project = await addTender();
    await set(project, sql`criteria_max_discount_eur = NULL`);
    const { status, body } = await post(project, { name: 'Zonder', quote_price: 10 });
    expect([status, (body as Applicant).criteria_discount]).toEqual([201, null]);
  });

  it('several at once are stored together, or none of them with each problem at its row', async () => {
    const project = await addTender();
    const add = (applicants: object[]) =>
      test.send('POST', `/api/v1/project/${project}/applicants/`, { token: an.token, body: { applicants } });
    const good = { name: 'Een', quote_price: 1, criteria_discount: 0 };
    expect(await add([good, { ...good, quote_price: -1 }, { ...good, name: 'EEN' }])).toMatchObject({
      status: 400,
      body: {
        '1.name': ['Een andere inschrijver heeft deze naam al'],
        '1.quote_price': ['Mag geen negatief getal zijn'],
        '2.name': ['Een andere inschrijver heeft deze naam al'],
      },
    });
    expect((await read(project)).count).toBe(0);
    expect(await add([good, { ...good, name: 'Twee' }])).toMatchObject({
      status: 201,
      body: { count: 2, results: [{ name: 'Een' }, { name: 'Twee' }] },
    });
  });

  it('is changed by who saw the newest version', async () => {
    const project = await addTender();
    const { uuid, revision } = await enter(project, 'Een', 10);
    const ifMatch = String(revision);
    expect(await patch(uuid, { quote_price: 20 }, { ifMatch })).toMatchObject({
      status: 200,
      body: { quote_price: 20, revision: revision + 1 },
    });
    expect(await patch(uuid, { quote_price: 30 }, { ifMatch })).toMatchObject({
      status: 409,
      body: { current: { uuid, quote_price: 20 } },
    });
  });

  it('stands in the history, with what it was', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10, 5);
    await patch(uuid, { quote_price: 20 });
    await remove(uuid);
    expect(
      (await history(project)).map(({ subject_type, action, changes }) => [subject_type, action, changes]),
    ).toEqual([
      [
        'applicant',
        'deleted',
        {
          name: { from: 'Een', to: null },
          quoteEur: { from: 20, to: null },
          criteriaDiscountEur: { from: 5, to: null },
        },
      ],
      ['applicant', 'changed', { quoteEur: { from: 10, to: 20 } }],
      [
        'applicant',
        'created',
        {
          name: { from: null, to: 'Een' },
          quoteEur: { from: null, to: 10 },
          criteriaDiscountEur: { from: null, to: 5 },
        },
      ],
    ]);
  });
});

describe('the calculation of a bidder', () => {
  it('is one: another takes its place, and a winner is the winner no more', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10);
    await uploadBid(uuid, 75_000);
    await open(project);
    expect((await patch(uuid, { active: true })).body).toMatchObject({ active: true });
    await correct(project);
    expect((await uploadBid(uuid, 60_000)).status).toBe(201);
    expect((await read(project)).results[0]).toMatchObject({ mki_value: 60_000, active: false });
    const listed = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, {
      token: an.token,
    });
    expect(listed.body).toMatchObject({ count: 1, results: [{ applicant: uuid, mki_value: 60_000 }] });
  });

  it('that is deleted takes the winner away; it comes back only while the bidder has no other', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10);
    const { uuid: calculation } = (await uploadBid(uuid, 75_000)).body as Calculation;
    await open(project);
    await correct(project);
    await patch(uuid, { active: true });
    const send = (method: 'DELETE' | 'POST', path = '') =>
      test.send(method, `/api/v1/project-calculation/${calculation}/${path}`, { token: an.token });
    expect((await send('DELETE')).status).toBe(204);
    expect((await read(project)).results[0]).toMatchObject({ project_calculation: null, active: false });
    expect((await statistics(project)).selected_winner).toBeNull();
    await uploadBid(uuid, 60_000);
    expect((await send('POST', 'restore/')).status).toBe(409);
  });

  it('needs its bidder named, and nothing else does', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10);
    for (const fields of [
      { project, calculation_type: 'applicant' },
      { applicant: uuid, calculation_type: 'design-baseline' },
      { calculation_type: 'design-baseline' },
    ])
      expect((await upload(fields, 1)).status, JSON.stringify(fields)).toBe(400);
    expect((await upload({ project, applicant: uuid, calculation_type: 'applicant' }, 1)).status).toBe(201);
    const other = await addTender();
    expect((await upload({ project: other, applicant: uuid, calculation_type: 'applicant' }, 1)).status).toBe(
      404,
    );
  });

  it('is looked at by itself, or as the winner’s', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    const [middle, , green] = await addThreeBids(project);
    await open(project);
    await patch(green, { active: true });
    const mkiOf = async (applicant?: string, as = an) => {
      const { status, body } = await test.send(
        'GET',
        `/api/v1/organization/alfa/internal_project_calculation_statistics/?aggregate_by=product_group` +
          `&project_calculation__project__uuid=${project}` +
          `&project_calculation__calculation_type=design-baseline,applicant${applicant ? `&applicant=${applicant}` : ''}`,
        { token: as.token },
      );
      if (status !== 200) return status;
      const { statistics: all } = body as {
        statistics: { statistic: string; name: string; values: unknown }[];
      };
      const total = all.filter(({ statistic }) => statistic === 'total_mki_reference_calculation');
      return JSON.stringify(total);
    };
    expect(await mkiOf()).toContain('40000');
    expect(await mkiOf(middle)).toContain('75000');
    expect(await mkiOf(middle)).not.toContain('40000');
    expect(await mkiOf(middle, viewer)).toBe(404);
    expect(await mkiOf(middle, stranger)).toBe(404);
  });
});

describe('the winner', () => {
  it('is one bidder, with a calculation, once bids are open; who won is in the history', async () => {
    const project = await addTender();
    const [middle, , green] = await addThreeBids(project);
    expect(await patch(green, { active: true })).toMatchObject({
      status: 409,
      body: { detail: 'Open eerst de inschrijvingen' },
    });
    const without = await enter(project, 'Zonder', 2_000_000);
    await open(project);
    expect(await patch(without.uuid, { active: true })).toMatchObject({
      status: 409,
      body: { detail: 'Upload eerst de berekening van deze inschrijver' },
    });
    await patch(green, { active: true });
    const winner_reason = 'Groen trok zich terug';
    expect((await patch(middle, { active: true, winner_reason })).body).toMatchObject({
      active: true,
      winner_reason,
    });
    const winners = (await read(project)).results.filter(({ active }) => active);
    expect(winners.map(({ name }) => name)).toEqual(['Midden']);
    expect(
      (await history(project)).slice(0, 3).map(({ subject_name, changes }) => [subject_name, changes]),
    ).toEqual([
      ['Midden', { winner: { from: false, to: true }, winnerReason: { from: null, to: winner_reason } }],
      ['Groen', { winner: { from: true, to: false } }],
      ['Groen', { winner: { from: false, to: true } }],
    ]);
    expect((await patch(middle, { active: false })).body).toMatchObject({ active: false });
    expect((await statistics(project)).selected_winner).toBeNull();
  });

  it('is one bidder too when two are chosen at once', async () => {
    const project = await addTender();
    const [middle, cheap] = await addThreeBids(project);
    await open(project);
    const chosen = { active: true, winner_reason: 'De eerste trok zich terug' };
    await Promise.all([patch(middle, chosen), patch(cheap, chosen)]);
    expect((await read(project)).results.filter(({ active }) => active)).toHaveLength(1);
  });

  it('who is deleted leaves none, and comes back as a bidder only', async () => {
    const project = await addTender();
    const [middle] = await addThreeBids(project);
    await open(project);
    await patch(middle, { active: true, winner_reason: 'De eerste trok zich terug' });
    await correct(project);
    expect((await remove(middle)).status).toBe(204);
    expect((await statistics(project)).selected_winner).toBeNull();
    const restored = await test.send('POST', `/api/v1/applicant/${middle}/restore/`, { token: an.token });
    expect(restored).toMatchObject({
      status: 200,
      body: { name: 'Midden', active: false, winner_reason: null, mki_value: 75_000 },
    });
  });

  it('who is not first needs a reason, which goes with the crown', async () => {
    const project = await addTender();
    const [middle, , green] = await addThreeBids(project);
    await open(project);
    for (const reason of [{}, { winner_reason: '' }, { winner_reason: ' te kort  ' }])
      expect(await patch(middle, { active: true, ...reason })).toMatchObject({
        status: 400,
        body: { winner_reason: [expect.stringContaining('niet als enige op de eerste plaats')] },
      });
    expect((await statistics(project)).selected_winner).toBeNull();
    const winner_reason = 'Groen trok zich terug';
    await patch(middle, {
      active: true,
      winner_reason: `  ${winner_reason}
`,
    });
    const [seen] = (await read(project, bo)).results;
    expect(seen).toMatchObject({ name: 'Midden', active: true, winner_reason });
    expect((await patch(green, { active: true, winner_reason: 'Hoeft niet te worden gezegd' })).body).toEqual(
      expect.objectContaining({ active: true, winner_reason: null }),
    );
    expect((await read(project)).results[0]).toMatchObject({ active: false, winner_reason: null });
    await patch(middle, { active: true, winner_reason });
    expect((await patch(middle, { active: false })).body).toMatchObject({ winner_reason: null });
    expect((await history(project))[0]).toMatchObject({
      changes: { winner: { from: true, to: false }, winnerReason: { from: winner_reason, to: null } },
    });
  });

  it('who is tied first needs what breaks the tie, and one without a place the reason too', async () => {
    const project = await addTender();
    const tied = await enter(project, 'Eén', 900_000);
    for (const uuid of [tied.uuid, (await enter(project, 'Twee', 900_000)).uuid])
      await uploadBid(uuid, 75_000);
    await open(project);
    expect((await patch(tied.uuid, { active: true })).status).toBe(400);
    expect((await patch(tied.uuid, { active: true, winner_reason: 'Aangewezen door loting' })).status).toBe(
      200,
    );
    await set(project, sql`mki_lower_boundary_eur = NULL`);
    const [, other] = (await read(project)).results;
    expect((await patch(other?.uuid ?? '', { active: true })).status).toBe(400);
  });

  it('is given the reason that a correction made necessary, and is held against the bid as it becomes', async () => {
    const project = await addTender();
    const [middle, , green] = await addThreeBids(project);
    await open(project);
    await patch(green, { active: true });
    await correct(project);
    expect((await patch(green, { quote_price: 1_100_000 })).body).toMatchObject({ rank: 2, active: true });
    const winner_reason = 'De gunning was al medegedeeld';
    const told = await patch(green, { active: true, winner_reason });
    expect(told.body).toMatchObject({ active: true, winner_reason });
    const results = (await read(project)).results.map(({ name, active, winner_reason: why }) => [
      name,
      active,
      why,
    ]);
    expect(results).toContainEqual(['Groen', true, winner_reason]);
    expect((await history(project))[0]?.changes).toEqual({ winnerReason: { from: null, to: winner_reason } });
    expect((await patch(middle, { active: true, quote_price: 1_200_000 })).status).toBe(400);
    expect((await patch(green, { active: false, quote_price: 1_060_000 })).status).toBe(200);
    expect((await patch(middle, { active: true, quote_price: 1_000 })).body).toMatchObject({
      active: true,
      rank: 1,
    });
  });

  it('is chosen by the box of the calculation on the same conditions', async () => {
    const project = await addTender();
    const [middle, , green] = await addThreeBids(project);
    await open(project);
    const calculationOf = async (bidder: string) =>
      (await read(project)).results.find(({ uuid }) => uuid === bidder)?.project_calculation?.uuid;
    const tick = async (bidder: string, active: boolean) =>
      test.send('PATCH', `/api/v1/project-calculation/${await calculationOf(bidder)}/`, {
        token: an.token,
        body: { active },
      });
    expect(await tick(middle, true)).toMatchObject({
      status: 400,
      body: { winner_reason: expect.anything() },
    });
    expect((await tick(green, true)).status).toBe(200);
    expect((await history(project))[0]).toMatchObject({
      subject_name: 'Groen',
      changes: { winner: { from: false, to: true } },
    });
    await patch(middle, { active: true, winner_reason: 'Groen trok zich terug' });
    expect((await tick(middle, false)).status).toBe(200);
    expect((await read(project)).results[0]).toMatchObject({ active: false, winner_reason: null });
  });
});

describe('a bidder that was deleted with the calculation', () => {
  it('comes back by either of the two, and who deleted it is said', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10);
    const { uuid: calculation } = (await uploadBid(uuid, 75_000)).body as Calculation;
    await remove(uuid);
    const listed = await test.send(
      'GET',
      `/api/v1/project-calculation/?project__uuid=${project}&deleted=true`,
      {
        token: an.token,
      },
    );
    expect(listed.body).toMatchObject({ results: [{ uuid: calculation, deletion: { by: 'an' } }] });
    const restore = () =>
      test.send('POST', `/api/v1/project-calculation/${calculation}/restore/`, { token: an.token });
    expect((await restore()).status).toBe(200);
    expect((await read(project)).results).toMatchObject([
      { name: 'Een', quote_price: 10, mki_value: 75_000 },
    ]);
    await remove(uuid);
    await enter(project, 'een', 20);
    expect(await restore()).toMatchObject({
      status: 409,
      body: { detail: 'Een andere inschrijver heeft deze naam al' },
    });
    expect((await read(project)).results).toMatchObject([{ name: 'een', project_calculation: null }]);
  });
});

describe('what the bids say together', () => {
  it('names who stands out, and what a lower MKI costs', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    await addThreeBids(project);
    await open(project);
    expect(await statistics(project)).toMatchObject({
      sealed: false,
      selected_winner: null,
      winner: { name: 'Groen' },
      applicant_highest_mki_score: { name: 'Groen' },
      applicant_lowest_mki_value: { name: 'Groen' },
      applicant_lowest_qoute_price: { name: 'Goedkoop' },
      // 1.060.000 − 980.000, and that by 110.000 − 40.000
      costs_most_sustainable: 80_000,
      additional_costs_environmental_profit: 80_000 / 70_000,
      // one of three at or below 50.000
      applicants_lower_boundary_mki_surpassed: 100 / 3,
    });
  });
});

describe('discounts on other criteria', () => {
  it('are emptied by another maximum while the model is taken up again, and the project says so', async () => {
    const project = await addTender();
    await enter(project, 'Een', 10, 5_000);
    await set(project, sql`emvi_status = 'Editing'`);
    const change = (body: object) =>
      test.send('PATCH', `/api/v1/project/${project}/`, { token: an.token, body });
    expect((await change({ criteria_max_discount: 50_000 })).body).toMatchObject({
      applicants_criteria_discount_wiped: false,
    });
    expect((await change({ criteria_max_discount: 40_000 })).body).toMatchObject({
      applicants_criteria_discount_wiped: true,
    });
    expect((await read(project)).results[0]).toMatchObject({
      criteria_discount: null,
      fictional_quote_price: 10,
    });
    expect((await change({ applicants_criteria_discount_wiped: false })).body).toMatchObject({
      applicants_criteria_discount_wiped: false,
    });
  });

  it('stay while the model is first filled in, and are emptied when somebody asks for that', async () => {
    const project = await addTender();
    await enter(project, 'Een', 10, 5_000);
    const body = { criteria_max_discount: 40_000 };
    await test.send('PATCH', `/api/v1/project/${project}/`, { token: an.token, body });
    expect((await read(project)).results[0]?.criteria_discount).toBe(5_000);
    const reset = () =>
      test.send('POST', `/api/v1/project/${project}/reset_applicants_criteria_discount/`, {
        token: an.token,
      });
    expect((await reset()).body).toMatchObject({ applicants_criteria_discount_wiped: true });
    expect((await read(project)).results[0]?.criteria_discount).toBeNull();
    await set(project, sql`applicants_criteria_discount_wiped = false`);
    expect((await reset()).body).toMatchObject({ applicants_criteria_discount_wiped: false });
  });
});

describe('a sealed bid', () => {
  it('is for who entered it and for staff: others see that it is there, and no amount of it anywhere', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    const { uuid } = await enter(project, 'Geheim', 123_456);
    const { uuid: calculation } = (await uploadBid(uuid, 76_543)).body as Calculation;
    for (const as of [an, staff]) expect((await read(project, as)).results[0]?.quote_price).toBe(123_456);
    const [sealed] = (await read(project, bo)).results;
    expect(sealed).toMatchObject({
      name: 'Geheim',
      sealed: true,
      entered_by: 'an',
      quote_price: null,
      rank: null,
    });
    const organisation = '/api/v1/organization/alfa';
    const answers = await Promise.all(
      [
        `/api/v1/applicant/?project__uuid=${project}`,
        `/api/v1/project/${project}/applicant_statistics/`,
        `/api/v1/project/${project}/history/`,
        `/api/v1/project-calculation/?project__uuid=${project}`,
        '/api/v1/project/',
        `${organisation}/internal_variant_calculation_statistics/?project_calculation_uuid=${calculation}`,
        `${organisation}/internal_project_calculation_statistics/?aggregate_by=product_group&applicant=${uuid}` +
          `&project_calculation__project__uuid=${project}&project_calculation__calculation_type=applicant`,
      ].map((address) => test.send('GET', address, { token: bo.token })),
    );
    const told = JSON.stringify(answers.map(({ body }) => body));
    expect(told).not.toMatch(/123456|76543|"bod|bod\.xlsx/);
    expect((await statistics(project, bo)).sealed).toBe(true);
  });

  it('is out of reach of others: no change, no calculation, no deletion', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Geheim', 123_456);
    const { uuid: calculation } = (await uploadBid(uuid, 76_543)).body as Calculation;
    const address = `/api/v1/project-calculation/${calculation}/`;
    const refused = [
      await patch(uuid, { quote_price: 1 }, { as: bo }),
      await remove(uuid, bo),
      await uploadBid(uuid, 1, { as: bo }),
      await test.send('PATCH', address, { token: bo.token, body: { notes: 'x' } }),
      await test.send('DELETE', address, { token: bo.token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(JSON.stringify(refused.map(({ body }) => body))).not.toMatch(/123456|76543/);
    expect((await read(project)).results[0]).toMatchObject({ quote_price: 123_456, mki_value: 76_543 });
  });

  it('is opened for all, with a date and two names, once and for good', async () => {
    const project = await addTender();
    expect((await open(project)).status).toBe(409);
    await enter(project, 'Geheim', 123_456);
    for (const witness of [an.accountId, stranger.accountId, viewer.accountId, staff.accountId])
      expect(await open(project, { witness })).toMatchObject({
        status: 400,
        body: { witness: expect.anything() },
      });
    expect((await read(project, bo)).results[0]?.sealed).toBe(true);
    const opened = await open(project);
    expect(opened.status).toBe(200);
    const { bids_opened: at } = opened.body as Project;
    expect(at).toMatch(/^\d\d\/\d\d\/\d{4} /);
    expect((await read(project, bo)).results[0]).toMatchObject({
      sealed: false,
      quote_price: 123_456,
      rank: 1,
    });
    expect((await history(project, bo))[0]).toMatchObject({
      user_name: 'an',
      changes: { bidsOpened: { from: null, to: at }, witness: { from: null, to: 'bo' } },
    });
    expect((await open(project)).status).toBe(409);
  });
});

describe('bidders are refused', () => {
  it('to a stranger and to a viewer', async () => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10);
    const body = { name: 'Twee', quote_price: 1, criteria_discount: 0 };
    for (const [as, status] of [
      [stranger, 404],
      [viewer, 403],
    ] as const) {
      expect((await post(project, body, as)).status).toBe(status);
      expect((await patch(uuid, { name: 'X' }, { as })).status).toBe(status);
      expect((await remove(uuid, as)).status).toBe(status);
      expect((await open(project, { as })).status).toBe(status);
      expect((await uploadBid(uuid, 1, { as })).status).toBe(status);
      const list = await test.send('GET', `/api/v1/applicant/?project__uuid=${project}`, { token: as.token });
      expect(list.status).toBe(status);
    }
    expect((await read(project)).results.map(({ name }) => name)).toEqual(['Een']);
  });

  it.each([
    ['locked', sql`locked = true`],
    ['past its tender phase', sql`status = 'Design_Phase_Complete'`],
    ['without award criteria', sql`award_criteria = false`],
  ])('to a project that is %s', async (_state, values) => {
    const project = await addTender();
    const { uuid } = await enter(project, 'Een', 10);
    await uploadBid(uuid, 50_000);
    await set(project, values);
    expect((await post(project, { name: 'Twee', quote_price: 1, criteria_discount: 0 })).status).toBe(409);
    for (const change of [{ name: 'X' }, { active: true }])
      expect((await patch(uuid, change)).status).toBe(409);
    expect((await remove(uuid)).status).toBe(409);
    expect((await open(project)).status).toBe(409);
    expect((await uploadBid(uuid, 1)).status).toBe(409);
  });
});
