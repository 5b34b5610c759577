import { describe, expect, it } from 'vitest';
import type { ChartModel, ChartSeries } from '../chart-model.ts';
import type { CoveredPoint } from '../coverage/point-coverage.ts';
import { TOTALS } from '../statistic-examples.fixture.ts';
import { figureTable } from './figure-table.ts';

const at = (side: 'baseline' | 'optimization', items: number, undeclared = 0) => ({
  items,
  undeclared,
  incomplete: 0,
  about: { quantity: 'mki' as const, side },
});
const CATEGORIES = [
  { key: 'baseline', label: 'Baseline' },
  { key: 'optimization', label: 'Optimalisatie' },
];
const stack = (series: readonly ChartSeries[], more: Partial<ChartModel> = {}): ChartModel => ({
  quantity: 'mki',
  orientation: 'vertical',
  stacked: true,
  categories: CATEGORIES,
  series,
  tableRows: 'series',
  ...more,
});
const node = (
  key: string,
  data: ChartSeries['data'],
  coverage: NonNullable<ChartSeries['coverage']>,
): ChartSeries => ({
  key,
  label: key,
  data,
  coverage,
  backgroundColor: { seriesIndex: 0 },
});

it('a project outside the set spoils no difference: a node that the others have on one side is nothing on the other', () => {
  // In the baseline Riolering is only in a project outside the set, and in the optimisation in a project inside it.
  const { rows } = figureTable(
    stack([
      node('Verhardingen', [100, 80], [at('baseline', 3), at('optimization', 3)]),
      node('Riolering', [null, 30], [at('baseline', 0), at('optimization', 1)]),
    ]),
    TOTALS,
  );
  expect(rows.map(({ comparison }) => comparison?.comparison?.amount)).toEqual([-20, 30]);
});

it('what is drilled into and stands on one side only is gone from the other, as the row above it says', () => {
  const gone = stack([node('Hekwerk', [300, null], [at('baseline', 1), null])], {
    categories: [
      { key: 'baseline', label: 'Baseline', total: 300, totalCoverage: at('baseline', 1) },
      { key: 'optimization', label: 'Optimalisatie', total: null, totalCoverage: null },
    ],
  });
  const said = (model: ChartModel) => {
    const { rows, total } = figureTable(model, TOTALS);
    return [...rows, ...(total ? [total] : [])].map(({ comparison }) => comparison?.comparison ?? null);
  };
  const all = { baseline: 300, optimization: 0, amount: -300, share: -1 };
  expect(said({ ...gone, bothSides: true })).toMatchObject([all, all]);
  // No conclusion is drawn for a side when it is unknown whether it was worked out.
  expect(said(gone)).toEqual([null, null]);
});

it('a side that has nothing in the set at all is no side that spends nothing', () => {
  const { rows } = figureTable(
    stack([node('Verhardingen', [null, 80], [at('baseline', 0), at('optimization', 3)])]),
    TOTALS,
  );
  expect(rows[0]?.comparison).toMatchObject({
    comparison: null,
    gaps: [{ side: 'baseline', items: 0 }],
  });
});

it('a difference that is stated of other figures than those in its row is not stated there', () => {
  const stated = (baseline: number) => ({
    comparison: { baseline, optimization: 40, amount: 40 - baseline, share: null, incomplete: false },
    gaps: [],
    compared: 1,
    pairs: 2,
  });
  const totals = (baseline: number) =>
    figureTable(
      stack([], {
        categories: [
          { key: 'baseline', label: 'Baseline', total: 50, totalCoverage: at('baseline', 2) },
          { key: 'optimization', label: 'Optimalisatie', total: 40, totalCoverage: at('optimization', 2) },
        ],
        totalComparison: stated(baseline),
      }),
      TOTALS,
    ).total?.comparison?.comparison;
  expect(totals(50)).toMatchObject({ amount: -10, share: -0.2 });
  expect(totals(70)).toBeNull();
});

/** Returns numbers that look random and are the same in every run (a linear congruential generator). */
function draws(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('a difference is that of the two figures in its row', () => {
  it('in every row of random charts, with gaps of every kind, whatever is stated of them', () => {
    let compared = 0;
    for (let seed = 1; seed <= 2_000; seed++) {
      const draw = draws(seed);
      const point = (side: 'baseline' | 'optimization'): CoveredPoint => {
        if (draw(6) === 0) return { value: null, coverage: null };
        const items = draw(4);
        const undeclared = draw(4) === 0 ? draw(items + 1) : 0;
        const value = items === undeclared ? null : draw(10_000) / 100 - 20;
        const coverage = { ...at(side, items, undeclared), incomplete: draw(3) === 0 ? 1 : 0 };
        return { value, coverage: draw(8) === 0 ? { ...coverage, apart: 1 } : coverage };
      };
      const pair = () => [point('baseline'), point('optimization')] as const;
      const statedOf = ([baseline, optimization]: readonly [CoveredPoint, CoveredPoint]) => {
        const of = draw(2) === 0 ? baseline.value : draw(50);
        const sides = { baseline: of ?? 0, optimization: optimization.value ?? 0 };
        return {
          comparison:
            draw(3) === 0 ? null : { ...sides, amount: draw(99), share: null, incomplete: draw(2) === 0 },
          gaps: [],
          compared: 1,
          pairs: 2,
        };
      };
      const rows = Array.from({ length: 1 + draw(5) }, pair);
      const total = pair();
      const others = pair();
      const bySeries = draw(2) === 0;
      const coverageOf = (points: readonly CoveredPoint[]) => points.map(({ coverage }) => coverage);
      const valuesOf = (points: readonly CoveredPoint[]) => points.map(({ value }) => value);
      const model: ChartModel = {
        ...stack(
          bySeries
            ? rows.map((points, index) => ({
                ...node(`${index}`, valuesOf(points), coverageOf(points)),
                ...(draw(3) === 0 ? { comparison: statedOf(points) } : {}),
              }))
            : CATEGORIES.map(({ key }, side) => ({
                ...node(
                  key,
                  rows.map((points) => points[side]?.value ?? null),
                  rows.map((points) => points[side]?.coverage ?? null),
                ),
                total: total[side]?.value ?? null,
                totalCoverage: total[side]?.coverage ?? null,
              })),
        ),
        categories: bySeries
          ? CATEGORIES.map((category, side) => ({
              ...category,
              total: total[side]?.value ?? null,
              totalCoverage: total[side]?.coverage ?? null,
            }))
          : rows.map((points, index) => ({
              key: `${index}`,
              label: `${index}`,
              ...(draw(3) === 0 ? { comparison: statedOf(points) } : {}),
            })),
        tableRows: bySeries ? 'series' : 'categories',
        ...(draw(2) === 0 ? { totalComparison: statedOf(total) } : {}),
        ...(draw(2) === 0
          ? { others: { label: 'apart', projects: 1, of: 2, points: others, parts: [], drawn: bySeries } }
          : {}),
      };
      const table = figureTable(model, TOTALS);
      expect(table.comparesSides).toBe(true);
      for (const { points, comparison } of [...table.rows, ...(table.total ? [table.total] : [])]) {
        if (!comparison?.comparison) continue;
        compared++;
        const [baseline, optimization] = points.map(({ value }) => value ?? 0);
        expect(comparison.comparison).toMatchObject({
          baseline,
          optimization,
          amount: (optimization ?? 0) - (baseline ?? 0),
        });
      }
      for (const { comparison } of table.others) expect(comparison?.comparison).toBeNull();
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});

it('names below each year of a course its projects, in the column of the own line', () => {
  const model: ChartModel = {
    ...{
      quantity: 'reduction',
      orientation: 'vertical',
      stacked: false,
      form: 'course',
      tableRows: 'categories',
    },
    categories: [
      { key: '2024', label: '2024', detail: '0 van 1' },
      { key: '2025', label: '2025', detail: '1 project' },
    ],
    series: [
      { key: 'own', label: 'Gewogen', data: [null, 12.5], backgroundColor: 'optimization' },
      { key: 'goal', label: 'Doel', data: [10, 20], backgroundColor: 'range-mark' },
    ],
    dots: [{ key: 'a', label: 'Brug', category: 1, value: 12.5, weight: 2, weightText: 'baseline 2 ton' }],
  };
  const { columns, rows } = figureTable(model, { row: 'Totaal', column: 'Totaal' });
  expect(columns).toEqual(['Gewogen', 'Doel']);
  expect(rows.map(({ heading, points }) => [heading, points.map(({ value }) => value)])).toEqual([
    ['2024, 0 van 1', [null, 10]],
    ['2025, 1 project', [12.5, 20]],
    ['2025: Brug (baseline 2 ton)', [12.5, null]],
  ]);
});
