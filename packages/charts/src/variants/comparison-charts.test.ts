import { expect, it } from 'vitest';
import { exampleChild, exampleStatistic } from '../statistic-examples.fixture.ts';
import { comparisonCharts } from './comparison-charts.ts';
import { calculationOf, LABELS } from './variant-examples.fixture.ts';

const TWO = [
  { key: '1', label: 'Variant 1', statistics: calculationOf('baseline', { a: 60, b: 40 }) },
  { key: '2', label: 'Variant 2', statistics: calculationOf('optimization', { a: 20, c: 50 }) },
];
const chartsOf = (variants: typeof TWO) =>
  new Map(comparisonCharts(variants, 'a1', LABELS).map(({ key, model }) => [key, model]));
const seriesOf = (model: ReturnType<ReturnType<typeof chartsOf>['get']>) =>
  model?.series.map(({ label, data }) => [label, data]);

it('each calculation has a bar in every chart, in the order that was asked', () => {
  const charts = chartsOf(TWO);
  expect([...charts.keys()]).toEqual([
    'mki-total',
    'mki-modules',
    'co2-groups',
    'material-groups',
    'goal-co2',
    'goal-material',
    'goal-energy',
    'goal-equipment',
    'goal-transport',
  ]);
  for (const model of charts.values())
    expect(model.categories.map(({ label }) => label)).toEqual(['Variant 1', 'Variant 2']);
});

it('its total has the colour of the side that it stands on', () => {
  const total = chartsOf(TWO).get('mki-total');
  expect(total?.categories.map(({ color }) => color)).toEqual(['baseline', 'optimization']);
  expect(seriesOf(total)).toEqual([['MKI', [100, 70]]]);
});

it('its CO2 below 0 is a benefit', () => {
  expect(chartsOf(TWO).get('goal-co2')?.negativeColor).toBe('co2-benefit');
});

it('its MKI is built of the modules that anybody declares, a benefit below 0', () => {
  expect(seriesOf(chartsOf(TWO).get('mki-modules'))).toEqual([
    ['A1-A3 Productie', [105, 75]],
    ['D Baten', [-5, -5]],
  ]);
});

it('its CO2 is built of product groups, the same colour for the same group, and nothing where it has none', () => {
  expect(seriesOf(chartsOf(TWO).get('co2-groups'))).toEqual([
    ['Groep a', [600, 200]],
    ['Groep c', [null, 500]],
    ['Groep b', [400, null]],
  ]);
});

it('of more groups than there are colours the others are one part, with those that the server did not list', () => {
  const groups = Array.from({ length: 10 }, (_, index) => exampleChild(`${index}`, { total: 10 - index }));
  const hotspot = {
    ...exampleStatistic('total_co2_hotspot', 'baseline', { total: 60 }, groups),
    nodes_in_all: 12,
    rest: { values: { total: 5 }, items: 2, undeclared: {}, incomplete: {} },
  };
  const series = chartsOf([{ key: '1', label: 'Variant 1', statistics: [hotspot] }]).get(
    'co2-groups',
  )?.series;
  expect(series).toHaveLength(8);
  // 3, 2 and 1 are listed, and 5 are not.
  expect(series?.at(-1)).toMatchObject({ label: 'Overige (5)', data: [11] });
  expect(series?.reduce((sum, { data }) => sum + Number(data[0]), 0)).toBe(60);
});

it('a goal shows its parts, the wanted one last; a calculation that does not state the statistic has no bar', () => {
  const [first] = TWO;
  const charts = chartsOf([...(first ? [first] : []), { key: '2', label: 'Variant 2', statistics: [] }]);
  expect(seriesOf(charts.get('goal-energy'))).toEqual([
    ['Fossiel', [300, null]],
    ['Hernieuwbaar', [100, null]],
  ]);
  expect(charts.get('mki-total')?.categories[1]).toEqual({ key: '2', label: 'Variant 2' });
});

const TARGET = { label: '>50%', baselineKey: '1' };
const co2With = (variants: typeof TWO) =>
  comparisonCharts(variants, 'a1', LABELS, TARGET).find(({ key }) => key === 'goal-co2')?.model;

it('its CO2 has a line at half of the baseline that it is held against, and none without one', () => {
  // 100 euro of MKI is 1,000 kg.
  expect(co2With(TWO)?.referenceLine).toEqual({ label: '>50%', value: 500 });
  expect(chartsOf(TWO).get('goal-co2')?.referenceLine).toBeUndefined();
});

it('there is no line where a bar leaves items out: it would be reached by leaving out', () => {
  const [first, second] = TWO;
  if (!first || !second) throw new Error('There are two');
  const partial = second.statistics.map((each) =>
    each.statistic === 'co2' ? { ...each, undeclared: { total: 1 } } : each,
  );
  expect(co2With([first, { ...second, statistics: partial }])?.referenceLine).toBeUndefined();
});
