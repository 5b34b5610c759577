import type {
  FigureFinding,
  FigureFindingsAnswer,
  ListedProject,
  ProjectComparison,
  StatisticsAnswer,
} from '@milieuspoor/contract';
import {
  type CalculationItem,
  formatModified,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
} from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { addBidder } from '../../../testing/bids.ts';
import { exampleItem } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { nodeId } from '../../calculations/figures/storable-rows.ts';
import { forgetScopesOf } from '../../calculations/scope/pair-scopes.queries.ts';
import { insertScopeAnswer } from '../../calculations/scope/scope-answers.queries.ts';
import { workOutScopes } from '../../calculations/scope/work-out-scopes.ts';

/**
 * Returns an item that declares every core indicator in these modules, except those that are left out of one of them.
 */
function post(
  postNumber: string,
  productGroup: string,
  modules: readonly LifeCycleModule[],
  more: Partial<CalculationItem> & {
    readonly without?: { readonly module: LifeCycleModule; readonly codes: readonly string[] };
  } = {},
): CalculationItem {
  const { without, ...item } = more;
  const rowOf = (code: string) =>
    LIFE_CYCLE_MODULES.map((module) =>
      modules.includes(module) && !(without?.module === module && without.codes.includes(code))
        ? amountOf(code)
        : null,
    );
  const a1 = Object.fromEntries(IMPACT_SETS.a1.indicators.map(({ code }) => [code, rowOf(code)]));
  return exampleItem(
    { a1 },
    { postNumber, productGroup, productSubGroup: productGroup, product: productGroup, ...item },
  );
}

/** kg; with 1 kg Sb-eq of fossil depletion beside 1 kg CO2, the reader would ask whether it is in MJ. */
function amountOf(code: string): number {
  return code === 'ADPF' ? 0.001 : 1;
}

/** Returns an item whose MKI is a row of the file. */
function barePost(postNumber: string, productGroup: string): CalculationItem {
  const inA1A3 = LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? 5 : null));
  return { ...post(postNumber, productGroup, []), profiles: { a1: { MKI: inA1A3, GWP: inA1A3 } } };
}

const BASELINE = [
  post('1', 'Asfalt', ['A1-A3', 'A4', 'C1', 'C2', 'C3']),
  post('2', 'Klinkers', ['A1-A3', 'A4']),
  post('3', 'Beton', ['A1-A3'], { quantity: 2 }),
  post('4', 'Zand', ['A1-A3'], { unit: 'ton' }),
  post('5', 'Hout', ['A1-A3']),
  post('7', 'Staal', ['A1-A3']),
];
const OPTIMIZATION = [
  post('1', 'Asfalt', ['A1-A3']),
  post('2', 'Klinkers', ['A1-A3', 'A4'], { without: { module: 'A4', codes: ['ADPE', 'TETP'] } }),
  post('3', 'Beton', ['A1-A3']),
  post('4', 'Zand', ['A1-A3'], { unit: 'm3' }),
  post('6', 'Bamboe', ['A1-A3']),
  barePost('7', 'Staal'),
];

let test: TestApp;
let alfa: string;
let member: { readonly accountId: string; readonly token: string };
let viewer: { readonly token: string };
/** one project in which everything differs, and one whose sides are the same */
const projects = { differing: '', same: '' };
const calculations = { baseline: '', optimization: '', aside: '' };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  viewer = await addUser(test, { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' });
  await addUser(test, { username: 'buiten', organisationIds: [beta] });
  projects.differing = await addProject(test, alfa, {
    name: 'Brug',
    contractType: 'NA',
    awardCriteria: null,
  });
  calculations.baseline = await upload(projects.differing, 'design-baseline', BASELINE);
  calculations.aside = await upload(projects.differing, 'design-optimization', BASELINE);
  calculations.optimization = await upload(projects.differing, 'design-optimization', OPTIMIZATION);
  projects.same = await addProject(test, alfa, { name: 'Weg', contractType: 'NA', awardCriteria: null });
  const twice = [post('1', 'Asfalt', ['A1-A3']), post('2', 'Gras', ['A1-A3'])];
  await upload(projects.same, 'design-baseline', twice);
  await upload(projects.same, 'design-optimization', twice);
  for (const [project, year] of [
    [projects.differing, '2025'],
    [projects.same, '2026'],
  ] as const) {
    await complete(project, year);
  }
});
afterAll(() => test.close());

async function complete(project: string, year: string, token = member.token): Promise<void> {
  const completed = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token,
    body: { project_status: 'Project_Complete', design_phase_complete_date: `${year}-01-05` },
  });
  expect(completed.status).toBe(200);
}

async function upload(
  project: string,
  type: string,
  items: readonly CalculationItem[],
  token = member.token,
): Promise<string> {
  const bytes = Buffer.from(await writeCalculation({ items: [...items], sets: ['a1'] }));
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: `${type}.xlsx`, bytes },
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { uuid } = answer.body as { uuid: string };
  await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
  return uuid;
}

async function ask(query: Record<string, string>, { org = 'alfa', token = member.token } = {}) {
  const search = new URLSearchParams({ aggregate_by: 'project', quantity: 'mki', ...query });
  return test.send('GET', `/api/v1/organization/${org}/internal_figure_findings/?${search}`, { token });
}

async function findings(query: Record<string, string>): Promise<FigureFindingsAnswer> {
  const answer = await ask(query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as FigureFindingsAnswer;
}

const ofProject = () => ({ project_calculation__project__uuid: projects.differing });
const inShort = ({ kind, side, post: of, posts, modules, blocks }: FigureFinding) =>
  [kind, side, of?.number ?? posts, modules.join(), blocks ? 'blocks' : '']
    .filter((part) => part !== '')
    .join(' ');

describe('the posts behind a comparison of one project', () => {
  it('are listed with what each side lacks or has differently; those that prevent the comparison come first', async () => {
    const { count, results } = await findings(ofProject());
    expect(results.map(inShort)).toEqual([
      'module optimization 1 A4,C1,C2,C3 blocks',
      'indicators optimization 2 A4 blocks',
      'bare optimization 7 A1-A3 blocks',
      'post-missing optimization 5',
      'post-added optimization 6',
      'quantity optimization 3',
      'unit optimization 4',
    ]);
    expect(count).toBe(7);
  });

  it('state who uploaded the calculation and when, and which indicators are missing', async () => {
    const { results } = await findings(ofProject());
    expect(results[1]).toMatchObject({
      project: { uuid: projects.differing, name: 'Brug' },
      calculation: {
        uuid: calculations.optimization,
        name: 'design-optimization',
        uploaded_by: 'Voornaam Achternaam',
        uploaded: expect.stringMatching(/^\d\d\/\d\d\/\d{4} /),
      },
      post: { number: '2', product: 'Klinkers', product_group: 'Klinkers' },
      indicators: ['ADPE', 'TETP'],
      meaning: null,
    });
  });

  it('state their weight by what the other side declares: four modules weigh four times as much as one', async () => {
    const { results } = await findings(ofProject());
    const [fourModules, indicators] = results;
    // Every module has 1 of each indicator, and 1 kg CO2 of GWP is among them.
    expect(fourModules?.co2_kg).toBe(4);
    expect(fourModules?.mki_eur).toBeCloseTo(4 * (indicators?.mki_eur ?? 0), 10);
  });

  it('state both quantities and units where those differ', async () => {
    const { results } = await findings(ofProject());
    const amounts = results.flatMap(({ kind, amounts: both }) => (both ? [{ kind, ...both }] : []));
    expect(amounts).toEqual([
      {
        kind: 'quantity',
        baseline: { quantity: 2, unit: 'ton' },
        optimization: { quantity: 1, unit: 'ton' },
      },
      { kind: 'unit', baseline: { quantity: 1, unit: 'ton' }, optimization: { quantity: 1, unit: 'm3' } },
    ]);
  });

  it('are those for CO2 on request, and those of a module, a side or a product group alone', async () => {
    const co2 = await findings({ ...ofProject(), quantity: 'co2' });
    expect(co2.results.map(inShort).filter((text) => text.endsWith('blocks'))).toEqual([
      'module optimization 1 A4,C1,C2,C3 blocks',
    ]);
    const inA4 = await findings({ ...ofProject(), module: 'A4', side: 'optimization' });
    expect(inA4.results.map(inShort)).toContain('module optimization 1 A4 blocks');
    expect((await findings({ ...ofProject(), side: 'baseline' })).results).toEqual([]);
    const groups = await statistics({ ...ofProject(), aggregate_by: 'product_group' });
    const klinkers = groups.statistics
      .flatMap(({ product_groups }) => product_groups ?? [])
      .find(({ name }) => name === 'Klinkers');
    const within = await findings({ ...ofProject(), product_group: klinkers?.uuid ?? '' });
    expect(within.results.map(inShort)).toEqual(['indicators optimization 2 A4 blocks']);
  });

  it('are none for a sub-group outside the requested group, for which there is no figure either', async () => {
    const ofSubGroup = { product_sub_group: nodeId(['Klinkers', 'Klinkers']) };
    const own = { ...ofSubGroup, product_group: nodeId(['Klinkers']) };
    const other = { ...ofSubGroup, product_group: nodeId(['Asfalt']) };
    for (const several of [{}, ofProject()]) {
      const listed = async (query: Record<string, string>) =>
        (await findings({ ...several, aggregate_by: 'product', ...query })).results.length;
      expect([await listed(own), await listed(ofSubGroup), await listed(other)]).toEqual([1, 1, 0]);
      const figure = await statistics({ ...several, aggregate_by: 'project', ...other });
      expect(figure.changes).toBeNull();
    }
  });
});

describe('the posts of two calculations that are not both active', () => {
  it('are listed as those of the active pair are, in either order', async () => {
    const { aside: other } = calculations;
    const pair = (...uuids: string[]) => findings({ ...ofProject(), project_calculation_uuid: uuids.join() });
    const { results } = await pair(calculations.baseline, calculations.optimization);
    expect(results).toEqual((await findings(ofProject())).results);
    expect((await pair(calculations.baseline, other)).results).toEqual([]);
    const variants = await pair(other, calculations.optimization);
    expect(variants.results.map(inShort)).toEqual(results.map(inShort));
    const back = await pair(calculations.optimization, other);
    expect(back.results.map(inShort)).toContain('post-missing optimization 6');
    const { queries } = test.dependencies.database;
    const markDeleted = (at: string | null) =>
      queries.execute(sql`UPDATE calculation SET deleted_at = ${at}::timestamptz WHERE id = ${other}`);
    await markDeleted('2026-01-01');
    const gone = await ask({
      ...ofProject(),
      project_calculation_uuid: [calculations.baseline, other].join(),
    });
    await markDeleted(null);
    expect(gone.status).toBe(404);
  });

  it('need exactly two calculations, of the requested project', async () => {
    const { baseline, optimization } = calculations;
    const status = async (uuids: readonly string[], query: Record<string, string> = ofProject()) =>
      (await ask({ ...query, project_calculation_uuid: uuids.join() })).status;
    expect(await status([baseline, optimization])).toBe(200);
    expect(await status([baseline])).toBe(400);
    expect(await status([baseline, baseline])).toBe(400);
    expect(await status([baseline, optimization, baseline])).toBe(400);
    expect(await status([baseline, optimization], {})).toBe(400);
    expect(
      await status([baseline, optimization], { project_calculation__project__uuid: projects.same }),
    ).toBe(404);
  });
});

async function statistics(query: Record<string, string>): Promise<StatisticsAnswer> {
  const answer = await test.send(
    'GET',
    `/api/v1/organization/alfa/internal_project_calculation_statistics/?${new URLSearchParams(query)}`,
    { token: member.token },
  );
  expect(answer.status).toBe(200);
  return answer.body as StatisticsAnswer;
}

describe('the projects behind a comparison of several', () => {
  it('are listed once for each kind, with the number of posts and the modules', async () => {
    const { results } = await findings({});
    expect(results.every(({ project }) => project.name === 'Brug')).toBe(true);
    expect(results.map(inShort)).toEqual([
      'module optimization 1 A4,C1,C2,C3 blocks',
      'indicators optimization 1 A4 blocks',
      'bare optimization 1 A1-A3 blocks',
      'post-missing optimization 1',
      'post-added optimization 1',
      'quantity optimization 1',
      'unit optimization 1',
    ]);
  });

  it('have the same kinds, weights and posts as the list of the project itself', async () => {
    const gaps = ({ results }: FigureFindingsAnswer) =>
      results
        .filter(({ blocks }) => blocks)
        .map(({ kind, post: of, numbers, modules, indicators, mki_eur, co2_kg }) => ({
          ...{ kind, numbers: of ? [of.number] : numbers, modules, indicators, mki_eur, co2_kg },
        }));
    const several = gaps(await findings({}));
    expect(several.map(({ numbers }) => numbers)).toEqual([['1'], ['2'], ['7']]);
    expect(several).toEqual(gaps(await findings(ofProject())));
  });

  it('follow the filters of the statistics', async () => {
    expect((await findings({ design_phase_complete_date__year: '2026' })).results).toEqual([]);
    expect((await findings({ design_phase_complete_date__year: '' })).results).toEqual([]);
    expect((await findings({ design_phase_complete_date__year: '2025' })).results).not.toEqual([]);
    expect((await findings({ project_contract_type: 'not-NA' })).results).toEqual([]);
  });

  it('include those with a side outside the chosen set', async () => {
    const { results } = await findings({ project_data_type: 'eci_a2' });
    const outside = results.map(
      ({ project, ...finding }) => `${project.name}: ${inShort({ project, ...finding })}`,
    );
    expect(outside.filter((text) => text.includes('blocks'))).toEqual([
      'Brug: outside-set baseline 0 blocks',
      'Brug: outside-set optimization 0 blocks',
      'Weg: outside-set baseline 0 blocks',
      'Weg: outside-set optimization 0 blocks',
    ]);
  });
});

describe('the difference between the posts of two sides', () => {
  const differing = { missing: 1, added: 1, quantities: 1, units: 1, explained: 0, explained_co2: 0 };

  it('is stated with the comparison of one project, and not of several or of a part of one', async () => {
    const whole = await statistics({ ...ofProject(), aggregate_by: 'product_group' });
    expect(whole.changes?.scope).toEqual(differing);
    expect((await statistics({ aggregate_by: 'project' })).changes?.scope).toBeNull();
  });

  it('is counted in projects, also for several projects and for a part of one', async () => {
    const differingIn = async (query: Record<string, string>) => (await statistics(query)).changes?.differing;
    expect(await differingIn({ aggregate_by: 'project' })).toBe(1);
    expect(await differingIn({ ...ofProject(), aggregate_by: 'product_group' })).toBe(1);
    const same = { project_calculation__project__uuid: projects.same, aggregate_by: 'product_group' };
    expect(await differingIn(same)).toBe(0);
    expect(await differingIn({ aggregate_by: 'project', design_phase_complete_date__year: '2026' })).toBe(0);
    const groups = await statistics({ ...ofProject(), aggregate_by: 'product_group' });
    const [group] = groups.statistics.flatMap(({ product_groups }) => product_groups ?? []);
    const ofPart = {
      ...ofProject(),
      aggregate_by: 'product_sub_group',
      product_group: group?.uuid ?? '',
    };
    expect(await differingIn(ofPart)).toBe(1);
    // With several projects, only those that have a part of the node are listed: bamboo is only in the one that
    // differs, and asphalt is in both.
    const ofSame = await statistics(same);
    const nodeOf = (name: string) =>
      [...groups.statistics, ...ofSame.statistics]
        .flatMap(({ product_groups }) => product_groups ?? [])
        .find((node) => node.name === name)?.uuid ?? '';
    const inNode = async (name: string, more: Record<string, string> = {}) =>
      (await statistics({ aggregate_by: 'project', product_group: nodeOf(name), ...more })).changes;
    expect(await inNode('Bamboe')).toMatchObject({ differing: 1, mki: { pairs: 1 } });
    expect(await inNode('Asfalt')).toMatchObject({ differing: 1, mki: { pairs: 2 } });
    expect(await inNode('Gras')).toMatchObject({ differing: 0, mki: { pairs: 1 } });
    expect(await inNode('Bamboe', { design_phase_complete_date__year: '2026' })).toBeNull();
    const totals = await test.send('GET', '/api/v1/organization/alfa/internal_organization_statistics/', {
      token: member.token,
    });
    expect(totals.body).toMatchObject({ changes: { differing: 1 } });
  });

  it.each(['missing_posts', 'added_posts', 'quantity_posts', 'unit_posts'])(
    'is counted for every kind: %s',
    async (column) => {
      const { queries } = test.dependencies.database;
      const set = (posts: number) =>
        queries.execute(sql`
          UPDATE pair_scope SET ${sql.identifier(column)} = ${posts} WHERE baseline_id IN (
            SELECT id FROM calculation WHERE project_id = ${projects.same})`);
      await set(1);
      const { changes } = await statistics({ aggregate_by: 'project' });
      await set(0);
      expect(changes?.differing).toBe(2);
    },
  );

  it('is in the list of projects and in the comparisons of the project', async () => {
    const list = await test.send('GET', '/api/v1/project/?organization__slug=alfa', { token: member.token });
    const { results } = list.body as { results: ListedProject[] };
    const listed = results.find(({ uuid }) => uuid === projects.differing)?.result;
    expect(listed?.scope).toEqual(differing);
    const compared = await comparisons();
    expect(compared).toEqual([
      {
        ...{ baseline: calculations.baseline, optimization: calculations.optimization, set: 'a1' },
        ...{ comparison: null, gaps: listed?.gaps, noted: [], scope: differing },
        co2: { comparison: null, gaps: listed?.co2.gaps, noted: [], shared: listed?.co2.shared },
        ...(listed?.shared ? { shared: listed.shared } : {}),
      },
    ]);
  });

  it('gives, beside a refusal, the difference between the modules that both sides declare', async () => {
    const [compared] = await comparisons();
    // In CO2, the posts remain that both sides declare in A1-A3: 1 + 1 + 2 + 1 + 1 + 1 kg against 1 + 1 + 1 + 1 + 1 +
    // 5.
    expect(compared?.co2.shared).toMatchObject({
      modules: ['A1-A3'],
      comparison: { baseline: 7, optimization: 10, amount: 3 },
    });
  });
});

async function comparisons(token = member.token): Promise<ProjectComparison[]> {
  const answer = await test.send('GET', `/api/v1/project/${projects.differing}/comparisons/`, { token });
  expect(answer.status).toBe(200);
  return (answer.body as { results: ProjectComparison[] }).results;
}

describe('an answer of a member', () => {
  it('is shown at its posts, which no longer prevent the comparison, and counts as an explanation', async () => {
    const { queries } = test.dependencies.database;
    for (const module of ['A4', 'C1', 'C2', 'C3'] as const)
      await insertScopeAnswer(queries, {
        organisationId: alfa,
        calculationId: calculations.optimization,
        againstId: calculations.baseline,
        subject: `module:${module}`,
        meaning: 'not-applicable',
        positions: [0, 1],
        answeredBy: member.accountId,
        answeredAt: test.clock.now(),
      });
    await forgetScopesOf(queries, { id: calculations.optimization, organisationId: alfa });
    await workOutScopes(queries, { id: projects.differing, organisationId: alfa });
    const { results } = await findings(ofProject());
    const ofModules = results.find(({ kind }) => kind === 'module');
    const told = { meaning: 'not-applicable', blocks: false, answered: { by: 'Voornaam Achternaam' } };
    expect(ofModules).toMatchObject(told);
    expect(ofModules?.answered?.at).toBe(formatModified(test.clock.now()));
    expect(results.find(({ kind }) => kind === 'indicators')?.answered).toBeNull();
    const several = await findings({});
    expect(several.results.map(inShort)).toContain('module optimization 1 A4,C1,C2,C3');
    expect(several.results.find(({ kind }) => kind === 'module')).toMatchObject({ ...told, numbers: ['1'] });
    expect(several.results.find(({ kind }) => kind === 'indicators')).toMatchObject({ blocks: true });
    const whole = await statistics({ ...ofProject(), aggregate_by: 'product_group' });
    expect(whole.changes?.scope).toMatchObject({ explained: 1 });
    // In CO2 nothing prevents the comparison any more, since the missing indicators are others.
    expect(whole.changes?.co2.comparison).not.toBeNull();
    expect(whole.changes?.mki.comparison).toBeNull();
  });

  it('that posts were not calculated prevents the comparison, in every quantity', async () => {
    const { queries } = test.dependencies.database;
    await insertScopeAnswer(queries, {
      organisationId: alfa,
      calculationId: calculations.optimization,
      againstId: calculations.baseline,
      subject: 'posts',
      meaning: 'not-calculated',
      positions: [4, 5],
      answeredBy: member.accountId,
      answeredAt: test.clock.now(),
    });
    await forgetScopesOf(queries, { id: calculations.optimization, organisationId: alfa });
    await workOutScopes(queries, { id: projects.differing, organisationId: alfa });
    const hours = await findings({ ...ofProject(), quantity: 'fossilMj' });
    expect(hours.results.map(inShort)).toContain('unworked optimization 5 blocks');
    const several = await findings({ quantity: 'fossilMj' });
    expect(several.results.map(inShort)).toContain('unworked optimization 1 blocks');
    // It is the one missing post, and is not counted among those that still need an answer.
    expect(several.results.map(inShort)).not.toContain('post-missing optimization 1');
    expect(several.results.map(inShort)).toContain('post-added optimization 1');
  });

  it('that the baseline did not calculate a new post is found at the baseline', async () => {
    const { queries } = test.dependencies.database;
    await insertScopeAnswer(queries, {
      organisationId: alfa,
      calculationId: calculations.baseline,
      againstId: calculations.optimization,
      subject: 'posts',
      meaning: 'not-calculated',
      positions: [4],
      answeredBy: member.accountId,
      answeredAt: test.clock.now(),
    });
    await forgetScopesOf(queries, { id: calculations.baseline, organisationId: alfa });
    await workOutScopes(queries, { id: projects.differing, organisationId: alfa });
    const { results } = await findings(ofProject());
    expect(results.map(inShort)).toContain('unworked baseline 6 blocks');
    expect(results.find(({ side }) => side === 'baseline')?.calculation?.uuid).toBe(calculations.baseline);
  });
});

describe('a product group with a gap that is small in the whole', () => {
  it('is named with the largest differences, and its findings name the post', async () => {
    const project = await addProject(test, alfa, { name: 'Pad' });
    const rubble = (quantity: number) => post('1', 'Puin', ['A1-A3', 'A4'], { quantity });
    await upload(project, 'design-baseline', [rubble(1_000), post('2', 'Klinkers', ['A1-A3', 'A4'])]);
    await upload(project, 'design-optimization', [rubble(900), post('2', 'Klinkers', ['A1-A3'])]);
    const of = {
      project_calculation__project__uuid: project,
      project_calculation__calculation_type: 'design-baseline,design-optimization',
    };
    const { changes } = await statistics({ ...of, aggregate_by: 'product_group' });
    expect(changes?.mki.comparison).not.toBeNull();
    expect(changes?.largest).toMatchObject([{ name: 'Puin' }]);
    expect(changes?.largest_unknown).toMatchObject([{ name: 'Klinkers' }]);
    const [unknown] = changes?.largest_unknown ?? [];
    const { results } = await findings({ ...of, product_group: unknown?.uuid ?? '' });
    expect(results.map(inShort)).toEqual(['module optimization 2 A4 blocks']);
  });

  it('in one of several projects, which counts in the whole, is named with that project', async () => {
    const gamma = await addOrganisation(test, 'waterschap');
    const { token } = await addUser(test, { username: 'waterlid', organisationIds: [gamma] });
    const modules = ['A1-A3', 'A4'] as const;
    const pipes = (quantity: number) => post('1', 'Buizen', modules, { quantity });
    const pairs = [
      ['Gemaal', [pipes(1_000), post('2', 'Kolken', modules)], [pipes(900), post('2', 'Kolken', ['A1-A3'])]],
      ['Sluis', [pipes(10), post('2', 'Kolken', modules)], [pipes(8), post('2', 'Kolken', modules)]],
    ] as const;
    for (const [name, baseline, optimization] of pairs) {
      const project = await addProject(test, gamma, { name, contractType: 'NA', awardCriteria: null });
      await upload(project, 'design-baseline', baseline, token);
      await upload(project, 'design-optimization', optimization, token);
      await complete(project, '2026', token);
    }
    const asked = { org: 'waterschap', token };
    const { changes } = (
      await test.send(
        'GET',
        '/api/v1/organization/waterschap/internal_project_calculation_statistics/?aggregate_by=project',
        { token },
      )
    ).body as StatisticsAnswer;
    expect(changes?.mki).toMatchObject({ compared: 2, pairs: 2 });
    expect(changes?.largest.map(({ name }) => name)).toEqual(['Buizen']);
    expect(changes?.largest_unknown).toMatchObject([{ name: 'Kolken' }]);
    const [unknown] = changes?.largest_unknown ?? [];
    const list = await ask({ product_group: unknown?.uuid ?? '' }, asked);
    const { results } = list.body as FigureFindingsAnswer;
    expect(results.map((found) => `${found.project.name}: ${inShort(found)}`)).toEqual([
      'Gemaal: module optimization 1 A4 blocks',
    ]);
  });
});

describe('the findings of a figure', () => {
  it('are hidden from users outside the organisation', async () => {
    const outside = await addUser(test, { username: 'vreemd', organisationIds: [] });
    expect((await ask({}, { token: outside.token })).status).toBe(404);
    expect((await ask({}, { org: 'beta' })).status).toBe(404);
    const other = await test.send('GET', `/api/v1/project/${projects.differing}/comparisons/`, {
      token: outside.token,
    });
    expect(other.status).toBe(404);
  });

  it('of a project of another organisation are hidden, also when asked of one’s own', async () => {
    const foreign = await addProject(test, await addOrganisation(test, 'gamma'));
    expect((await ask({ project_calculation__project__uuid: foreign })).status).toBe(404);
  });

  it('are shown to a viewer, but never those of a bid', async () => {
    expect((await ask(ofProject(), { token: viewer.token })).status).toBe(200);
    const tender = await addProject(test, alfa, { contractType: 'RAW', awardCriteria: true });
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE project SET seals_bids = true WHERE id = ${tender}`);
    const bidder = await addBidder(queries, tender);
    const ofBid = {
      project_calculation__project__uuid: tender,
      project_calculation__calculation_type: 'design-baseline,applicant',
      applicant: bidder,
    };
    expect((await ask(ofBid, { token: viewer.token })).status).toBe(404);
    // Somebody else entered the bid, and it is not opened yet, so it is sealed for a member too.
    expect((await ask(ofBid)).status).toBe(404);
  });
});

it('a gap too small to prevent a comparison is found for several projects, and prevents nothing', async () => {
  const note = await addProject(test, alfa, { name: 'Kade', contractType: 'NA', awardCriteria: null });
  const asphalt = post('1', 'Asfalt', ['A1-A3'], { quantity: 1000 });
  await upload(note, 'design-baseline', [asphalt, post('2', 'Zand', ['A1-A3', 'A4'])]);
  await upload(note, 'design-optimization', [asphalt, post('2', 'Zand', ['A1-A3'])]);
  await complete(note, '2024');
  const of2024 = { aggregate_by: 'project', design_phase_complete_date__year: '2024' };
  const { statistics: figures, changes } = await statistics(of2024);
  expect(changes?.mki).toMatchObject({ compared: 1, pairs: 1 });
  const lacking = figures.find(
    ({ statistic, name }) => statistic === 'total_mki_reference_calculation' && name === 'optimization',
  )?.lacking;
  expect(lacking?.total).toMatchObject({ items: 0 });
  const { results } = await findings({ design_phase_complete_date__year: '2024' });
  expect(results.map(inShort)).toEqual(['module optimization 1 A4']);
  expect((await findings({ design_phase_complete_date__year: '2024', side: 'baseline' })).results).toEqual(
    [],
  );
});

describe('the list of several projects', () => {
  let org: string;
  let token: string;
  let accountId: string;
  beforeAll(async () => {
    org = await addOrganisation(test, 'noord');
    ({ token, accountId } = await addUser(test, { username: 'noordlid', organisationIds: [org] }));
  });

  /** Makes a completed project of the organisation; returns its calculations, the baseline first. */
  async function pair(name: string, ...sides: readonly (readonly CalculationItem[])[]): Promise<string[]> {
    const [baseline = [], optimization = []] = sides;
    const project = await addProject(test, org, { name, contractType: 'NA', awardCriteria: null });
    const ids = [
      await upload(project, 'design-baseline', baseline, token),
      await upload(project, 'design-optimization', optimization, token),
    ];
    await complete(project, '2026', token);
    return [project, ...ids];
  }

  async function listed(name: string, query: Record<string, string> = {}): Promise<FigureFinding[]> {
    const { results } = (await ask(query, { org: 'noord', token })).body as FigureFindingsAnswer;
    return results.filter(({ project }) => project.name === name);
  }

  it('counts a post once in a note about several modules, and states its number', async () => {
    const large = post('1', 'Asfalt', ['A1-A3'], { quantity: 10_000 });
    await pair(
      'Kade',
      [large, post('2', 'Zand', ['A1-A3', 'A4', 'C1']), post('3', 'Klei', ['A1-A3', 'A4'])],
      [large, post('2', 'Zand', ['A1-A3']), post('3', 'Klei', ['A1-A3'])],
    );
    const [note, ...more] = await listed('Kade');
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind: 'module', blocks: false, posts: 2, modules: ['A4', 'C1'] });
    expect(note?.numbers).toEqual(['2', '3']);
    const each = post('3', 'Klei', ['A4']);
    expect(note?.co2_kg).toBe(3 * each.quantity);
  });

  it('names, for a goal, the projects that leave any part of it undeclared, and for one of them its posts', async () => {
    const whole = { fossilMj: 5, renewableMj: 1 };
    const declared = { resources: { ...exampleItem({}).resources, ...whole } };
    const fossilOnly = { resources: { ...declared.resources, renewableMj: null } };
    const of = (more: Partial<CalculationItem>) => [post('1', 'Asfalt', ['A1-A3'], more)];
    const [part = ''] = await pair('Deel', of(declared), of(fossilOnly));
    await pair('Heel', of(declared), of(declared));
    const energy = { quantity: 'energy' };
    expect((await listed('Deel', energy)).map(inShort)).toEqual(['undeclared optimization 1 blocks']);
    expect(await listed('Heel', energy)).toEqual([]);
    // The part that it declares is not the reason that it is left out.
    expect(await listed('Deel', { quantity: 'fossilMj' })).toEqual([]);
    const ofOne = { ...energy, project_calculation__project__uuid: part };
    expect((await listed('Deel', ofOne)).map(({ kind, post: at }) => [kind, at?.number])).toEqual([
      ['undeclared', '1'],
    ]);
  });

  it('marks an MKI that is stated without indicators', async () => {
    await pair('Kaal', [post('1', 'Staal', ['A1-A3'])], [barePost('1', 'Staal')]);
    expect((await listed('Kaal')).map(inShort)).toEqual(['bare optimization 1 A1-A3 blocks']);
  });

  it('names an answer with its person and day, and the parts that it leaves open', async () => {
    const modules = ['A1-A3', 'A4', 'C1'] as const;
    const [project = '', baseline = '', optimization = ''] = await pair(
      'Brug',
      [post('1', 'Asfalt', modules), post('2', 'Zand', modules), post('3', 'Klei', modules)],
      [post('1', 'Asfalt', ['A1-A3']), post('2', 'Zand', ['A1-A3']), post('3', 'Klei', ['A1-A3', 'C1'])],
    );
    const other = await addUser(test, { username: 'ander', organisationIds: [org] });
    const { queries } = test.dependencies.database;
    const answers = [
      ['A4', [0, 1], accountId, '2026-02-03T10:00:00Z'],
      ['C1', [0], accountId, '2026-02-03T11:00:00Z'],
      ['A4', [2], other.accountId, '2026-02-03T11:00:00Z'],
    ] as const;
    for (const [module, positions, answeredBy, at] of answers)
      await insertScopeAnswer(queries, {
        ...{ organisationId: org, calculationId: optimization, againstId: baseline },
        ...{ subject: `module:${module}`, meaning: 'not-applicable', positions, answeredBy },
        answeredAt: new Date(at),
      });
    await queries.execute(
      sql`UPDATE account SET first_name = 'Kim', last_name = 'Bos' WHERE id = ${other.accountId}`,
    );
    // The baseline states no CO2 in A4 for the third post either.
    await queries.execute(sql`UPDATE calculation_item SET a1_co2_kg[2] = NULL
      WHERE calculation_id = ${baseline} AND position = 2`);
    await forgetScopesOf(queries, { id: optimization, organisationId: org });
    await workOutScopes(queries, { id: project, organisationId: org });
    const get = async (path: string) =>
      (await test.send('GET', `/api/v1/organization/noord/${path}`, { token })).body as StatisticsAnswer;
    const explained = { mki: { projects: 1, posts: 3 }, co2: { projects: 1, posts: 2 } };
    const several = await get('internal_project_calculation_statistics/?aggregate_by=project');
    expect(several.changes?.explained).toEqual(explained);
    expect((await get('internal_organization_statistics/')).changes?.explained).toEqual(explained);
    const outside = await get('internal_organization_statistics/?project_data_type=eci_a2');
    expect(outside.changes?.explained).toEqual({
      mki: { projects: 0, posts: 0 },
      co2: { projects: 0, posts: 0 },
    });
    const [group] = several.statistics.flatMap(({ product_groups }) => product_groups ?? []);
    const inNode = await get(
      `internal_project_calculation_statistics/?aggregate_by=product_sub_group&product_group=${group?.uuid}`,
    );
    expect(inNode.changes?.explained ?? null).toBeNull();
    const rows = (await listed('Brug')).map(({ blocks, numbers, modules: of, answered }) =>
      [blocks ? 'blocks' : '', numbers.join(), of.join(), answered?.by, answered?.at].join(' ').trim(),
    );
    expect(rows).toEqual([
      'blocks 2 C1',
      '1,2 A4,C1 Voornaam Achternaam 03/02/2026 12:00:00',
      '3 A4 Kim Bos 03/02/2026 12:00:00',
    ]);
  });

  it('states who answered that posts or modules were not calculated, as the list of the project does', async () => {
    const modules = ['A1-A3', 'A4'] as const;
    const [project = '', baseline = '', optimization = ''] = await pair(
      'Laan',
      [post('1', 'Asfalt', modules), post('2', 'Hekwerk', modules), post('3', 'Kolk', modules)],
      [post('1', 'Asfalt', ['A1-A3'])],
    );
    const { queries } = test.dependencies.database;
    const answers = [
      ['module:A4', 'not-calculated', [0]],
      ['posts', 'not-calculated', [1]],
      ['posts', 'not-applicable', [2]],
    ] as const;
    for (const [subject, meaning, positions] of answers)
      await insertScopeAnswer(queries, {
        ...{ organisationId: org, calculationId: optimization, againstId: baseline },
        ...{ subject, meaning, positions, answeredBy: accountId },
        answeredAt: new Date('2026-02-03T10:00:00Z'),
      });
    await forgetScopesOf(queries, { id: optimization, organisationId: org });
    await workOutScopes(queries, { id: project, organisationId: org });
    const told = (rows: readonly FigureFinding[]) =>
      rows
        .map((row) => [
          ...[inShort({ ...row, post: null }), row.post?.number ?? row.numbers.join(), row.meaning],
          ...[row.answered?.by, row.mki_eur?.toFixed(6)],
        ])
        .sort();
    const ofOne = { project_calculation__project__uuid: project };
    const by = 'Voornaam Achternaam';
    for (const query of [{}, { side: 'baseline' }, { quantity: 'material' }]) {
      const several = told(await listed('Laan', query));
      expect(several).toEqual(told(await listed('Laan', { ...query, ...ofOne })));
      expect(several).toContainEqual([
        ...['unworked optimization 1 blocks', '2', 'not-calculated', by],
        expect.any(String),
      ]);
    }
    const kinds = (await listed('Laan')).map(({ kind, meaning, answered }) => [kind, meaning, answered?.by]);
    expect(kinds).toEqual([
      ['module', 'not-calculated', by],
      ['unworked', 'not-calculated', by],
      ['post-missing', 'not-applicable', by],
    ]);
  });

  it('calls CO2 that is empty beside a stated MKI an indicator, before and after an answer', async () => {
    const modules = ['A1-A3', 'A4', 'C4'] as const;
    const noCo2 = { without: { module: 'C4', codes: [IMPACT_SETS.a1.co2Indicator] } } as const;
    const [project = '', baseline = '', optimization = ''] = await pair(
      'Sluis',
      [post('1', 'Asfalt', modules), post('2', 'Zand', modules)],
      [post('1', 'Asfalt', ['A1-A3', 'C4']), post('2', 'Zand', modules, noCo2)],
    );
    // The figures themselves distinguish them, for one project and in the list of projects.
    const inModules = (...named: readonly LifeCycleModule[]) =>
      LIFE_CYCLE_MODULES.map((module) => (named.includes(module) ? 1 : 0));
    const lacking = { items: 2, modules: inModules('A4', 'C4'), partly: inModules('C4') };
    const gaps = [{ side: 'optimization', undeclared: 0, items: 2, lacking }];
    const ofOne = `aggregate_by=product_group&project_calculation__project__uuid=${project}`;
    const figures = await test.send(
      'GET',
      `/api/v1/organization/noord/internal_project_calculation_statistics/?${ofOne}`,
      { token },
    );
    expect((figures.body as StatisticsAnswer).changes?.co2).toMatchObject({ gaps });
    const list = await test.send('GET', '/api/v1/project/?organization__slug=noord', { token });
    const { results } = list.body as { results: ListedProject[] };
    expect(results.find(({ uuid }) => uuid === project)?.result?.co2).toMatchObject({ gaps });
    const inCo2 = () => listed('Sluis', { quantity: 'co2' });
    expect((await inCo2()).map(inShort)).toEqual([
      'module optimization 1 A4 blocks',
      'indicators optimization 1 C4 blocks',
    ]);
    // The module is not missing from the MKI either: only its CO2 is not declared there.
    expect((await listed('Sluis', { module: 'C4' })).map(inShort)).toEqual([
      'indicators optimization 1 C4 blocks',
    ]);
    const { queries } = test.dependencies.database;
    await insertScopeAnswer(queries, {
      ...{ organisationId: org, calculationId: optimization, againstId: baseline },
      ...{ subject: 'module:A4', meaning: 'not-applicable', positions: [0], answeredBy: accountId },
      answeredAt: new Date('2026-02-03T10:00:00Z'),
    });
    await forgetScopesOf(queries, { id: optimization, organisationId: org });
    await workOutScopes(queries, { id: project, organisationId: org });
    expect((await inCo2()).map(inShort)).toEqual([
      'indicators optimization 1 C4 blocks',
      'module optimization 1 A4',
    ]);
  });
});
