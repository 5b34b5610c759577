import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QueryAnswered, queryAnswered } from '../../../database/pool/query-channels.ts';
import { sql } from '../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

describe('a bid', () => {
  it('is worth its quote less the discounts: 1.000.000 at an MKI of 75.000 with 50.000 is 825.000', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    await tender.addThreeBids(project);
    await tender.open(project);
    const { count, results } = await tender.read(project);
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

  it('without a calculation takes part with its price, and without a model no bid has a score', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Zonder', 900_000, 10_000);
    expect((await tender.read(project)).results[0]).toMatchObject({
      standing: 'no-calculation',
      mki_value: null,
      mki_score: 0,
      fictional_quote_price: 890_000,
      project_calculation: null,
    });
    await tender.uploadBid(uuid, 60_000);
    await tender.set(project, sql`mki_lower_boundary_eur = NULL`);
    expect((await tender.read(project)).results[0]).toMatchObject({
      mki_score: null,
      fictional_quote_price: null,
    });
  });

  it('in another set than the active baseline is refused, and the refusal names both sets', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const { uuid } = await tender.enter(project, 'Ander', 900_000);
    const { status, body } = await tender.uploadBid(uuid, 60_000, { sets: ['a2'] });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toMatch(/Set A2.*Set A1/s);
    expect((await tender.read(project)).results[0]?.project_calculation).toBeNull();
  });

  it('with other weights than the baseline is marked, and not ranked', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const [middle] = await tender.addThreeBids(project);
    await tender.open(project);
    const { queries } = tender.test.dependencies.database;
    await queries.execute(sql`INSERT INTO weight_version_name (set_code, version) VALUES ('a1', 'anders')`);
    await queries.execute(sql`
      INSERT INTO weight_table (set_code, version, valid_from, created_at) VALUES ('a1', 'anders', '2099-01-01', now())`);
    await queries.execute(
      sql`UPDATE calculation SET a1_weights_version = 'anders' WHERE applicant_id = ${middle}`,
    );
    const [marked, cheap] = (await tender.read(project)).results;
    expect(marked).toMatchObject({
      standing: 'other-weights',
      mki_value: 75_000,
      mki_score: null,
      fictional_quote_price: null,
      rank: null,
    });
    expect(cheap).toMatchObject({ standing: 'scored', rank: 2 });
    expect((await tender.statistics(project)).applicant_lowest_mki_value).toMatchObject({ name: 'Groen' });
  });

  it('that ties with another in price and MKI shares its rank, and there is no single winner', async () => {
    const project = await tender.addTender();
    for (const name of ['Eén', 'Twee'])
      await tender.uploadBid((await tender.enter(project, name, 900_000)).uuid, 75_000);
    await tender.open(project);
    expect((await tender.read(project)).results.map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(await tender.statistics(project)).toMatchObject({
      winner: null,
      winners: [{ name: 'Eén' }, { name: 'Twee' }],
    });
  });
});

describe('the statistics of the bids', () => {
  it('name the most sustainable and the cheapest bidder, and the cost of a lower MKI', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    await tender.addThreeBids(project);
    await tender.open(project);
    expect(await tender.statistics(project)).toMatchObject({
      sealed: false,
      selected_winner: null,
      winner: { name: 'Groen' },
      applicant_highest_mki_score: { name: 'Groen' },
      applicant_lowest_mki_value: { name: 'Groen' },
      applicant_lowest_qoute_price: { name: 'Goedkoop' },
      // 1.060.000 − 980.000, divided by 110.000 − 40.000
      costs_most_sustainable: 80_000,
      additional_costs_environmental_profit: 80_000 / 70_000,
      // one of three at or below 50.000
      applicants_lower_boundary_mki_surpassed: 100 / 3,
    });
  });
});

describe('new bidders are refused', () => {
  it('to a stranger and to a viewer', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10);
    const body = { name: 'Twee', quote_price: 1, criteria_discount: 0 };
    for (const [as, status] of [
      [tender.stranger, 404],
      [tender.viewer, 403],
    ] as const) {
      expect((await tender.post(project, body, as)).status).toBe(status);
      expect((await tender.patch(uuid, { name: 'X' }, { as })).status).toBe(status);
      expect((await tender.remove(uuid, as)).status).toBe(status);
      expect((await tender.open(project, { as })).status).toBe(status);
      expect((await tender.uploadBid(uuid, 1, { as })).status).toBe(status);
      const list = await tender.test.send('GET', `/api/v1/applicant/?project__uuid=${project}`, {
        token: as.token,
      });
      expect(list.status).toBe(status);
    }
    expect((await tender.read(project)).results.map(({ name }) => name)).toEqual(['Een']);
  });

  it.each([
    ['locked', sql`locked = true`],
    ['past its tender phase', sql`status = 'Design_Phase_Complete'`],
    ['without award criteria', sql`award_criteria = false`],
  ])('to a project that is %s', async (_state, values) => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10);
    await tender.uploadBid(uuid, 50_000);
    await tender.set(project, values);
    expect((await tender.post(project, { name: 'Twee', quote_price: 1, criteria_discount: 0 })).status).toBe(
      409,
    );
    for (const change of [{ name: 'X' }, { active: true }])
      expect((await tender.patch(uuid, change)).status).toBe(409);
    expect((await tender.remove(uuid)).status).toBe(409);
    expect((await tender.open(project)).status).toBe(409);
    expect((await tender.uploadBid(uuid, 1)).status).toBe(409);
  });
});

describe('a change of a bid', () => {
  /** Counts how often the bids of a tender were read to score them during this work. */
  async function countScorings(work: () => Promise<unknown>): Promise<number> {
    let scorings = 0;
    const count = (event: unknown) => {
      if (/calculation\.applicant_id IS NOT NULL/.test((event as QueryAnswered).text)) scorings++;
    };
    queryAnswered.subscribe(count);
    await work();
    queryAnswered.unsubscribe(count);
    return scorings;
  }

  it('scores the tender once for its answer, and once more where the choice depends on the scores', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const [, , best] = await tender.addThreeBids(project);
    const change = async (body: object) => expect((await tender.patch(best, body)).status).toBe(200);
    expect(await countScorings(() => change({ quote_price: 1_050_000, name: 'Groen' }))).toBe(1);
    await tender.open(project);
    const [bid] = (await tender.read(project)).results.filter(({ uuid }) => uuid === best);
    const { uuid, name, quote_price } = bid ?? {};
    const shown = { winner: null, bidder: { uuid, name, quote_price, rank: 1 } };
    expect(await countScorings(() => change({ active: true, seen_winner: null, shown }))).toBe(2);
    // The change contains nothing new, so only the answer is scored; a score that was read is accepted back.
    expect(await countScorings(() => change({ active: true }))).toBe(1);
    expect(await countScorings(() => change({ active: true, mki_score: bid?.mki_score }))).toBe(2);
  });

  it('that repeats stored values, with no reason and in either language, changes nothing', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const [first] = await tender.addThreeBids(project);
    await tender.open(project);
    const [bid] = (await tender.read(project)).results.filter(({ uuid }) => uuid === first);
    expect(bid).toMatchObject({ winner_reason: null, criteria: [] });
    expect(await tender.patch(first, { ...bid })).toMatchObject({ status: 200, body: { ...bid } });
    const { name, quote_price, criteria_discount, criteria, active } = bid ?? {};
    // The bids are fixed, but unchanged values are no change.
    const repeated = { name, quote_price, criteria_discount, criteria, active };
    expect((await tender.patch(first, repeated)).status).toBe(200);
    expect((await tender.patch(first, { ...repeated, winner_reason: null })).status).toBe(200);
    expect((await tender.patch(first, { ...repeated, quote_price: 1 })).status).toBe(409);
  });

  it('is not found by another organisation, before anything of it is checked or compared', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Noord', 900_000);
    for (const body of [{ name: 'Noord' }, { quote_price: 'veel' }, { name: null, rank: 1 }])
      expect((await tender.patch(uuid, body, { as: tender.stranger })).status).toBe(404);
    expect((await tender.patch(uuid, { quote_price: 'veel' })).status).toBe(400);
  });
});
