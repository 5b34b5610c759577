import type {
  Calculation,
  CalculationCheck,
  CalculationScopeAnswer,
  ScopeOfPairAnswer,
} from '@milieuspoor/contract';
import type { ScopeSubject } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { declaredWorkbook } from '../../../testing/files/declared-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addApiKey, addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { listHeldWork } from '../../calculations/scope/held-work.queries.ts';
import { forgetScopesOf } from '../../calculations/scope/pair-scopes.queries.ts';
import { insertScopeAnswer, listScopeAnswers } from '../../calculations/scope/scope-answers.queries.ts';
import { readScopePosts } from '../../calculations/scope/scope-posts.queries.ts';
import { workOutScopes } from '../../calculations/scope/work-out-scopes.ts';

const UPLOAD = '/api/v1/project-calculation/';
let test: TestApp;
let alfa: string;
let lid: { accountId: string; token: string };
let chef: { token: string };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  lid = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  chef = await addUser(test, { username: 'chef', organisationIds: [alfa], administers: true });
});
afterAll(() => test.close());

/** Two posts, each with €60 in A1-A3 and €40 in A4: €200. */
const WHOLE = declaredWorkbook({ 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } });
const WITHOUT_A4 = declaredWorkbook({ 1: { 'A1-A3': 50 }, 2: { 'A1-A3': 50 } });
const ONE_POST = declaredWorkbook({ 1: { 'A1-A3': 50, A4: 40 } });

interface Sent {
  readonly project: string;
  readonly type?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly apiKey?: string;
}

async function send(path: string, bytes: Buffer | null, { project, type, answers, fields, apiKey }: Sent) {
  return test.send('POST', path, {
    ...(apiKey ? { apiKey } : { token: lid.token }),
    form: {
      fields: {
        ...{ project, calculation_type: type ?? 'design-optimization' },
        ...(answers ? { answers: JSON.stringify(answers) } : {}),
        ...fields,
      },
      ...(bytes ? { file: { field: 'excel_file', name: 'straat.xlsx', bytes } } : {}),
    },
  });
}

async function check(bytes: Buffer, sent: Sent): Promise<CalculationCheck> {
  const answer = await send(`${UPLOAD}check/`, bytes, sent);
  expect(answer.status).toBe(200);
  return answer.body as CalculationCheck;
}

async function upload(bytes: Buffer, sent: Sent): Promise<Calculation> {
  const answer = await send(UPLOAD, bytes, { ...sent, fields: { activate: 'true', ...sent.fields } });
  expect(answer.status).toBe(201);
  return answer.body as Calculation;
}

async function withBaseline(bytes = WHOLE): Promise<{ project: string; baseline: Calculation }> {
  const project = await addProject(test, alfa);
  return { project, baseline: await upload(bytes, { project, type: 'design-baseline' }) };
}

async function scopeOf({ uuid }: Pick<Calculation, 'uuid'>, token = lid.token): Promise<ScopeOfPairAnswer[]> {
  const answer = await test.send('GET', `${UPLOAD}${uuid}/scope/`, { token });
  expect(answer.status).toBe(200);
  return (answer.body as CalculationScopeAnswer).pairs;
}

/** Returns a calculation as the list of its project shows it. */
async function rowOf({ uuid, project }: Pick<Calculation, 'uuid' | 'project'>) {
  const { body } = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token: lid.token });
  return (body as { results: Calculation[] }).results.find((each) => each.uuid === uuid);
}

async function answer(
  { uuid }: Pick<Calculation, 'uuid'>,
  body: Readonly<Record<string, unknown>>,
  token: string | null = lid.token,
) {
  return test.send('POST', `${UPLOAD}${uuid}/scope/`, { token, body });
}

/** Returns whether the comparison of the pair is open, and the number of unexplained posts. */
async function standingOf(baseline: Calculation, optimization: Calculation) {
  const [row] = await listRows<{ open: boolean; unexplained: number }>(
    test.dependencies.database.queries,
    sql`SELECT mki_open AS open, optimization_unexplained + baseline_unexplained AS unexplained FROM pair_scope
      WHERE baseline_id = ${baseline.uuid} AND optimization_id = ${optimization.uuid} AND set_code = 'a1'`,
  );
  return row;
}

const A4 = 'scope:optimization:module:A4';

describe('a check asks about the scope', () => {
  it('once for each module that the file leaves empty and the active baseline has, with posts and weight', async () => {
    const { project, baseline } = await withBaseline();
    const { scope, accepted, questions } = await check(WITHOUT_A4, { project });
    expect(questions).toEqual([]);
    expect(accepted).toBe(true);
    expect(scope).toMatchObject({
      against: { uuid: baseline.uuid, calculation_type: 'design-baseline' },
      matched_posts: 2,
      missing_posts: 0,
    });
    expect(scope?.questions).toMatchObject([
      {
        ...{ id: A4, side: 'optimization', calculation: null, modules: ['A4'], post_count: 2, open_count: 2 },
        ...{ weight_eur: 80, weight_co2: 800, percentage_mki: 40, percentage_co2: 40, note: false },
        ...{ meaning: null, proposal: null, answer: null },
        text: 'Bij 2 posten geeft de baseline module A4 op en laat dit bestand die leeg: is daar niets, of is het niet berekend?',
      },
    ]);
    expect(scope?.questions[0]?.posts).toMatchObject([
      { post_number: '1', product: 'AC 1', weight_eur: 40 },
      { post_number: '2', product: 'AC 2', weight_eur: 40 },
    ]);
  });

  it('for what the active one leaves empty and the file has, and once for posts that disappeared', async () => {
    const { project, baseline } = await withBaseline(WITHOUT_A4);
    const { scope } = await check(ONE_POST, { project });
    expect(scope?.questions.map(({ id, calculation, post_count }) => [id, calculation, post_count])).toEqual([
      ['scope:baseline:module:A4', baseline.uuid, 2],
      ['scope:optimization:posts', null, 1],
    ]);
    expect(scope?.questions[1]?.text).toBe(
      'Niet in dit bestand: 1 post die de baseline wel heeft. Hoort dat werk er niet meer bij, of is het niet berekend?',
    );
  });

  it('never where the other side has no active calculation', async () => {
    const project = await addProject(test, alfa);
    expect((await check(WITHOUT_A4, { project })).scope).toBeNull();
  });

  it('of a baseline, compared with the active optimisation', async () => {
    const project = await addProject(test, alfa);
    const optimization = await upload(WITHOUT_A4, { project });
    const { scope } = await check(WHOLE, { project, type: 'design-baseline' });
    expect(scope?.against.uuid).toBe(optimization.uuid);
    expect(scope?.questions).toMatchObject([{ id: A4, calculation: optimization.uuid }]);
  });

  it('and proposes the answers about an earlier upload of the project', async () => {
    const { project, baseline } = await withBaseline();
    const against = { 'scope:against': baseline.uuid };
    await upload(WITHOUT_A4, { project, answers: { ...against, [A4]: 'not-applicable' } });
    const { scope } = await check(WITHOUT_A4, { project });
    expect(scope?.questions).toMatchObject([
      { meaning: null, proposal: { meaning: 'not-applicable', calculation: 'straat' } },
    ]);
  });
});

describe('a calculation without stored indicators', () => {
  it('says that it is compared by its modules alone', async () => {
    const { baseline } = await withBaseline();
    const told = async () => {
      const { body } = await test.send('GET', `${UPLOAD}?project__uuid=${baseline.project}`, {
        token: chef.token,
      });
      return (body as { results: Calculation[] }).results.map(({ scope_modules_only: only }) => only);
    };
    expect(await told()).toEqual([false]);
    await test.dependencies.database.queries.execute(
      sql`UPDATE calculation_item SET a1_declared = NULL WHERE calculation_id = ${baseline.uuid}`,
    );
    expect(await told()).toEqual([true]);
  });
});

describe('an upload', () => {
  it('without an answer is accepted, and counts as not calculated', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WITHOUT_A4, { project });
    expect(stored).toMatchObject({ scope_open_posts: 2, scope_answers: 0, answers: [] });
    expect(stored.scope_refuses).toEqual(['mki', 'co2']);
    expect(await standingOf(baseline, stored)).toEqual({ open: true, unexplained: 2 });
  });

  it('with an answer states the answer and its subject, to its own organisation alone', async () => {
    const { project, baseline } = await withBaseline();
    const answers = { 'scope:against': baseline.uuid, [A4]: 'not-applicable' };
    const { uuid: id } = await upload(WITHOUT_A4, { project, answers });
    const { queries } = test.dependencies.database;
    const beta = await addOrganisation(test, 'beta-van-antwoorden');
    const told = async (organisationId: string) => [
      (await listScopeAnswers(queries, organisationId, [id])).length,
      (await readScopePosts(queries, { id, organisationId, set: 'a1' })).length,
      (await listHeldWork(queries, [{ id: baseline.uuid, organisationId, headlineSet: 'a1' }])).length,
    ];
    expect(await told(alfa)).toEqual([1, 2, 1]);
    expect(await told(beta)).toEqual([0, 0, 0]);
  });

  it('with an answer is compared, and states who answered and when', async () => {
    const { project, baseline } = await withBaseline();
    const answers = { 'scope:against': baseline.uuid, [A4]: 'not-applicable' };
    const stored = await upload(WITHOUT_A4, { project, answers });
    expect(await standingOf(baseline, stored)).toEqual({ open: false, unexplained: 0 });
    expect(stored).toMatchObject({ scope_open_posts: 0, scope_answers: 1, scope_refuses: [] });
    expect(stored.answers).toEqual([
      {
        question: 'Module A4, leeg bij 2 posten',
        answer: expect.stringMatching(
          /^niet van toepassing: telt als 0 \(Voornaam Achternaam, \d\d-\d\d-\d{4}\)$/,
        ),
      },
    ]);
    const { body } = await test.send('GET', `/api/v1/project/${project}/history/`, { token: lid.token });
    expect((body as { results: unknown[] }).results[0]).toMatchObject({
      subject: stored.uuid,
      user_name: 'Voornaam Achternaam',
      changes: {
        'scope:module:A4': { from: null, to: 'not-applicable' },
        scopeAgainst: { from: null, to: 'straat' },
      },
    });
  });

  it('by the key of its check stores the answers too', async () => {
    const { project, baseline } = await withBaseline();
    const { upload_key, sha256 } = await check(WITHOUT_A4, { project });
    const answers = { 'scope:against': baseline.uuid, [A4]: 'not-applicable' };
    const sent = { project, answers, fields: { upload_key, sha256, activate: 'true' } };
    const stored = await send(UPLOAD, null, sent);
    expect(stored.status).toBe(201);
    expect(await standingOf(baseline, stored.body as Calculation)).toEqual({ open: false, unexplained: 0 });
  });

  it('stores its answers about the other side on the calculation of that side', async () => {
    const { project, baseline } = await withBaseline(WITHOUT_A4);
    const answers = { 'scope:against': baseline.uuid, 'scope:baseline:module:A4': 'not-applicable' };
    const stored = await upload(WHOLE, { project, answers });
    expect(stored.scope_answers).toBe(0);
    expect(await standingOf(baseline, stored)).toEqual({ open: false, unexplained: 0 });
    expect((await scopeOf(baseline))[0]?.questions).toMatchObject([
      { calculation: baseline.uuid, meaning: 'not-applicable', answered_by: 'Voornaam Achternaam' },
    ]);
  });

  it('must be checked again when its answers were given beside another calculation', async () => {
    const { project, baseline } = await withBaseline();
    await upload(declaredWorkbook({ 1: { 'A1-A3': 1, A4: 1 } }), { project, type: 'design-baseline' });
    const answers = { [A4]: 'not-applicable' };
    const sent = { project, answers: { ...answers, 'scope:against': baseline.uuid } };
    expect((await send(UPLOAD, WITHOUT_A4, sent)).status).toBe(410);
  });

  it('is refused with answers that name no other calculation, no such question or no such meaning', async () => {
    const { project, baseline } = await withBaseline();
    const against = { 'scope:against': baseline.uuid };
    const refusedWith = async (path: string, answers: Readonly<Record<string, string>>) => {
      const { status, body } = await send(path, WITHOUT_A4, { project, answers });
      return status === 400 ? JSON.stringify(body) : status;
    };
    expect(await refusedWith(UPLOAD, { [A4]: 'not-applicable' })).toMatch(
      /Stuur met antwoorden .*'scope:against'/,
    );
    expect(await refusedWith(`${UPLOAD}check/`, { [A4]: 'not-applicable' })).toBe(200);
    for (const path of [UPLOAD, `${UPLOAD}check/`]) {
      expect(await refusedWith(path, { ...against, [A4]: 'n.v.t.' })).toMatch(
        `Het antwoord op '${A4}' bestaat niet. Kies uit: not-applicable, not-calculated.`,
      );
      for (const id of ['scope:optimization:module:A9', 'scope:variant:posts', 'scope:posts'])
        expect(await refusedWith(path, { ...against, [id]: 'not-applicable' })).toMatch(
          `'${id}' is geen vraag over de omvang`,
        );
    }
    // There is no question about modules that both sides have, or on a side that has everything.
    const unasked = ['scope:optimization:module:C4', 'scope:baseline:module:A4', 'scope:optimization:posts'];
    for (const id of unasked)
      expect(
        await refusedWith(UPLOAD, { ...against, [A4]: 'not-applicable', [id]: 'not-applicable' }),
      ).toMatch(`'${id}' is geen vraag over de omvang`);
    const { body } = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token: lid.token });
    expect((body as { results: Calculation[] }).results.map(({ uuid }) => uuid)).toEqual([baseline.uuid]);
  });
});

describe('an answer afterwards', () => {
  const body = (against: Calculation, more = {}) => ({
    ...{ against: against.uuid, subject: 'module:A4', meaning: 'not-applicable', post_count: 2 },
    ...more,
  });

  it('makes the two comparable, is stored with name and date, and can be changed', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WITHOUT_A4, { project });
    const given = await answer(stored, body(baseline));
    expect(given.status).toBe(200);
    expect(given.body).toMatchObject({
      pairs: [
        { questions: [{ meaning: 'not-applicable', answered_by: 'Voornaam Achternaam', open_count: 0 }] },
      ],
    });
    expect(await standingOf(baseline, stored)).toEqual({ open: false, unexplained: 0 });
    await answer(stored, body(baseline, { meaning: 'not-calculated' }));
    expect(await standingOf(baseline, stored)).toEqual({ open: true, unexplained: 2 });
    expect((await scopeOf(stored))[0]?.questions).toMatchObject([{ meaning: 'not-calculated' }]);
    expect(await rowOf(stored)).toMatchObject({ scope_open_posts: 0, scope_refuses: ['mki', 'co2'] });
  });

  it('that a module does not apply is refused where the other set of the same calculation declares the module', async () => {
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } };
    const { project, baseline } = await withBaseline(declaredWorkbook(both, both));
    const forgotten = declaredWorkbook(both, { 1: { 'A1-A3': 60 }, 2: { 'A1-A3': 60 } });
    const answers = { 'scope:against': baseline.uuid, 'scope:optimization:module:A4': 'not-applicable' };
    const said = /^Dat A4 niet van toepassing is, kan niet: in Set A1 .* bij 2 posten wel iets op/;
    const refusal = { status: 409, body: { detail: expect.stringMatching(said) } };
    expect(await send(UPLOAD, forgotten, { project, answers })).toMatchObject(refusal);
    const stored = await upload(forgotten, { project });
    // Set A1 has the module, so it is compared. Set A2 lacks it, so it is asked.
    expect(stored).toMatchObject({ mki_set: 'a1', scope_open_posts: 2, scope_refuses: [] });
    expect(await answer(stored, body(baseline))).toMatchObject(refusal);
    expect((await scopeOf(stored))[0]?.questions).toMatchObject([
      {
        meaning: null,
        declared_elsewhere: [{ set: 'a1', posts: 2 }],
        not_applicable_posts: 0,
        refused: null,
        // In Set A1 the optimisation has the module.
        ...{ set: 'a2', posts_in_set: 2 },
        text: expect.stringMatching(/^Set A2: Bij 2 posten geeft .* module A4 op/),
      },
    ]);
    expect((await answer(stored, body(baseline, { meaning: 'not-calculated' }))).status).toBe(200);
  });

  it('that a module does not apply is stored for the posts that the other set leaves empty too, and leaves the other posts open', async () => {
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 }, 3: { 'A1-A3': 60, A4: 40 } };
    const { project, baseline } = await withBaseline(declaredWorkbook(both, both));
    const honest = { 1: { 'A1-A3': 60 }, 2: { 'A1-A3': 60 } };
    const file = declaredWorkbook(
      { ...honest, 3: { 'A1-A3': 60, A4: 40 } },
      { ...honest, 3: { 'A1-A3': 60 } },
    );
    const stored = await upload(file, { project });
    expect((await scopeOf(stored))[0]?.questions).toMatchObject([
      {
        ...{ set: 'a1', posts_in_set: 2, post_count: 3, open_count: 3, not_applicable_posts: 2, said: null },
        in_other_sets: [{ set: 'a2', posts: 3 }],
        declared_elsewhere: [{ set: 'a1', posts: 1 }],
      },
    ]);
    const said = body(baseline, { post_count: 3 });
    const given = await answer(stored, said);
    expect(given).toMatchObject({
      status: 200,
      body: { pairs: [{ questions: [{ meaning: null, said: 'not-applicable', open_count: 1 }] }] },
    });
    const stands = async () => {
      const rows = await listScopeAnswers(test.dependencies.database.queries, alfa, [stored.uuid]);
      return rows.map(({ meaning, positions }) => [meaning, positions]);
    };
    expect(await stands()).toEqual([['not-applicable', [0, 1]]]);
    // In Set A1 only the two honest posts lacked the module, so Set A1 is compared.
    expect(await standingOf(baseline, stored)).toEqual({ open: false, unexplained: 0 });
    // The same answer again adds nothing.
    await answer(stored, said);
    expect(await stands()).toHaveLength(1);
    // An upload with the answer has the same result.
    const answers = { 'scope:against': baseline.uuid, 'scope:optimization:module:A4': 'not-applicable' };
    const again = await upload(file, { project, answers });
    expect((await scopeOf(again))[0]?.questions).toMatchObject([{ said: 'not-applicable', open_count: 1 }]);
    const { scope } = await check(file, { project });
    expect(scope?.questions).toMatchObject([{ proposal: { meaning: 'not-applicable' } }]);
  });

  it('that a module does not apply is also refused where the other side does not state that set', async () => {
    const { project, baseline } = await withBaseline();
    const both = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } };
    const forgotten = declaredWorkbook({ 1: { 'A1-A3': 50 }, 2: { 'A1-A3': 50 } }, both);
    const id = 'scope:optimization:module:A4';
    const answers = { 'scope:against': baseline.uuid, [id]: 'not-applicable' };
    const refusal = { status: 409, body: { detail: expect.stringContaining('in Set A2 geeft deze') } };
    expect(await send(UPLOAD, forgotten, { project, answers })).toMatchObject(refusal);
    // The answer about an earlier calculation with Set A1 alone was right, but it is no proposal for this one.
    const former = await upload(WITHOUT_A4, { project });
    expect((await answer(former, body(baseline))).status).toBe(200);
    const asked = async (file: Buffer) =>
      (await check(file, { project })).scope?.questions.map(({ proposal, declared_elsewhere }) => [
        proposal?.meaning,
        declared_elsewhere,
      ]);
    expect(await asked(WITHOUT_A4)).toEqual([['not-applicable', []]]);
    expect(await asked(forgotten)).toEqual([[undefined, [{ set: 'a2', posts: 2 }]]]);
    const stored = await upload(forgotten, { project });
    expect(await answer(stored, body(baseline))).toMatchObject(refusal);
  });

  it('that an earlier release accepted although the calculation contradicts it does not count', async () => {
    const { project, baseline } = await withBaseline();
    const { queries } = test.dependencies.database;
    const taken = async (stored: Calculation, subject: ScopeSubject, positions: readonly number[]) => {
      await insertScopeAnswer(queries, {
        ...{ organisationId: alfa, calculationId: stored.uuid, againstId: baseline.uuid, subject, positions },
        ...{ meaning: 'not-applicable', answeredBy: null, answeredAt: new Date() },
      });
      return (await listScopeAnswers(queries, alfa, [stored.uuid])).map(
        ({ positions: counting }) => counting,
      );
    };
    const inA2 = { 1: { 'A1-A3': 60, A4: -1 }, 2: { 'A1-A3': 60, A4: 0 }, 3: { 'A1-A3': 1 } };
    const inA1 = { 1: { 'A1-A3': 50 }, 2: { 'A1-A3': 50 }, 3: { 'A1-A3': 1 } };
    const stored = await upload(declaredWorkbook(inA1, inA2), { project });
    expect(await taken(stored, 'module:A4', [2, 0, 1])).toEqual([[2, 1]]);
    await forgetScopesOf(queries, { id: stored.uuid, organisationId: alfa });
    await workOutScopes(queries, { id: project, organisationId: alfa });
    expect(await standingOf(baseline, stored)).toMatchObject({ unexplained: 1 });
    // An answer about another module is no contradiction.
    expect(await taken(stored, 'module:A5', [0])).toEqual([[2, 1], [0]]);
    await queries.execute(sql`UPDATE calculation_item SET a1_co2_kg[1] = NULL
      WHERE calculation_id = ${stored.uuid} AND position IN (0, 2)`);
    await queries.execute(sql`UPDATE calculation_item SET a2_co2_kg[1] = 0
      WHERE calculation_id = ${stored.uuid} AND position = 2`);
    expect(await taken(stored, 'indicators', [0, 1, 2])).toEqual([[2, 1], [0], [1, 2]]);
    // The calculation does not show that answer as counting as 0 either: of two answers about A4 it shows the valid
    // one, with its posts.
    expect(await taken(stored, 'module:A4', [0])).toEqual([[2, 1], [0], [1, 2], []]);
    const shelf = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token: lid.token });
    const shown = (shelf.body as { results: Calculation[] }).results.find(({ uuid }) => uuid === stored.uuid);
    expect(shown?.scope_answers).toBe(3);
    expect(JSON.stringify(shown?.answers)).toContain('Module A4, leeg bij 2 posten');
  });

  it('about every post is shown at the calculation, also when the posts of one module were answered one after another', async () => {
    const { project, baseline } = await withBaseline(
      declaredWorkbook({ 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60 } }),
    );
    const stored = await upload(WITHOUT_A4, { project });
    const sayOf = (against: Calculation, meaning: string, post_count: number) =>
      answer(stored, { against: against.uuid, subject: 'module:A4', meaning, post_count });
    const shown = async () =>
      (await rowOf(stored))?.answers.map(({ question, answer: said }) => [question, said]);
    expect((await sayOf(baseline, 'not-applicable', 1)).status).toBe(200);
    const other = declaredWorkbook({ 1: { 'A1-A3': 60 }, 2: { 'A1-A3': 60, A4: 40 } });
    const second = await upload(other, { project, type: 'design-baseline' });
    expect((await sayOf(second, 'not-calculated', 1)).status).toBe(200);
    expect(await shown()).toEqual([
      ['Module A4, leeg bij 1 post', expect.stringContaining('niet van toepassing')],
      ['Module A4, leeg bij 1 post', expect.stringContaining('niet berekend')],
    ]);
    // Of two answers about one post the last is valid, and replaces the former.
    const both = await upload(WHOLE, { project, type: 'design-baseline' });
    expect((await sayOf(both, 'not-applicable', 2)).status).toBe(200);
    expect(await shown()).toEqual([
      ['Module A4, leeg bij 2 posten', expect.stringContaining('niet van toepassing')],
    ]);
  });

  it('is open at the calculation too when it is about CO2 alone', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WHOLE, { project });
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE calculation_item SET a1_co2_kg[1] = NULL
      WHERE calculation_id = ${stored.uuid} AND position = 0`);
    await forgetScopesOf(queries, { id: stored.uuid, organisationId: alfa });
    await workOutScopes(queries, { id: project, organisationId: alfa });
    const shown = async () => {
      const shelf = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token: lid.token });
      return (shelf.body as { results: Calculation[] }).results.find(({ uuid }) => uuid === stored.uuid);
    };
    expect(await shown()).toMatchObject({ scope_open_posts: 1, scope_answers: 0, scope_refuses: ['co2'] });
    expect((await answer(stored, body(baseline, { subject: 'indicators', post_count: 1 }))).status).toBe(200);
    expect(await shown()).toMatchObject({ scope_open_posts: 0, scope_answers: 1, scope_refuses: [] });
  });

  it('is accepted in a closed phase and in a completed project, but not in a locked one', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WITHOUT_A4, { project });
    const become = (change: ReturnType<typeof sql>) =>
      test.dependencies.database.queries.execute(sql`UPDATE project SET ${change} WHERE id = ${project}`);
    await become(sql`status = 'Project_Complete', design_phase_complete_date = '2026-01-01',
      project_complete_date = '2026-01-02'`);
    expect((await answer(stored, body(baseline))).status).toBe(200);
    await become(sql`locked = true`);
    const refused = await answer(stored, body(baseline, { meaning: 'not-calculated' }));
    expect(refused.status).toBe(409);
    expect(await standingOf(baseline, stored)).toEqual({ open: false, unexplained: 0 });
  });

  it('is refused when the question is about other posts than the user saw', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WITHOUT_A4, { project });
    expect((await answer(stored, body(baseline, { post_count: 1 }))).status).toBe(409);
    const of = { 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60 } };
    const other = await upload(declaredWorkbook(of), { project, type: 'design-baseline' });
    expect((await answer(stored, body(other))).status).toBe(409);
    expect((await answer(stored, body(other, { post_count: 1 }))).status).toBe(200);
  });

  it('is refused to viewers and others, who do not find a calculation of another organisation', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WITHOUT_A4, { project });
    const id = stored.uuid.slice(0, 8);
    const viewer = await addUser(test, {
      ...{ username: `kijker-${id}`, organisationIds: [alfa], dashboardType: 'viewer' },
    });
    const beta = await addOrganisation(test, `beta-${id}`);
    const outsider = await addUser(test, { username: `ander-${id}`, organisationIds: [beta] });
    expect((await answer(stored, body(baseline), viewer.token)).status).toBe(403);
    expect((await answer(stored, body(baseline), outsider.token)).status).toBe(404);
    expect((await answer(stored, body(baseline), null)).status).toBe(401);
    const path = `${UPLOAD}${stored.uuid}/scope/`;
    expect((await test.send('GET', path, { token: viewer.token })).status).toBe(403);
    expect((await test.send('GET', path, { token: outsider.token })).status).toBe(404);
    expect(await standingOf(baseline, stored)).toEqual({ open: true, unexplained: 2 });
  });

  it('may come from a program, under its own name', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(WITHOUT_A4, { project });
    const { key } = await addApiKey(test, { slug: 'alfa', token: chef.token, name: 'Koppeling' });
    const given = await test.send('POST', `${UPLOAD}${stored.uuid}/scope/`, {
      apiKey: key,
      body: body(baseline),
    });
    expect(given.status).toBe(200);
    expect((await scopeOf(stored))[0]?.questions[0]?.answered_by).toContain('Koppeling');
  });

  it('about posts that disappeared is valid for the two that were compared', async () => {
    const { project, baseline } = await withBaseline();
    const stored = await upload(ONE_POST, { project });
    expect(stored).toMatchObject({ scope_open_posts: 1, scope_refuses: [] });
    const given = await answer(
      stored,
      body(baseline, { subject: 'posts', post_count: 1, meaning: 'not-calculated' }),
    );
    expect(given.status).toBe(200);
    expect(await standingOf(baseline, stored)).toMatchObject({ open: true });
    // The question is no longer open, in the list of questions and in the rows of both, and the two are not compared
    // because of it.
    expect((await scopeOf(stored))[0]?.questions).toMatchObject([
      { meaning: 'not-calculated', open_count: 0 },
    ]);
    for (const each of [stored, baseline])
      expect(await rowOf(each)).toMatchObject({
        scope_open_posts: 0,
        scope_refuses: ['mki', 'co2', 'resources'],
      });
    await answer(stored, body(baseline, { subject: 'posts', post_count: 1 }));
    expect(await standingOf(baseline, stored)).toMatchObject({ open: false });
    expect(await rowOf(stored)).toMatchObject({ scope_open_posts: 0, scope_refuses: [] });
    // The row shows the answer beside the baseline that was answered about last, whose posts these are.
    const shown = async () =>
      (await rowOf(stored))?.answers.map(({ question, answer: said }) => [question, said]);
    expect(await shown()).toEqual([
      ['1 post van de baseline, niet in deze berekening', expect.stringContaining('niet van toepassing')],
    ]);
    const other = declaredWorkbook({ 0: { 'A1-A3': 60 }, 1: { 'A1-A3': 60, A4: 40 } });
    const second = await upload(other, { project, type: 'design-baseline' });
    await answer(stored, body(second, { subject: 'posts', post_count: 1, meaning: 'not-calculated' }));
    expect(await shown()).toEqual([
      ['1 post van de baseline, niet in deze berekening', expect.stringContaining('niet berekend')],
    ]);
  });
});
