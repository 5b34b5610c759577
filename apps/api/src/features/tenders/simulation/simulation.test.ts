import type { Simulation } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;
let stranger: string;
let viewer: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  const beta = await addOrganisation(test, 'beta');
  ({ token: stranger } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  const asViewer = { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' as const };
  ({ token: viewer } = await addUser(test, asViewer));
});
afterAll(() => test.close());

/** Adds a tender with a million of work, and 250.000 of discount from an MKI of 100.000 down to 50.000. */
async function addTender(): Promise<string> {
  const id = await addProject(test, alfa, { contractType: 'RAW', awardCriteria: true });
  await change(
    id,
    sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
    criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000`,
  );
  return id;
}

const change = (project: string, values: ReturnType<typeof sql>) =>
  test.dependencies.database.queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`);
const draw = (project: string, { seed, as = token }: { seed?: number; as?: string } = {}) =>
  test.send(
    'GET',
    `/api/v1/project/${project}/randomize_random_applicants/${seed === undefined ? '' : `?seed=${seed}`}`,
    { token: as },
  );
const list = (project: string, { page = 1, as = token } = {}) =>
  test.send('GET', `/api/v1/random-applicant/?project__uuid=${project}&page=${page}`, { token: as });
const bidsOf = ({ body }: { body: unknown }) =>
  (body as Simulation).results.map(({ uuid: _uuid, ...bid }) => bid);

describe('a simulation', () => {
  it('draws the expected number of bidders, each with its result, and stores them', async () => {
    const project = await addTender();
    expect((await list(project)).body).toMatchObject({ count: 0, seed: null, averages: null, results: [] });
    const drawn = await draw(project);
    expect(drawn.status).toBe(200);
    const { results, ...simulation } = drawn.body as Simulation;
    expect(simulation).toMatchObject({ count: 20, next: null, model_changed: false });
    expect(results.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Inschrijver ${index + 1}`),
    );
    for (const bid of results) {
      expect(bid.fictional_quote_price).toBe(bid.quote_price - bid.mki_score - bid.criteria_discount);
      // (100.000 − MKI) ÷ 50.000 of 250.000, between nothing and all of it; the MKI is stated in cents, each worth 0,05, and the
      // score is rounded from the MKI itself.
      const score = 5 * Math.min(50_000, Math.max(0, 100_000 - bid.mki_value));
      expect(Math.abs(bid.mki_score - score)).toBeLessThanOrEqual(0.5 + 0.025 + 1e-6);
    }
    const columns = [
      'quote_price',
      'fictional_quote_price',
      'mki_value',
      'mki_score',
      'criteria_discount',
    ] as const;
    for (const column of columns) {
      const mean = results.reduce((sum, bid) => sum + bid[column], 0) / 20;
      expect(simulation.averages?.[column], column).toBeCloseTo(mean, 6);
    }
    expect((await list(project)).body).toEqual(drawn.body);
  });

  it('names its bidders in the language of the caller', async () => {
    const project = await addTender();
    const english = { token, language: 'en' as const };
    const drawn = await test.send('GET', `/api/v1/project/${project}/randomize_random_applicants/`, english);
    expect(bidsOf(drawn).map(({ name }) => name)).toContain('Bidder 20');
    const listed = await test.send('GET', `/api/v1/random-applicant/?project__uuid=${project}`, english);
    expect(bidsOf(listed)).toEqual(bidsOf(drawn));
    expect(bidsOf(await list(project)).at(-1)?.name).toBe('Inschrijver 20');
  });

  it('differs each time, and is the same again with the same seed', async () => {
    const project = await addTender();
    const first = await draw(project);
    const other = await draw(project);
    expect(bidsOf(other)).not.toEqual(bidsOf(first));
    const { seed } = first.body as Simulation;
    if (seed === null) throw new Error('It was drawn by a seed');
    const again = await draw(project, { seed });
    expect(bidsOf(again)).toEqual(bidsOf(first));
    expect(again.body).toMatchObject({ seed, count: 20 });
    expect((await draw(project, { seed: 2 ** 32 })).status).toBe(400);
    expect((await draw(project, { seed: 2 ** 32 - 1 })).body).toMatchObject({ seed: 2 ** 32 - 1 });
  });

  it('does not change those of other projects of the organisation', async () => {
    const [project, other] = [await addTender(), await addTender()];
    const kept = await draw(other);
    await draw(project);
    expect(bidsOf(await list(other))).toEqual(bidsOf(kept));
    expect((await list(other)).body).toMatchObject({ seed: (kept.body as Simulation).seed });
  });

  it('of a thousand bidders has two pages', async () => {
    const project = await addTender();
    await change(project, sql`expected_number_of_applicants = 1000`);
    const drawn = (await draw(project)).body as Simulation;
    expect([drawn.count, drawn.results.length]).toEqual([1000, 500]);
    expect(drawn.next).toBe(`/api/v1/random-applicant/?project__uuid=${project}&page=2`);
    const second = (await list(project, { page: 2 })).body as Simulation;
    expect(second.results.at(-1)?.name).toBe('Inschrijver 1000');
    expect(second.averages).toEqual(drawn.averages);
  });

  it.each([
    ['size', sql`scope_eur = 900000`],
    ['reference value', sql`mki_upper_boundary_eur = 90000`],
    ['target value', sql`mki_lower_boundary_eur = 40000`],
    ['maximum for the MKI', sql`mki_max_discount_eur = 200000`],
    ['maximum for other criteria', sql`criteria_max_discount_eur = 1`],
    ['number of bidders', sql`expected_number_of_applicants = 21`],
    ['boundary, which was emptied,', sql`mki_lower_boundary_eur = NULL`],
  ])('says that its model has changed when another %s is valid', async (_what, values) => {
    const project = await addTender();
    await draw(project);
    await change(project, values);
    expect((await list(project)).body).toMatchObject({ count: 20, model_changed: true });
  });
});

describe('a simulation is refused', () => {
  it('at each value that the model lacks', async () => {
    const project = await addProject(test, alfa, { contractType: 'RAW', awardCriteria: true });
    const required = ['Dit veld is vereist'];
    expect(await draw(project)).toMatchObject({
      status: 400,
      body: {
        projectscope: required,
        mki_max_discount: required,
        mki_upper_boundary: required,
        mki_lower_boundary: required,
      },
    });
  });

  it('where the target lies above the reference value', async () => {
    const project = await addTender();
    await change(project, sql`mki_lower_boundary_eur = 100001`);
    expect(await draw(project)).toMatchObject({
      status: 400,
      body: { mki_lower_boundary: ['Boven referentiewaarde'] },
    });
  });

  it.each([
    ['is locked', sql`locked = true`],
    ['is past its tender phase', sql`status = 'Design_Phase_Complete'`],
  ])('in a project that %s, and the stored one stays', async (_state, values) => {
    const project = await addTender();
    const drawn = await draw(project);
    await change(project, values);
    expect((await draw(project)).status).toBe(403);
    expect(bidsOf(await list(project))).toEqual(bidsOf(drawn));
  });

  it('in a project without award criteria', async () => {
    const project = await addProject(test, alfa, { contractType: 'NA', awardCriteria: null });
    expect((await draw(project)).status).toBe(409);
  });

  it('to a stranger and to a viewer', async () => {
    const project = await addTender();
    await draw(project);
    for (const ask of [draw, list]) {
      expect((await ask(project, { as: stranger })).status).toBe(404);
      expect((await ask(project, { as: viewer })).status).toBe(403);
    }
  });
});
