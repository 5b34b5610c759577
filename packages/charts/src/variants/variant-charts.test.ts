import { expect, it } from 'vitest';
import { exampleChild, exampleStatistic } from '../statistic-examples.fixture.ts';
import { MOST_GROUP_BARS } from './group-bars.ts';
import { variantCharts } from './variant-charts.ts';
import { calculationOf, LABELS } from './variant-examples.fixture.ts';
import { withBars } from './with-bars.ts';

const chartsOf = (statistics: Parameters<typeof variantCharts>[0]) =>
  new Map(variantCharts(statistics, 'a1', LABELS).map((chart) => [chart.key, chart]));
const barsOf = (chart: ReturnType<ReturnType<typeof chartsOf>['get']>) =>
  chart?.model.categories.map(({ label }, index) => [label, chart.model.series[0]?.data[index]]);

it('a calculation has its charts in their order, of which a document leaves out those without a bar', () => {
  const charts = variantCharts(calculationOf('baseline', { a: 60, b: 40 }), 'a1', LABELS);
  const all = ['mki-groups', 'mki-modules', 'co2-groups', 'co2-modules', 'material', 'energy'];
  expect(charts.map(({ key }) => key)).toEqual([...all, 'equipment', 'transport']);
  // No item declares a material, and the hours are 0.
  const drawn = ['mki-groups', 'mki-modules', 'co2-groups', 'co2-modules', 'energy', 'transport'];
  expect(withBars(charts).map(({ key }) => key)).toEqual(drawn);
});

it('product groups are bars with the largest first, below 0 and undeclared last, in the colour of their side', () => {
  const [mki, ...others] = calculationOf('optimization', { a: 40, b: 60, c: -5 });
  const charts = chartsOf([
    { ...mki, product_groups: [...(mki?.product_groups ?? []), exampleChild('d', { total: null })] } as never,
    ...others,
  ]);
  expect(barsOf(charts.get('mki-groups'))).toEqual([
    ['Groep b', 60],
    ['Groep a', 40],
    ['Groep c', -5],
    ['Groep d', null],
  ]);
  expect(charts.get('mki-groups')?.model.series[0]).toMatchObject({
    backgroundColor: 'optimization',
    total: 95,
  });
  expect(barsOf(charts.get('co2-groups'))?.[0]).toEqual(['Groep b', 600]);
});

it('CO2 is grey, and green where there is less than none, whichever side it is of; MKI has the colour of its side', () => {
  const charts = chartsOf(calculationOf('optimization', { a: 40, b: -5 }));
  const coloursOf = (key: Parameters<typeof charts.get>[0]) => {
    const model = charts.get(key)?.model;
    return [model?.series.map(({ backgroundColor }) => backgroundColor), model?.negativeColor];
  };
  for (const key of ['co2-groups', 'co2-modules'] as const)
    expect(coloursOf(key)).toEqual([['burden'], 'co2-benefit']);
  for (const key of ['mki-groups', 'mki-modules'] as const)
    expect(coloursOf(key)).toEqual([['optimization'], undefined]);
});

it('of sixty product groups the smallest share one bar, so that all bars come to the total', () => {
  const sixty = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`g${index}`, index + 1]));
  const bars = barsOf(chartsOf(calculationOf('baseline', sixty)).get('mki-groups')) ?? [];
  expect(bars).toHaveLength(MOST_GROUP_BARS);
  expect(bars[0]).toEqual(['Groep g59', 60]);
  // 60 down to 47 are separate; 1 to 46 add up to 46 × 47 / 2.
  expect(bars.at(-1)).toEqual(['Overige (46)', 1081]);
  expect(bars.reduce((sum, [, value]) => sum + Number(value), 0)).toBe((60 * 61) / 2);
});

it('as many product groups as a page has room for all have a bar of their own', () => {
  const all = Object.fromEntries(Array.from({ length: MOST_GROUP_BARS }, (_, index) => [`g${index}`, 1]));
  const bars = barsOf(chartsOf(calculationOf('baseline', all)).get('mki-groups')) ?? [];
  expect(bars.map(([label]) => label)).not.toContain('Overige (1)');
  expect(bars).toHaveLength(MOST_GROUP_BARS);
});

it('material is split per product group, and it is said how many are left out', () => {
  const groups = Array.from({ length: 12 }, (_, index) =>
    exampleChild(`${index}`, { primary_ton: 3, secondary_ton: 1 }),
  );
  const charts = chartsOf([exampleStatistic('material', 'baseline', { primary_ton: 36 }, groups)]);
  expect(charts.get('material')?.groups).toEqual({ shown: 10, of: 12 });
  expect(charts.get('material')?.model.series.map(({ label, data }) => [label, data[0]])).toEqual([
    ['Primair', 3],
    ['Secundair', 1],
    ['Biobased', null],
  ]);
});

it('in Set A2 the modules are those of Set A2', () => {
  const statistics = [
    exampleStatistic('eci_per_lifecycle_fase', 'baseline', { A4: 1 }),
    exampleStatistic('eci_per_lifecycle_phase_a2', 'baseline', { A4: 2 }),
  ];
  const [modules] = variantCharts(statistics, 'a2', LABELS);
  expect(modules?.model.series[0]?.data[1]).toBe(2);
});
