import type { DemandAnswer, WeightTableAnswer } from '@milieuspoor/contract';
import { toIsoDay } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../testing/tender-acts.ts';
import type { Member } from '../../testing/tender-world.ts';
import { addApiKey, addUser } from '../../testing/world.ts';

// Three tenders with a baseline of 100,000 each, won at 82,000, 81,500 and 75,000: 18 %, 18.5 % and 25 % less. Each has
// a second bidder, who lost at 90,000. A fourth project is tendered now, with a baseline of 99,999.

let tender: TenderActs;
let asked: string;
const awarded: string[] = [];

beforeAll(async () => {
  tender = await startTenderActs();
  for (const mki of [82_000, 81_500, 75_000]) {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const { uuid: winner } = await tender.enter(project, `Winnaar ${mki}`, 1_000_000);
    const { uuid: loser } = await tender.enter(project, `Verliezer ${mki}`, 1_100_000);
    await tender.uploadBid(winner, mki);
    await tender.uploadBid(loser, 90_000);
    await tender.set(project, sql`emvi_status = 'Locked', status = 'EMVI_Complete'`);
    expect((await tender.patch(winner, { active: true })).status).toBe(200);
    await tender.set(
      project,
      sql`status = 'Design_Phase_Complete', design_phase_complete_date = '2025-03-04'`,
    );
    awarded.push(project);
  }
  asked = await tender.addTender();
  await tender.activateBaseline(asked, 99_999);
}, 120_000);
afterAll(() => tender.test.close());

const call = (query: string, { token }: Member = tender.an, org = 'alfa') =>
  tender.test.send('GET', `/api/v1/organization/${org}/internal_organization_demand/?${query}`, { token });
const ask = async (query = `project_uuid=${asked}`) => {
  const { status, body } = await call(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as DemandAnswer;
};

describe('what to demand', () => {
  it('is a target value that two of three projects offered, of which none was built', async () => {
    const answer = await ask();
    expect(answer.proposal).toMatchObject({
      ...{ percent: 18, basis: 'offered', reached_by: 3, built_by: 0, reference: 99_999, target: 82_000 },
    });
    expect(answer.bids).toMatchObject({ projects: 3, spread: { count: 6, lowest: 10, highest: 25 } });
    expect(answer.projects.map(({ uuid }) => uuid).sort()).toEqual([...awarded].sort());
    expect(answer.groups).toHaveLength(1);
  });

  it('says of how many posts of the baseline something counts as 0', async () => {
    const { baseline = '', ...whole } = (await ask()).tender ?? {};
    expect(whole).toMatchObject({ posts: 1, posts_incomplete: 0 });
    const change = (items: number, ofSet: number, undeclared: number) =>
      tender.test.dependencies.database.queries.execute(sql`
        UPDATE calculation_total SET item_count = ${items}, a1_items = ${ofSet}, a1_items_undeclared = ${undeclared}
        WHERE calculation_id = ${baseline} AND level = 'calculation'`);
    await change(5, 4, 2);
    expect((await ask()).tender).toMatchObject({ posts: 5, posts_incomplete: 3 });
    await change(1, 1, 0);
  });

  it('holds the MKI against the size of a completed model, and no other', async () => {
    const [first = ''] = awarded;
    await tender.set(first, sql`scope_eur = 2000000`);
    const rowOf = ({ projects }: DemandAnswer) => projects.find(({ uuid }) => uuid === first);
    const answer = await ask();
    expect(rowOf(answer)).toMatchObject({ size: 2_000_000, offered_per_size: 41, built_per_size: null });
    await tender.set(first, sql`emvi_status = 'Editing'`);
    const pending = await ask();
    expect(rowOf(pending)).toMatchObject({ size: null, offered_per_size: null });
    expect(pending.per_size.offered?.count ?? 0).toBe((answer.per_size.offered?.count ?? 0) - 1);
    await tender.set(first, sql`emvi_status = 'Locked'`);
  });

  it('names weights that nobody confirmed only where one counts: all of these only state their MKI', async () => {
    const { queries } = tender.test.dependencies.database;
    const confirmHtp = (at: string | null) =>
      queries.execute(sql`UPDATE weight SET confirmed_at = ${at}::timestamptz WHERE code = 'HTP'`);
    const setWeighed = (project: string, weighed: boolean) =>
      queries.execute(sql`
        UPDATE calculation_comparable SET a1_weighed = ${weighed}
        WHERE calculation_id IN (SELECT id FROM calculation WHERE project_id = ${project})`);
    await queries.execute(sql`ALTER TABLE weight DISABLE TRIGGER USER`);
    await confirmHtp(null);
    expect((await ask()).weights_unconfirmed).toEqual([]);
    for (const project of [asked, ...awarded.slice(0, 1)]) {
      await setWeighed(project, true);
      expect((await ask()).weights_unconfirmed).toEqual(['HTP']);
      await setWeighed(project, false);
    }
    await confirmHtp('2026-11-22');
    await queries.execute(sql`ALTER TABLE weight ENABLE TRIGGER USER`);
  });

  it('names no bidder', async () => {
    expect(JSON.stringify(await ask())).not.toMatch(/Winnaar|Verliezer/);
  });

  it('is asked without a project by its sector, and proposes a percentage alone', async () => {
    const { sector } = await ask();
    const answer = await ask(`sector=${sector}`);
    expect(answer).toMatchObject({ tender: null, proposal: { percent: 18, reference: null, target: null } });
    expect((await call('')).status).toBe(400);
  });

  it('says where a reduction may come from less work, and where something counts as 0', async () => {
    const flags = ({ projects }: DemandAnswer) =>
      awarded
        .map((id) => projects.find(({ uuid }) => uuid === id))
        .map((row) => [row?.differs, row?.explained]);
    const before = await ask();
    expect(before.proposal).toMatchObject({ differing: 0, explained: 0 });
    expect(flags(before)).toEqual(awarded.map(() => [false, false]));
    const { queries } = tender.test.dependencies.database;
    const ofProject = (place: number) =>
      sql`baseline_id IN (SELECT id FROM calculation WHERE project_id = ${awarded[place]})`;
    await queries.execute(sql`UPDATE pair_scope SET quantity_posts = 1 WHERE ${ofProject(0)}`);
    await queries.execute(sql`UPDATE pair_scope SET missing_posts = 2 WHERE ${ofProject(1)}`);
    await queries.execute(sql`UPDATE pair_scope SET explained_mki_posts = 1 WHERE ${ofProject(2)}`);
    const after = await ask();
    expect(after.proposal).toMatchObject({ percent: 18, differing: 2, explained: 1 });
    expect(flags(after)).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  });

  it('counts no bid that was withdrawn', async () => {
    const { queries } = tender.test.dependencies.database;
    const withdrawn = sql`UPDATE applicant SET ruling = 'withdrawn', ruling_reason = 'x', ruled_at = now()
      WHERE project_id = ${awarded[0]} AND name LIKE 'Verliezer%'`;
    await queries.execute(withdrawn);
    expect((await ask()).bids?.spread.count).toBe(5);
  });

  it('reads nothing of a tender that is sealed, and then proposes nothing of two projects', async () => {
    const [sealed = ''] = awarded;
    await tender.set(sealed, sql`seals_bids = true, bids_opened_at = NULL`);
    const answer = await ask();
    expect(answer).toMatchObject({
      ...{ proposal: null, reason: 'too-few', left_out: [{ obstacle: 'sealed', projects: 1 }] },
      bids: { projects: 2, spread: { count: 4 } },
    });
    expect(answer.projects.at(-1)).toMatchObject({ uuid: sealed, offered: null, baseline: null });
    await tender.set(sealed, sql`seals_bids = false`);
  });

  it('does not count a project that was valued with other weights', async () => {
    const { queries } = tender.test.dependencies.database;
    const valuedWith = (version: string | null) =>
      queries.execute(
        sql`UPDATE calculation SET a1_weights_version = ${version} WHERE project_id = ${awarded[0]}`,
      );
    const { weights_version } = await ask();
    await valuedWith(await addWeights());
    expect((await ask()).left_out).toEqual([{ obstacle: 'other-weights', projects: 1 }]);
    await valuedWith(weights_version);
  });

  it('does not count a project whose baseline declares other life-cycle modules', async () => {
    const { queries } = tender.test.dependencies.database;
    const modules = (amount: number | null) =>
      queries.execute(sql`
        UPDATE calculation_total SET a1_mki_eur[10] = ${amount}
        WHERE calculation_id IN (SELECT id FROM calculation WHERE project_id = ${awarded[0]})`);
    expect((await ask()).modules).toContain('D');
    await modules(null);
    expect((await ask()).left_out).toEqual([{ obstacle: 'other-modules', projects: 1 }]);
    await modules(0);
    expect((await ask()).left_out).toEqual([]);
  });
});

/** Makes a version of the weights of Set A1 that is valid from today on, and returns its name. */
async function addWeights(): Promise<string> {
  const { test, staff } = tender;
  const { body } = await test.send('GET', '/api/v1/admin/weights/', { token: staff.token });
  const newest = (body as { results: WeightTableAnswer[] }).results.find((table) => table.set === 'a1');
  const made = await test.send('POST', '/api/v1/admin/weights/', {
    token: staff.token,
    body: {
      ...{ set: 'a1', follows: newest?.uuid, valid_from: toIsoDay(test.clock.now()), confirmed: true },
      weights: newest?.weights.map(({ code, unit, value_eur, source }) => ({
        ...{ code, unit, source, value_eur: code === 'AP' ? value_eur * 1.5 : value_eur },
      })),
    },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return (made.body as WeightTableAnswer).version;
}

describe('who asks', () => {
  it('a viewer, a program and somebody of another organisation are told nothing', async () => {
    const query = `project_uuid=${asked}`;
    expect((await call(query, tender.viewer)).status).toBe(403);
    expect((await call(query, tender.stranger)).status).toBe(404);
    // In their own organisation the project does not exist.
    expect((await call(query, tender.stranger, 'beta')).status).toBe(404);
    expect((await call(query, tender.staff, 'beta')).status).toBe(404);
    const chief = await addUser(tender.test, {
      ...{ username: 'chef', organisationIds: [tender.organisation], administers: true },
    });
    const { key } = await addApiKey(tender.test, { slug: 'alfa', token: chief.token, name: 'Koppeling' });
    const address = `/api/v1/organization/alfa/internal_organization_demand/?${query}`;
    expect((await tender.test.send('GET', address, { apiKey: key })).status).toBe(403);
  });
});
