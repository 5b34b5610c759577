import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../http/caller.ts';
import {
  type ChartDrawer,
  createChartDrawer,
  DRAWER_LIMITS,
} from '../../../platform/drawing/chart-drawer.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { type DescribedReport, describeReport } from '../describing/describe-report.ts';
import { CHART_WORDS } from './chart-words.ts';
import { drawPictures } from './draw-pictures.ts';
import { planWaterfalls } from './plan-waterfalls.ts';

let test: TestApp;
let caller: Caller;
let described: DescribedReport;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const { accountId, token } = await addUser(test, {
    username: 'lid',
    organisationIds: [alfa],
    isStaff: true,
  });
  const project = await addProject(test, alfa, { name: 'Brug Oost' });
  const calculationIds = [
    await addCalculation('design-baseline', 60),
    await addCalculation('design-optimization', 45),
  ];
  caller = {
    ...{
      accountId,
      sessionId: '',
      secondFactorFrom: null,
      needsSecondFactor: false,
      moment: '',
      administered: { kind: 'all' } as const,
    },
    ...{ isStaff: true, dashboardType: 'member', scope: { kind: 'all' } },
  };
  const outcome = await test.dependencies.database.transaction((queries) =>
    describeReport(queries, test.dependencies, caller, {
      ...{ projectId: project, calculationIds, language: 'nl', now: test.clock.now() },
    }),
  );
  if (!outcome.ok) throw new Error('There is nothing to draw');
  described = outcome.value;

  async function addCalculation(calculation_type: string, mkiEurPerUnit: number): Promise<string> {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1_000, mkiEurPerUnit }]);
    const { body } = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: { fields: { project, calculation_type }, file: { field: 'excel_file', name: 'A.xlsx', bytes } },
    });
    const { uuid } = body as { uuid: string };
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token,
      body: { include_in_report: true },
    });
    return uuid;
  }
}, 120_000);
afterAll(() => test.close());

/** Nobody follows the progress. */
const NOBODY = { drawing: () => {}, drawn: () => {}, writing: () => {} };

const draw = (of: DescribedReport, chartDrawer: ChartDrawer = test.dependencies.chartDrawer) =>
  drawPictures({ chartDrawer }, caller, of, {
    ...{ language: 'nl', sent: [], signal: new AbortController().signal },
    observer: NOBODY,
  });

/** Returns the titles of the pictures that are side by side. */
async function comparedOf(of: DescribedReport): Promise<string[]> {
  const drawn = await draw(of);
  if (!drawn.ok) throw new Error('It was not drawn');
  return drawn.value.filter(({ variant }) => variant === null).map(({ title }) => title);
}

/** Returns the report with a change to the second calculation. */
const withSecond = (change: Partial<DescribedReport['report']['variants'][number]>): DescribedReport => ({
  ...described,
  report: {
    ...described.report,
    variants: described.report.variants.map((variant, place) =>
      place === 1 ? { ...variant, ...change } : variant,
    ),
  },
});

type Pair = DescribedReport['report']['pairs'][number];

/** Returns the report with another pair. */
const withPair = (change: (pair: Pair) => Pair): DescribedReport => ({
  ...described,
  report: { ...described.report, pairs: described.report.pairs.map(change) },
});

type DescribedStatistic = DescribedReport['statistics'][number][number];

/** Returns a statistic whose items declare only these figures, each of them 1. */
function declaring({ values, items }: DescribedStatistic, keys: readonly string[]) {
  const all = Object.keys(values);
  return {
    values: Object.fromEntries(all.map((key) => [key, keys.includes(key) ? 1 : null])),
    undeclared: Object.fromEntries(all.map((key) => [key, keys.includes(key) ? 0 : items])),
    incomplete: {},
  };
}

describe('the charts of a report', () => {
  it('compare two calculations where both are in one set and one version of the weights', async () => {
    expect(await comparedOf(described)).toContain('Totale MKI per variant');
  });

  it('say by which kinds of change the MKI differs, beside the table of those', async () => {
    const total = { co2Kg: 0, mkiPosts: 1, co2Posts: 0 };
    const divided = withPair((pair) => ({
      ...pair,
      changes: [
        { kind: 'product', mkiEur: -12_000, ...total },
        { kind: 'quantity', mkiEur: -3000, ...total },
      ],
    }));
    const drawn = await draw(divided);
    if (!drawn.ok) throw new Error('It was not drawn');
    expect(drawn.value.filter(({ place }) => place === 'kinds')).toMatchObject([
      {
        title: 'MKI van variant 1 naar variant 2, per soort verandering',
        notes: ['De stappen tellen op tot het verschil; ze zijn samen afgerond.'],
      },
    ]);
    const [waterfall] = planWaterfalls(divided, CHART_WORDS.nl);
    // 1.000 ton at €60 and at €45.
    expect(waterfall?.model.categories.map(({ label }) => label)).toEqual([
      ...['Variant 1', 'Ander product of profiel', 'Grotere of kleinere hoeveelheid', 'Variant 2'],
    ]);
    expect(waterfall?.model.series[0]?.data).toEqual([60_000, -12_000, -3000, 45_000]);
    const variants = divided.report.variants.map((each) => ({
      ...each,
      weightsVersion: String(each.number),
    }));
    expect(planWaterfalls({ report: { ...divided.report, variants } }, CHART_WORDS.nl)).toEqual([]);
    // Of one kind there is nothing to show that the table does not say.
    expect(planWaterfalls(described, CHART_WORDS.nl)).toEqual([]);
  });

  it('show the goal for CO2 as a line, where all are compared with one baseline', async () => {
    const notesOf = async (of: DescribedReport) => {
      const drawn = await draw(of);
      if (!drawn.ok) throw new Error('It was not drawn');
      return drawn.value.filter(({ title }) => title === 'CO2 per variant').map(({ notes }) => notes);
    };
    // This is half of 1.000 × 10 kg.
    expect(await notesOf(described)).toEqual([['De lijn ‘>50% reductie’ ligt bij 5,00 ton.']]);
    expect(await notesOf(withSecond({ calculationType: 'as-built-optimization' }))).toEqual([[]]);
  });

  it('say that a missing bar is no 0 where a calculation declares nothing, wholly or in a part', async () => {
    const changed = described.statistics.map((statistics, place) =>
      statistics.map((each) => {
        if (place === 1 && each.statistic === 'co2') return { ...each, ...declaring(each, []) };
        const keys = Object.keys(each.values).filter((key) => place === 0 || !key.startsWith('renewable'));
        return each.statistic === 'energy' ? { ...each, ...declaring(each, keys) } : each;
      }),
    );
    const drawn = await draw({ ...described, statistics: changed });
    if (!drawn.ok) throw new Error('It was not drawn');
    const notesOf = (of: string) => drawn.value.find(({ title }) => title === of)?.notes;
    expect(notesOf('CO2 per variant')).toContain(
      'In variant 2 is hiervan niets opgegeven: daar staat geen staaf, wat niet hetzelfde is als 0.',
    );
    expect(notesOf('Fossiele en hernieuwbare energie per variant')).toEqual([
      'In variant 2 is van Hernieuwbaar niets opgegeven: daar staat geen staaf, wat niet hetzelfde is als 0.',
    ]);
    expect(notesOf('Totale MKI per variant')).toEqual([]);
  });

  it('leave out what lacks something, with all that is compared with it, and say so', async () => {
    const [first, second] = described.report.variants;
    const [of, other] = described.statistics;
    const [pair] = described.report.pairs;
    if (!first || !second || !of || !other || !pair?.scope) throw new Error('There are no two');
    const gap = { items: 1, modules: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0] };
    const lacking = {
      ...pair.scope,
      lacking: { ...pair.scope.lacking, optimization: { mki: gap, co2: gap, material: null } },
    };
    const many: DescribedReport = {
      ...described,
      statistics: [of, other, other, other],
      report: {
        ...described.report,
        variants: [
          first,
          second,
          { ...second, number: 3 },
          { ...second, number: 4, bidder: 'Rijnmeer Civiel' },
        ],
        pairs: [pair, { ...pair, variant: 4, baseline: 3 }, { ...pair, variant: 3, scope: lacking }],
      },
    };
    const drawn = await draw(many);
    if (!drawn.ok) throw new Error('It was not drawn');
    const total = drawn.value.find(({ title }) => title === 'Totale MKI per variant');
    expect(total?.notes).toEqual(['Zonder variant 3 en 4 (Rijnmeer Civiel): niet als geheel vergeleken.']);
    expect(total?.alt).toContain('Variant 2');
    expect(total?.alt).not.toContain('Variant 3');
  });

  it.each([
    ['of other weights', { weightsVersion: '2' }],
    ['of another set', { set: 'a2' as const }],
  ])('compare nothing where one is %s', async (_what, change) => {
    expect(await comparedOf(withSecond(change))).toEqual([]);
  });

  it('are all there or the report must be requested again: too many others, and a process that dies', async () => {
    const busy = createChartDrawer({ ...DRAWER_LIMITS, atOnce: 1, waiting: 0 });
    const plan = { ...DRAWER_LIMITS.plan, answerMaxBytes: 100 };
    const broken = createChartDrawer({ ...DRAWER_LIMITS, plan });
    // For every chart that made the process end, another process is started.
    const alone = {
      ...described,
      report: { ...described.report, variants: described.report.variants.slice(1) },
    };
    try {
      expect(await draw(alone, busy)).toMatchObject({ ok: false, refusal: { kind: 'too-many' } });
      expect(await draw(alone, broken)).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
    } finally {
      await busy.close();
      await broken.close();
    }
  });
});
