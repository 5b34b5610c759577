import { randomUUID } from 'node:crypto';
import type {
  Applicant,
  AskedOfBids,
  Calculation,
  CalculationScopeAnswer,
  ListedProject,
  Project,
} from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRow } from '../../../../database/rows.ts';
import { sql } from '../../../../database/sql.ts';
import { declaredWorkbook } from '../../../../testing/files/declared-workbook.ts';
import { wordText } from '../../../../testing/files/word-text.ts';
import { startTenderActs, type TenderActs } from '../../../../testing/tender-acts.ts';
import type { Member } from '../../../../testing/tender-world.ts';
import { untilServed } from '../../../../testing/until-served.ts';
import { addApiKey } from '../../../../testing/world.ts';
import { listGapDecisions } from '../../../award/gaps/gap-decisions.queries.ts';
import { type AttackWorkbook, attackWorkbook } from '../../../calculations/scope/attacks.fixture.ts';
import { forgetScopesOf } from '../../../calculations/scope/pair-scopes.queries.ts';
import { workOutScopes } from '../../../calculations/scope/work-out-scopes.ts';

// The baseline has five posts of €5 in each of the ten modules: €250. A bid that leaves A4 to C4 empty declares €45.
// Each of the eight modules that it lacks is worth €25 in the baseline.

let tender: TenderActs;
let an: Member;
let bo: Member;
beforeAll(async () => {
  tender = await startTenderActs();
  ({ an, bo } = tender);
});
afterAll(() => tender.test.close());

const WHY = 'Het vervoer is er wel, alleen niet opgegeven';
const LACKED = ['A4', 'A5', 'B1', 'B4', 'C1', 'C2', 'C3', 'C4'] as const;

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string, as: Member, body?: object) =>
  tender.test.send(method, `/api/v1/${address}`, { token: as.token, ...(body ? { body } : {}) });

type Work = AttackWorkbook | Buffer;

async function upload(fields: Readonly<Record<string, string>>, work: Work): Promise<string> {
  const bytes = typeof work === 'string' ? await attackWorkbook(work) : work;
  const file = { field: 'excel_file', name: 'berekening.xlsx', bytes };
  const form = { fields, file };
  const { status, body } = await tender.test.send('POST', '/api/v1/project-calculation/', {
    token: an.token,
    form,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as Calculation).uuid;
}

async function activate(project: string, work: Work) {
  const uuid = await upload({ project, calculation_type: 'design-baseline' }, work);
  expect((await send('PATCH', `project-calculation/${uuid}/`, an, { active: true })).status).toBe(200);
  return uuid;
}

/** Adds a tender of 250,000 from €250 down to €50, with this file as its bid. */
async function aBid(name: Work, { opened = true, against = 'whole' as Work } = {}) {
  const project = await tender.addTender();
  await tender.set(project, sql`mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 50`);
  const baseline = await activate(project, against);
  const { uuid } = await tender.enter(project, 'Noord', 1_000_000);
  const calculation = await upload({ applicant: uuid, calculation_type: 'applicant' }, name);
  if (opened) expect((await tender.open(project)).status).toBe(200);
  const bid = async (as = an) => (await tender.read(project, as)).results[0] as Applicant;
  return { project, baseline, uuid, calculation, bid };
}

/** Removes the second post from Set A1, as in an old file, in which a post may be in one set only. */
async function withoutSecondPost(calculation: string): Promise<void> {
  const { queries } = tender.test.dependencies.database;
  await queries.execute(sql`
    UPDATE calculation_item SET a1_mki_eur = NULL, a1_co2_kg = NULL
    WHERE calculation_id = ${calculation} AND post_number = '2'`);
  await compareAnew(calculation);
}

/** Compares a calculation with others again, after its posts were changed directly in the database. */
async function compareAnew(calculation: string): Promise<void> {
  const { queries } = tender.test.dependencies.database;
  const { project, organisationId } = await getRow<{ project: string; organisationId: string }>(
    queries,
    sql`
      SELECT project_id AS project, organisation_id AS "organisationId" FROM calculation WHERE id = ${calculation}`,
  );
  await forgetScopesOf(queries, { id: calculation, organisationId });
  await workOutScopes(queries, { id: project, organisationId });
}

const decide = (
  uuid: string,
  decisions: readonly { readonly kind: string; readonly choice: string; readonly reason?: string }[],
  { as = an, shown }: { readonly as?: Member; readonly shown?: object } = {},
) =>
  send('POST', `applicant/${uuid}/decide_gaps/`, as, {
    decisions: decisions.map((each) => ({ reason: WHY, ...each })),
    ...(shown ? { shown } : {}),
  });

const all = (choice: string) => LACKED.map((module) => ({ kind: `module:${module}`, choice }));
const shownOf = ({ gaps, decisions, project_calculation }: Applicant) => ({
  gaps,
  gap_decisions: decisions.map(({ kind, choice, reason }) => ({ kind, choice, reason })),
  bid_calculation: project_calculation && {
    uuid: project_calculation.uuid,
    name: project_calculation.name,
    mki_value: project_calculation.mki_value,
  },
});

describe('the gaps of a bid', () => {
  it('are listed by kind, with the MKI that filling adds, and prevent a score', async () => {
    const { bid } = await aBid('empty modules');
    const { gaps, ...told } = await bid();
    expect(told).toMatchObject({
      ...{
        standing: 'not-whole',
        mki_value: expect.closeTo(45, 9),
        filled_mki: null,
        counting_mki: null,
        mki_score: null,
      },
      decisions: [],
    });
    expect(gaps).toEqual(
      LACKED.map((module) => ({
        ...{ kind: `module:${module}`, posts: 5, unvalued_posts: 0, weight_mki: 25, filled_mki: 25 },
        ...{ filled_mki_beside_posts: 25, choices: ['zero', 'baseline', 'set-aside'] },
      })),
    );
  });

  it('are asked in the set in which the bid is scored, and not in its other set', async () => {
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } };
    const empty = { 1: { 'A1-A3': 60 }, 2: { 'A1-A3': 60 } };
    const against = declaredWorkbook(both, both);
    const openPosts = async (bytes: Buffer) =>
      (await (await aBid(bytes, { against })).bid()).project_calculation?.scope_open_posts;
    expect(await openPosts(declaredWorkbook(both, empty))).toBe(0);
    expect(await openPosts(declaredWorkbook(empty, both))).toBe(2);
  });

  it('that the other set of the bid declares are reported: the file itself contradicts that they do not apply', async () => {
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } };
    const withoutA4 = { 1: { 'A1-A3': 60 }, 2: { 'A1-A3': 60, A4: 40 } };
    const against = declaredWorkbook(both, both);
    const toldOf = ({ gaps, denied_gaps }: Applicant) => [
      gaps.map(({ kind, posts }) => [kind, posts]),
      denied_gaps,
    ];
    const told = async (bytes: Buffer) => toldOf(await (await aBid(bytes, { against })).bid());
    expect(await told(declaredWorkbook(withoutA4, both))).toEqual([
      [['module:A4', 1]],
      [{ kind: 'module:A4', set: 'a2', posts: 1 }],
    ]);
    expect(await told(declaredWorkbook(withoutA4, withoutA4))).toEqual([[['module:A4', 1]], []]);
    expect(await told(declaredWorkbook(withoutA4))).toEqual([[['module:A4', 1]], []]);
    // In old files a post may be in one set only.
    const { bid, calculation } = await aBid(declaredWorkbook(both, both), { against });
    await withoutSecondPost(calculation);
    expect(toldOf(await bid())).toEqual([[['posts', 1]], [{ kind: 'posts', set: 'a2', posts: 1 }]]);
  });

  it('that the other set has are reported again once somebody takes back that they do not apply', async () => {
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } };
    const { baseline, calculation, bid } = await aBid(
      declaredWorkbook({ ...both, 1: { 'A1-A3': 60 } }, both),
      {
        ...{ against: declaredWorkbook(both, both), opened: false },
      },
    );
    await withoutSecondPost(calculation);
    const deniedAfter = async (meaning: 'not-applicable' | 'not-calculated') => {
      const { status, body } = await send('POST', `project-calculation/${calculation}/scope/`, an, {
        ...{ against: baseline, subject: 'posts', meaning, post_count: 1 },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return (await bid()).denied_gaps;
    };
    const a4 = { kind: 'module:A4', set: 'a2', posts: 1 };
    expect(await deniedAfter('not-applicable')).toEqual([a4]);
    expect(await deniedAfter('not-calculated')).toEqual([a4, { kind: 'posts', set: 'a2', posts: 1 }]);
  });

  it('include CO2, which a bare MKI does not have: the gap adds nothing, but prevents a score until it is decided', async () => {
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } };
    const { uuid, bid, calculation } = await aBid(declaredWorkbook(both), {
      against: declaredWorkbook(both),
    });
    expect(await bid()).toMatchObject({ standing: 'scored', gaps: [] });
    const lackNow = async (change: ReturnType<typeof sql>) => {
      const { queries } = tender.test.dependencies.database;
      await queries.execute(sql`UPDATE calculation_item SET ${change} WHERE calculation_id = ${calculation}`);
      await compareAnew(calculation);
      return bid();
    };
    const gap = { kind: 'indicators', unvalued_posts: 0, weight_mki: 0, filled_mki: 0 };
    const ofOne = await lackNow(sql`a1_co2_kg[1] = CASE WHEN position = 0 THEN NULL ELSE a1_co2_kg[1] END`);
    expect(ofOne).toMatchObject({ standing: 'not-whole', mki_score: null, gaps: [{ ...gap, posts: 1 }] });
    const ofAll = await lackNow(sql`a1_co2_kg = NULL`);
    expect(ofAll).toMatchObject({ standing: 'not-whole', mki_score: null, gaps: [{ ...gap, posts: 2 }] });
    expect((await decide(uuid, [{ kind: 'indicators', choice: 'zero' }])).status).toBe(200);
    expect(await bid()).toMatchObject({ standing: 'scored', counting_mki: expect.closeTo(200, 9) });
  });

  it('count as 0: €45, which earns the whole discount', async () => {
    const { uuid, bid } = await aBid('empty modules');
    expect((await decide(uuid, all('zero'))).status).toBe(200);
    expect(await bid()).toMatchObject({
      ...{
        standing: 'scored',
        mki_value: expect.closeTo(45, 9),
        filled_mki: null,
        counting_mki: expect.closeTo(45, 9),
        mki_score: 250_000,
        rank: 1,
      },
      decisions: expect.arrayContaining([
        {
          kind: 'module:A4',
          choice: 'zero',
          reason: WHY,
          decided_by: 'an',
          decided: expect.any(String),
          filled_mki: 0,
        },
      ]),
    });
  });

  it('are filled from the baseline: €45 and €200 are €245, which earns 6,250', async () => {
    const { uuid, bid } = await aBid('empty modules');
    const { body } = await decide(uuid, all('baseline'), { as: bo });
    expect(body).toEqual(await bid());
    expect(body).toMatchObject({
      ...{
        standing: 'scored',
        mki_value: expect.closeTo(45, 9),
        filled_mki: 200,
        counting_mki: 245,
        mki_score: 6_250,
      },
      ...{ fictional_quote_price: 993_750 },
    });
  });

  it('are decided for their own organisation alone', async () => {
    const { project: id, uuid } = await aBid('empty modules');
    expect((await decide(uuid, all('zero'))).status).toBe(200);
    const { queries } = tender.test.dependencies.database;
    const { organisationId } = await getRow<{ organisationId: string }>(
      queries,
      sql`SELECT organisation_id AS "organisationId" FROM project WHERE id = ${id}`,
    );
    const decidedIn = async (of: string) =>
      (await listGapDecisions(queries, { id, organisationId: of })).length;
    expect([await decidedIn(organisationId), await decidedIn(randomUUID())]).toEqual([8, 0]);
  });

  it('have their own decision for each kind, and there is no score until the last', async () => {
    const { uuid, bid } = await aBid('empty modules');
    expect((await decide(uuid, all('baseline').slice(1))).body).toMatchObject({
      ...{ standing: 'not-whole', counting_mki: null, filled_mki: 175 },
    });
    expect((await decide(uuid, all('zero').slice(0, 1))).body).toMatchObject({
      ...{ standing: 'scored', counting_mki: 220 },
    });
    expect((await bid()).decisions.map(({ choice }) => choice)).toEqual([
      'zero',
      ...LACKED.slice(1).map(() => 'baseline'),
    ]);
  });

  it('set the bid aside: no score, no rank, no crown, in no statistic', async () => {
    const { project, uuid, bid } = await aBid('empty modules');
    await decide(uuid, all('zero'));
    await decide(uuid, [{ kind: 'module:C4', choice: 'set-aside' }]);
    expect(await bid()).toMatchObject({
      standing: 'set-aside',
      counting_mki: null,
      mki_score: null,
      rank: null,
    });
    expect(await tender.statistics(project)).toMatchObject({
      ...{ winner: null, applicant_lowest_mki_value: null, applicant_lowest_qoute_price: null },
    });
    expect(await tender.patch(uuid, { active: true, winner_reason: WHY })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('terzijde gelegd') },
    });
  });

  it('of posts are filled with all that the baseline has of them, and a bare MKI with the difference', async () => {
    const posts = await aBid('one post of five');
    await decide(posts.uuid, [{ kind: 'posts', choice: 'baseline' }]);
    expect(await posts.bid()).toMatchObject({
      mki_value: expect.closeTo(45, 9),
      filled_mki: 200,
      counting_mki: 245,
    });
    const bare = await aBid('bare MKI');
    await decide(bare.uuid, [{ kind: 'bare', choice: 'baseline' }]);
    expect(await bare.bid()).toMatchObject({ mki_value: 50, filled_mki: 200, counting_mki: 250 });
  });

  it('in posts without a value in the baseline cannot be filled', async () => {
    const { uuid, bid } = await aBid('work that went elsewhere');
    expect((await bid()).gaps[0]).toMatchObject({
      ...{ kind: 'module:A4', posts: 5, unvalued_posts: 5, filled_mki: 0, choices: ['zero', 'set-aside'] },
    });
    expect(await decide(uuid, [{ kind: 'module:A4', choice: 'baseline' }])).toMatchObject({
      status: 400,
      body: { 'decisions.0.choice': [expect.stringContaining('De baseline heeft hier geen waarde')] },
    });
  });
});

describe('a decision', () => {
  /** returns the refusals of answers about the gaps of a bid and the baseline */
  const refusals = async (calculation: string) => {
    const { body } = await send('GET', `project-calculation/${calculation}/scope/`, an);
    const { pairs } = body as CalculationScopeAnswer;
    return new Set(pairs.flatMap(({ questions }) => questions.map(({ refused }) => refused)));
  };

  it('has a reason, and is about a gap', async () => {
    const { uuid, bid } = await aBid('empty modules');
    expect(await decide(uuid, [{ kind: 'module:A4', choice: 'zero', reason: 'Te kort' }])).toMatchObject({
      status: 400,
      body: { 'decisions.0.reason': ['Vul de reden van dit besluit in, in ten minste 10 tekens'] },
    });
    for (const kind of ['module:A1-A3', 'posts', 'bare', 'indicators'])
      expect(await decide(uuid, [...all('zero'), { kind, choice: 'zero' }])).toMatchObject({
        status: 400,
        body: { 'decisions.8.kind': [expect.any(String)] },
      });
    const twice = [...all('zero'), { kind: 'module:A4', choice: 'baseline' }];
    expect((await decide(uuid, twice)).status).toBe(400);
    expect((await bid()).decisions).toEqual([]);
  });

  it('is refused when something changed since: another file, another baseline, another decision', async () => {
    const { project, uuid, bid } = await aBid('empty modules', { opened: false });
    const seen = shownOf(await bid());
    expect((await decide(uuid, all('zero').slice(0, 1), { shown: seen })).status).toBe(200);
    expect(await decide(uuid, all('baseline'), { shown: seen })).toMatchObject({
      status: 409,
      body: {
        shown: { gap_decisions: [] },
        current: { gap_decisions: [{ kind: 'module:A4', choice: 'zero' }] },
      },
    });
    const again = shownOf(await bid());
    await upload({ applicant: uuid, calculation_type: 'applicant' }, 'one post of five');
    expect(await decide(uuid, all('baseline'), { shown: again })).toMatchObject({
      status: 409,
      body: { current: { gaps: [{ kind: 'posts', posts: 4 }], gap_decisions: [] } },
    });
    const before = shownOf(await bid());
    await activate(project, 'one post of five');
    expect(await decide(uuid, [{ kind: 'posts', choice: 'zero' }], { shown: before })).toMatchObject({
      status: 409,
      body: { current: { gaps: [] } },
    });
  });

  it('lapses with another calculation or another baseline, and the history records it', async () => {
    const { project, uuid, bid } = await aBid('empty modules', { opened: false });
    await decide(uuid, [{ kind: 'module:A4', choice: 'baseline' }]);
    await upload({ applicant: uuid, calculation_type: 'applicant' }, 'empty modules');
    expect((await bid()).decisions).toEqual([]);
    const fell = {
      ...{ subject_type: 'applicant', subject_name: 'Noord', automatic: true },
      changes: { 'gap:module:A4': { from: 'baseline', to: null }, gapReason: { from: WHY, to: null } },
    };
    expect(await tender.history(project)).toContainEqual(expect.objectContaining(fell));
    await decide(uuid, [{ kind: 'module:A5', choice: 'zero' }]);
    const former = await activate(project, 'honest');
    expect((await bid()).decisions).toEqual([]);
    expect((await send('PATCH', `project-calculation/${former}/`, an, { active: false })).status).toBe(200);
    expect((await tender.history(project)).filter(({ changes }) => 'gap:module:A5' in changes)).toEqual([
      expect.objectContaining({ automatic: true }),
      expect.objectContaining({
        automatic: false,
        changes: { 'gap:module:A5': { from: null, to: 'zero' }, gapReason: { from: null, to: WHY } },
      }),
    ]);
  });

  it('lapses with the deleted calculation, and with an answer that explains the gap', async () => {
    const deleted = await aBid('empty modules', { opened: false });
    await decide(deleted.uuid, all('zero'));
    const away = await send('DELETE', `project-calculation/${deleted.calculation}/`, an);
    expect(away.status).toBe(204);
    expect(
      (await tender.history(deleted.project)).filter(({ changes }) => 'gapReason' in changes),
    ).toHaveLength(16);
    expect((await send('POST', `project-calculation/${deleted.calculation}/restore/`, an)).status).toBe(200);
    expect(await deleted.bid()).toMatchObject({ standing: 'not-whole', decisions: [] });

    const { baseline, uuid, calculation, bid } = await aBid('empty modules', { opened: false });
    await decide(uuid, all('baseline'));
    expect(await refusals(calculation)).toEqual(new Set([null]));
    const answered = await send('POST', `project-calculation/${calculation}/scope/`, an, {
      ...{ against: baseline, subject: 'module:A4', meaning: 'not-applicable', post_count: 5 },
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    expect((await bid()).decisions.map(({ kind }) => kind)).toEqual(
      LACKED.slice(1).map((each) => `module:${each}`),
    );
    expect(await bid()).toMatchObject({
      ...{ standing: 'scored', counting_mki: 220 },
      explained: [{ kind: 'module:A4', posts: 5 }],
    });
    // The answer 'not calculated' does not make the gap count as 0.
    const unsaid = await send('POST', `project-calculation/${calculation}/scope/`, an, {
      ...{ against: baseline, subject: 'module:A4', meaning: 'not-calculated', post_count: 5 },
    });
    expect(unsaid.status, JSON.stringify(unsaid.body)).toBe(200);
    expect((await bid()).explained).toEqual([]);
  });

  it('can be changed until a winner is chosen, and then only after that choice is taken back', async () => {
    const { uuid, calculation, bid } = await aBid('empty modules');
    await decide(uuid, all('baseline'));
    expect((await tender.patch(uuid, { active: true })).status).toBe(200);
    expect(await decide(uuid, all('zero'))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Er is al een winnaar gekozen') },
    });
    // The bids are fixed since the opening.
    expect(await refusals(calculation)).toEqual(
      new Set([expect.stringMatching(/^De inschrijvingen zijn geopend/)]),
    );
    await tender.patch(uuid, { active: false });
    expect((await decide(uuid, all('zero'), { as: bo })).status).toBe(200);
    expect((await bid()).decisions[0]).toMatchObject({ choice: 'zero', decided_by: 'bo' });
  });

  it('is for members who may see the bid: while sealed for the one who entered it, after the opening for all, never for others', async () => {
    const { project, uuid } = await aBid('empty modules', { opened: false });
    await tender.set(project, sql`seals_bids = true`);
    const { viewer, stranger, staff } = tender;
    const statuses = async () => {
      const answers = [];
      for (const as of [an, bo, staff, viewer, stranger]) {
        const { status } = await decide(uuid, all('zero'), { as });
        answers.push(status);
      }
      return answers;
    };
    expect(await statuses()).toEqual([200, 409, 409, 403, 404]);
    const sealed = (await tender.read(project, bo)).results[0];
    expect(sealed).toMatchObject({ gaps: [], decisions: [], filled_mki: null, counting_mki: null });
    const { body } = await decide(uuid, all('zero'), { as: bo, shown: { gaps: [], gap_decisions: [] } });
    expect(JSON.stringify(body)).not.toContain('weight_mki');
    await tender.open(project);
    expect(await statuses()).toEqual([200, 200, 200, 403, 404]);
    await tender.set(project, sql`status = 'Design_Phase_Complete'`);
    expect(await statuses()).toEqual([409, 409, 409, 403, 404]);
  });

  it('is refused without a baseline of its set', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Zuid', 1_000_000);
    await upload({ applicant: uuid, calculation_type: 'applicant' }, 'empty modules');
    expect(await decide(uuid, all('zero'))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Er valt nog niets te besluiten') },
    });
  });
});

describe('posts that a bid lacks, with the answer that they were not calculated', () => {
  const THREE = { 1: { 'A1-A3': 50 }, 2: { 'A1-A3': 50 }, 3: { 'A1-A3': 50 } };
  const TWO = { 1: { 'A1-A3': 45 }, 2: { 'A1-A3': 45 } };

  /** Adds a bid that lacks one post, with the answer, given before the opening, that it was not calculated. */
  async function aBidWithoutPost(posts: Parameters<typeof declaredWorkbook>[0] & object) {
    const made = await aBid(declaredWorkbook(posts), { opened: false, against: declaredWorkbook(THREE) });
    const answered = await send('POST', `project-calculation/${made.calculation}/scope/`, an, {
      ...{ against: made.baseline, subject: 'posts', meaning: 'not-calculated', post_count: 1 },
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    expect((await tender.open(made.project)).status).toBe(200);
    const decidePosts = async (choice: string) => {
      const { status, body } = await decide(made.uuid, [{ kind: 'posts', choice }]);
      expect(status, JSON.stringify(body)).toBe(200);
    };
    return { ...made, decidePosts };
  }

  it.each([
    ['filled', 'baseline', 140],
    ['counted as 0', 'zero', 90],
  ])('are %s as decided, and the baseline leaves nothing empty', async (_as, choice, counting) => {
    const { bid, decidePosts } = await aBidWithoutPost(TWO);
    expect(await bid()).toMatchObject({ standing: 'not-whole', mki_score: null });
    await decidePosts(choice);
    expect(await bid()).toMatchObject({
      ...{ standing: 'scored', rank: 1, counting_mki: expect.closeTo(counting, 9) },
      work: { other_lacking_posts: 0 },
    });
  });

  it('do not hide a module that the bid declares and the baseline leaves empty', async () => {
    const { bid, decidePosts } = await aBidWithoutPost({ ...TWO, 1: { 'A1-A3': 45, D: -40 } });
    await decidePosts('zero');
    expect(await bid()).toMatchObject({ standing: 'beyond-baseline', work: { other_lacking_posts: 2 } });
  });

  it('do not hide such a module in a post that replaced them either', async () => {
    const { bid, decidePosts } = await aBidWithoutPost({ ...TWO, 9: { 'A1-A3': 45, D: -40 } });
    await decidePosts('zero');
    expect((await bid()).standing).toBe('beyond-baseline');
  });
});

describe('a module that a bid leaves empty and another bid declares', () => {
  const BOTH = { 1: { 'A1-A3': 320, A4: 80 }, 2: { 'A1-A3': 320, A4: 80 } };
  const LESS = { 1: { 'A1-A3': 330 }, 2: { 'A1-A3': 330 } };

  /**
   * Adds a tender of 250,000 from €1,000 down to €500 without a baseline: Minder declares €660 without transport,
   * Volledig €800 with it.
   */
  async function twoBids({ opened = true } = {}) {
    const project = await tender.addTender();
    await tender.set(project, sql`mki_upper_boundary_eur = 1000, mki_lower_boundary_eur = 500`);
    const whole = await tender.enter(project, 'Volledig', 1_000_000);
    const less = await tender.enter(project, 'Minder', 1_000_000);
    const calculation = { calculation_type: 'applicant' } as const;
    const ofWhole = await upload({ applicant: whole.uuid, ...calculation }, declaredWorkbook(BOTH));
    const ofLess = await upload({ applicant: less.uuid, ...calculation }, declaredWorkbook(LESS));
    if (opened) expect((await tender.open(project)).status).toBe(200);
    const told = async (as = an) =>
      Object.fromEntries(
        (await tender.read(project, as)).results.map(({ name, rank, standing, beside_others }) => [
          name,
          { rank, standing, beside_others },
        ]),
      );
    const toldOfLess = async (as = an) => (await told(as))[less.name];
    return { project, whole: whole.uuid, less: less.uuid, ofWhole, ofLess, told, toldOfLess };
  }

  const A4 = [{ kind: 'module:A4', posts: 2 }];
  const answer = (of: string, against: string) =>
    send('POST', `project-calculation/${of}/scope/`, an, {
      ...{ against, subject: 'module:A4', meaning: 'not-applicable', post_count: 2 },
    });

  it('is reported at each bid that leaves it empty, also without a baseline, and changes no rank', async () => {
    const { told, toldOfLess, whole } = await twoBids();
    expect(await told()).toEqual({
      Volledig: { rank: 2, standing: 'scored', beside_others: [] },
      Minder: { rank: 1, standing: 'scored', beside_others: A4 },
    });
    // A bid that was set apart does not count as another bid.
    const ruling = { as: 'withdrawn', reason: 'Per brief teruggetrokken' };
    expect((await tender.patch(whole, { ruling })).status).toBe(200);
    expect(await toldOfLess()).toMatchObject({ rank: 1, beside_others: [] });
    expect((await tender.patch(whole, { ruling: { ...ruling, as: null } })).status).toBe(200);
    expect(await toldOfLess()).toMatchObject({ rank: 1, beside_others: A4 });
  });

  it('is not reported for a bid of another set, because nothing can be compared with it', async () => {
    const { project, told, whole } = await twoBids({ opened: false });
    const empty = { 1: { 'A1-A3': 450 }, 2: { 'A1-A3': 450 } };
    await upload({ applicant: whole, calculation_type: 'applicant' }, declaredWorkbook(null, BOTH));
    await activate(project, declaredWorkbook(empty));
    expect(await told()).toEqual({
      Volledig: { rank: null, standing: 'other-set', beside_others: [] },
      Minder: { rank: 1, standing: 'scored', beside_others: [] },
    });
  });

  it('is reported beside a baseline that leaves it empty, before and after somebody answers that it does not apply there', async () => {
    const { project, ofWhole, told } = await twoBids({ opened: false });
    const empty = { 1: { 'A1-A3': 450 }, 2: { 'A1-A3': 450 } };
    const baseline = await activate(project, declaredWorkbook(empty));
    expect(await told()).toEqual({
      Volledig: { rank: null, standing: 'beyond-baseline', beside_others: [] },
      Minder: { rank: 1, standing: 'scored', beside_others: A4 },
    });
    expect((await answer(baseline, ofWhole)).status).toBe(200);
    expect(await told()).toEqual({
      Volledig: { rank: 2, standing: 'scored', beside_others: [] },
      Minder: { rank: 1, standing: 'scored', beside_others: A4 },
    });
  });

  it('is not reported when the bid itself has an answer or a decision about it', async () => {
    const { project, ofLess, less, toldOfLess } = await twoBids({ opened: false });
    const baseline = await activate(project, declaredWorkbook(BOTH));
    expect(await toldOfLess()).toEqual({ rank: null, standing: 'not-whole', beside_others: [] });
    expect((await decide(less, [{ kind: 'module:A4', choice: 'zero' }])).status).toBe(200);
    expect(await toldOfLess()).toEqual({ rank: 1, standing: 'scored', beside_others: [] });
    expect((await answer(ofLess, baseline)).status).toBe(200);
    expect(await toldOfLess()).toEqual({ rank: 1, standing: 'scored', beside_others: [] });
  });

  it('is not reported while bids are sealed, not even to a member who entered all of them', async () => {
    const { project, toldOfLess } = await twoBids({ opened: false });
    await tender.set(project, sql`seals_bids = true, bids_opened_at = NULL`);
    for (const as of [an, bo]) expect(await toldOfLess(as)).toMatchObject({ rank: null, beside_others: [] });
  });

  it('is stated in the record, in its table and among the open points, and in the report, but in no letter', async () => {
    const { project, ofWhole, less } = await twoBids({ opened: false });
    const baseline = await activate(project, declaredWorkbook({ 1: { 'A1-A3': 450 }, 2: { 'A1-A3': 450 } }));
    expect((await answer(baseline, ofWhole)).status).toBe(200);
    expect((await tender.open(project)).status).toBe(200);
    expect((await tender.patch(less, { active: true })).status).toBe(200);
    const textOf = async (address: string) => {
      const { bytes } = await tender.test.send('GET', `/api/v1/${address}`, { token: an.token });
      return wordText(bytes);
    };
    const record = await textOf(`project/${project}/export_award_record/`);
    const what = 'een andere inschrijving geeft op wat hier leeg is: A4 bij 2 posten';
    expect(record).toContain(`volledig ten opzichte van de baseline\n${what}`);
    expect(record).toContain(`Bij Minder: ${what}. Of het daar niet van toepassing is`);
    expect(await textOf(`applicant/${less}/export_letter/?sent=2026-03-02`)).not.toContain('A4');
    const include = `/api/v1/project-calculation/${baseline}/`;
    await tender.test.send('PATCH', include, {
      token: tender.staff.token,
      body: { include_in_report: true },
    });
    const { status, bytes } = await untilServed(() =>
      tender.test.send('POST', `/api/v1/project/${project}/generate_report/`, {
        token: tender.staff.token,
        body: { selectedProjectCalculationsData: [{ uuid: baseline }] },
      }),
    );
    expect(status).toBe(200);
    expect(wordText(bytes)).toContain(`Minder: ${what}`);
  });
});

describe('an answer about the scope', () => {
  const explain = (of: string, against: string, module: string) =>
    send('POST', `project-calculation/${of}/scope/`, an, {
      ...{ against, subject: `module:${module}`, meaning: 'not-applicable', post_count: 5 },
    });
  const fixed = { status: 409, body: { detail: expect.stringContaining('liggen vast') } };
  const chosen = { status: 409, body: { detail: expect.stringContaining('Neem die keuze eerst terug') } };

  it('changes no score while bids are fixed, except in a correction', async () => {
    const { project, baseline, calculation, bid } = await aBid('empty modules');
    const before = await bid();
    expect(await explain(calculation, baseline, 'A4')).toMatchObject(fixed);
    expect(await bid()).toEqual(before);
    expect((await tender.correct(project)).status).toBe(200);
    expect((await explain(calculation, baseline, 'A4')).status).toBe(200);
    expect((await bid()).gaps.map(({ kind }) => kind)).not.toContain('module:A4');
  });

  it('about the active baseline changes no score either while bids are fixed', async () => {
    const { project, calculation } = await aBid('honest', { opened: false });
    const empty = await activate(project, 'empty modules');
    expect((await tender.open(project)).status).toBe(200);
    expect(await explain(empty, calculation, 'A4')).toMatchObject(fixed);
    expect((await tender.correct(project)).status).toBe(200);
    expect((await explain(empty, calculation, 'A4')).status).toBe(200);
  });

  it('about the active baseline is refused with the upload of another bid once a winner is chosen', async () => {
    const { project, baseline, uuid } = await aBid('without D', { opened: false });
    const empty = await activate(project, 'without D');
    expect(empty).not.toBe(baseline);
    expect((await tender.patch(uuid, { active: true, winner_reason: WHY })).status).toBe(200);
    const { uuid: later } = await tender.enter(project, 'Later', 1_000_000);
    const withAnswer = async () => {
      const answers = { 'scope:against': empty, 'scope:baseline:module:D': 'not-applicable' };
      const fields = { applicant: later, calculation_type: 'applicant', answers: JSON.stringify(answers) };
      const file = { field: 'excel_file', name: 'later.xlsx', bytes: await attackWorkbook('honest') };
      return tender.test.send('POST', '/api/v1/project-calculation/', {
        token: an.token,
        form: { fields, file },
      });
    };
    expect(await withAnswer()).toMatchObject(chosen);
    expect((await tender.patch(uuid, { active: false })).status).toBe(200);
    expect((await withAnswer()).status).toBe(201);
  });

  it('is accepted before a winner is chosen, or once that choice is taken back', async () => {
    const { project, baseline, calculation } = await aBid('empty modules', { opened: false });
    const { uuid: honest } = await tender.enter(project, 'Heel', 1_000_000);
    await upload({ applicant: honest, calculation_type: 'applicant' }, 'honest');
    expect((await tender.patch(honest, { active: true, winner_reason: WHY })).status).toBe(200);
    expect(await explain(calculation, baseline, 'A4')).toMatchObject(chosen);
    expect((await tender.patch(honest, { active: false })).status).toBe(200);
    expect((await explain(calculation, baseline, 'A4')).status).toBe(200);
  });

  it('about the calculation behind the reference value changes scores; about a calculation outside the tender it does not', async () => {
    const { project, baseline, uuid } = await aBid('honest', { opened: false });
    await tender.set(project, sql`contract_type = 'UAV-GC'`);
    const former = await upload({ project, calculation_type: 'design-baseline' }, 'empty modules');
    expect((await tender.patch(uuid, { active: true, winner_reason: WHY })).status).toBe(200);
    await tender.set(
      project,
      sql`status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-01', asbuilt_scope_changed = false`,
    );
    const built = await upload({ project, calculation_type: 'as-built-optimization' }, 'whole');
    await send('PATCH', `project-calculation/${built}/`, an, { active: true });
    await tender.set(project, sql`reference_calculation_id = ${former}, reference_calculation_name = 'was'`);
    expect(await explain(former, built, 'A4')).toMatchObject(chosen);
    await tender.set(project, sql`reference_calculation_id = ${baseline}`);
    expect((await explain(former, built, 'A4')).status).toBe(200);
  });
});

it('the application states beforehand what bids must declare: each module with the posts of the active baseline that declare it', async () => {
  const project = await tender.addTender();
  const asked = async (as = an) => send('GET', `project/${project}/asked_of_bids/`, as);
  expect((await asked()).body).toMatchObject({ baseline: null });
  const uuid = await activate(project, 'empty modules');
  await send('PATCH', `project/${project}/`, an, { asked_modules: ['C4'] });
  const { baseline, modules } = (await asked()).body as AskedOfBids;
  expect(baseline).toEqual({ uuid, name: expect.any(String), posts: 5 });
  expect(modules.map(({ declared_posts }) => declared_posts)).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
  expect(modules.flatMap(({ module, asked: isAsked }) => (isAsked ? module : []))).toEqual(['C4']);
  expect((await asked(tender.stranger)).status).toBe(404);
});

describe('modules that the model requires of each post', () => {
  it('are required without an active baseline too', async () => {
    const { project, baseline, uuid, bid } = await aBid('empty modules', { opened: false });
    await send('PATCH', `project/${project}/`, an, { asked_modules: ['A4'] });
    await send('PATCH', `project-calculation/${baseline}/`, an, { active: false });
    expect(await bid()).toMatchObject({
      ...{ standing: 'not-whole', mki_score: null, rank: null },
      gaps: [{ kind: 'module:A4', posts: 5, unvalued_posts: 5 }],
    });
    expect((await decide(uuid, [{ kind: 'module:A4', choice: 'zero' }])).status).toBe(409);
    await upload({ applicant: uuid, calculation_type: 'applicant' }, 'honest');
    expect(await bid()).toMatchObject({ standing: 'scored', gaps: [], work: null });
  });

  it('are refused in a complete model while the active baseline leaves them empty without an explanation', async () => {
    const project = await tender.addTender();
    const baseline = await activate(project, 'empty modules');
    const { uuid } = await tender.enter(project, 'Noord', 1_000_000);
    const bid = await upload({ applicant: uuid, calculation_type: 'applicant' }, 'whole');
    expect((await send('PATCH', `project/${project}/`, an, { asked_modules: ['A4', 'D'] })).status).toBe(200);
    const refusal = { status: 409, body: { detail: expect.stringContaining('leeg laat: A4 (5), met') } };
    const complete = () => send('POST', `project/${project}/toggle_emvi/`, an);
    const make = (uuid: string, active: boolean) =>
      send('PATCH', `project-calculation/${uuid}/`, an, { active });
    expect(await complete()).toMatchObject(refusal);
    const explained = await send('POST', `project-calculation/${baseline}/scope/`, an, {
      ...{ against: bid, subject: 'module:A4', meaning: 'not-applicable', post_count: 5 },
    });
    expect(explained.status).toBe(200);
    expect((await complete()).status).toBe(200);
    expect((await make(baseline, false)).status).toBe(200);
    expect((await make(baseline, true)).status).toBe(200);
    const again = await upload(
      { project, calculation_type: 'design-baseline', activate: 'true' },
      'empty modules',
    );
    expect(await make(again, true)).toMatchObject(refusal);
  });

  it('are part of the model: they are fixed with it, and a bid without them is not whole', async () => {
    const project = await tender.addTender();
    const baseline = await activate(project, 'empty modules');
    const { uuid } = await tender.enter(project, 'Noord', 1_000_000);
    await upload({ applicant: uuid, calculation_type: 'applicant' }, 'empty modules');
    expect((await tender.read(project)).results[0]).toMatchObject({ standing: 'scored', gaps: [] });
    const before = (await send('GET', `project/${project}/`, an)).body as Project;
    const changed = await send('PATCH', `project/${project}/`, an, {
      asked_modules: ['C4', 'A4', 'A1-A3', 'A4'],
    });
    expect(changed).toMatchObject({ status: 200, body: { asked_modules: ['A1-A3', 'A4', 'C4'] } });
    expect((changed.body as Project).award_model_version).toBeGreaterThan(before.award_model_version);
    expect((await tender.read(project)).results[0]).toMatchObject({
      standing: 'not-whole',
      work: {
        lacking_posts: 0,
        asked: [
          { module: 'A4', posts: 5 },
          { module: 'C4', posts: 5 },
        ],
      },
      gaps: [
        { kind: 'module:A4', posts: 5, unvalued_posts: 5, weight_mki: 0, choices: ['zero', 'set-aside'] },
        { kind: 'module:C4' },
      ],
    });
    await decide(uuid, [
      { kind: 'module:A4', choice: 'zero' },
      { kind: 'module:C4', choice: 'zero' },
    ]);
    // The baseline leaves them empty too. No bid has a score until somebody answers what that means.
    const beyond = async () => (await tender.read(project)).results[0];
    expect(await beyond()).toMatchObject({
      ...{ standing: 'beyond-baseline', mki_score: null, rank: null },
      work: { other_lacking_posts: 5, other_modules: ['A4', 'C4'] },
    });
    const { uuid: other } = await tender.enter(project, 'Zuid', 1_000_000);
    const whole = await upload({ applicant: other, calculation_type: 'applicant' }, 'whole');
    for (const module of ['A4', 'C4'])
      await send('POST', `project-calculation/${baseline}/scope/`, an, {
        ...{ against: whole, subject: `module:${module}`, meaning: 'not-applicable', post_count: 5 },
      });
    expect(await beyond()).toMatchObject({ standing: 'scored', counting_mki: expect.closeTo(45, 9) });
    await send('PATCH', `project/${project}/`, an, { asked_modules: ['A4'] });
    expect((await tender.read(project)).results[0]?.decisions.map(({ kind }) => kind)).toEqual(['module:A4']);
    expect(await tender.history(project)).toContainEqual(
      expect.objectContaining({ changes: { askedModules: { from: 'A1-A3, A4, C4', to: 'A4' } } }),
    );
    await tender.open(project);
    expect((await send('PATCH', `project/${project}/`, an, { asked_modules: [] })).status).toBe(409);
    await send('PATCH', `project/${project}/`, an, { asked_modules: ['A4'] }).then(({ status }) =>
      expect(status).toBe(200),
    );
  });
});

describe('the list of projects', () => {
  const listed = async (
    as: { readonly token: string } | { readonly apiKey: string } = an,
    page = 1,
  ): Promise<ListedProject[]> => {
    const { body } = await tender.test.send('GET', `/api/v1/project/?page_size=50&page=${page}`, as);
    const { results, next } = body as { results: ListedProject[]; next: string | null };
    return next ? [...results, ...(await listed(as, page + 1))] : results;
  };
  const stepOf = async (project: string, as?: Parameters<typeof listed>[0]) =>
    (await listed(as)).find(({ uuid }) => uuid === project)?.next_step?.step;

  it('says to judge the bids where the only one was withdrawn, but not to a program, which sees no bids', async () => {
    const { project, uuid } = await aBid('whole');
    expect(await stepOf(project)).toBe('choose-winner');
    const ruling = { as: 'withdrawn', reason: 'Per brief teruggetrokken' };
    expect((await tender.patch(uuid, { ruling })).status).toBe(200);
    expect(await stepOf(project)).toBe('judge-bids');
    const slug = (await listed())[0]?.organization ?? '';
    const { key } = await addApiKey(tender.test, { slug, token: tender.staff.token, name: 'Lijst' });
    expect(await stepOf(project, { apiKey: key })).toBe('choose-winner');
  });

  it('says to judge the bids until one of them takes part', async () => {
    const { project, uuid } = await aBid('empty modules');
    expect(await stepOf(project)).toBe('judge-bids');
    await decide(uuid, all('zero'));
    expect(await stepOf(project)).toBe('choose-winner');
    await decide(uuid, [{ kind: 'module:C4', choice: 'set-aside' }]);
    expect(await stepOf(project)).toBe('judge-bids');
  });

  it('says to judge the bids in every tender without a scored bid, whatever the cause', async () => {
    const ceiling = await aBid('whole');
    await tender.set(ceiling.project, sql`mki_ceiling_eur = 200`);
    const asking = await aBid('empty modules', { against: 'empty modules' });
    await tender.set(asking.project, sql`asked_modules = '["A4"]'`);
    const other = await aBid('whole');
    const reference = await upload(
      { project: other.project, calculation_type: 'design-baseline' },
      'one post of five',
    );
    await tender.set(
      other.project,
      sql`reference_calculation_id = ${reference}, reference_calculation_name = 'Eerder'`,
    );
    const steps = new Map((await listed()).map(({ uuid, next_step }) => [uuid, next_step?.step]));
    for (const { project } of [ceiling, asking, other]) expect(steps.get(project)).toBe('judge-bids');
    const told: [string, string | undefined][] = [];
    for (const [project, step] of steps) {
      if (step !== 'judge-bids' && step !== 'choose-winner') continue;
      const takesPart = (await tender.read(project, an)).results.some(
        ({ standing }) => standing === 'scored',
      );
      told.push([project, takesPart ? 'choose-winner' : 'judge-bids']);
    }
    expect(told.length).toBeGreaterThan(3);
    expect(new Map(told)).toEqual(new Map(told.map(([project]) => [project, steps.get(project)])));
  });
});
