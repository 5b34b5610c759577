import type { DifferenceStep, DividedDifference } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { isEmptyChart } from '../chart-model.ts';
import { displayIn } from '../quantities.ts';
import { signedFigure } from '../signed-figure.ts';
import { differenceSteps, restSteps } from './difference-steps.ts';

const step = (key: string, amount: number, given: Partial<DifferenceStep> = {}): DifferenceStep => ({
  ...{ key, name: `Groep ${key}`, amount, posts: null, open: false },
  ...given,
});

const labels = {
  ...{ baseline: 'Baseline', optimization: 'Optimalisatie', amount: 'MKI', open: 'onvolledig' },
  nameOf: (key: string) => `<${key}>`,
  rest: (count: number) => `Overige (${count})`,
};

function divided(
  baseline: number,
  optimization: number,
  given: Partial<DividedDifference>,
): DividedDifference {
  return {
    compared: {
      comparison: { baseline, optimization, amount: optimization - baseline, share: null, incomplete: false },
      ...{ gaps: [], compared: 1, pairs: 1 },
    },
    ...{ by_product_group: [], by_module: [], by_kind: [] },
    ...given,
  };
}

it('a waterfall goes from the baseline by its steps to the optimisation, a rise in its own colour', () => {
  const by_kind = [step('quantity', -30), step('added', 10)];
  const model = differenceSteps(divided(100, 80, { by_kind }), 'kind', 'mki', labels);
  expect(model.categories.map(({ key, label, color, leads }) => [key, label, color, leads])).toEqual([
    ['baseline', 'Baseline', 'baseline', undefined],
    ['quantity', '<quantity>', 'optimization', true],
    ['added', '<added>', 'rise', true],
    ['optimization', 'Optimalisatie', 'optimization', undefined],
  ]);
  expect(model.series[0]?.data).toEqual([100, -30, 10, 80]);
});

it('the written figures of a waterfall add up, in whole euros and in hundredths of a ton', () => {
  const steps = [step('a', -30.4), step('b', -30.4), step('c', -0.4)];
  const eur = differenceSteps(
    divided(100, 38.8, { by_product_group: steps }),
    'product_group',
    'mki',
    labels,
  );
  expect(eur.series[0]?.data).toEqual([100, -31, -30, 0, 39]);
  const kg = differenceSteps(divided(100, 38.8, { by_product_group: steps }), 'product_group', 'co2', labels);
  const { format } = displayIn('co2', 'nl');
  expect(kg.series[0]?.data.map(format)).toEqual([
    '0,10 ton',
    '-0,03 ton',
    '-0,03 ton',
    '0,00 ton',
    '0,04 ton',
  ]);
});

it('the largest product groups are shown, and the others as one step with their number', () => {
  const by_product_group = [-9, -8, -7, -6, -5, 4, 3, -2, -1].map((amount) => step(`${amount}`, amount * 10));
  const of = divided(1000, 690, { by_product_group });
  const model = differenceSteps(of, 'product_group', 'mki', labels);
  expect(model.categories.map(({ label }) => label)).toEqual([
    ...['Baseline', 'Groep -9', 'Groep -8', 'Groep -7', 'Groep -6', 'Groep -5'],
    ...['Overige (2)', 'Groep 4', 'Groep 3', 'Optimalisatie'],
  ]);
  expect(model.series[0]?.data.at(6)).toBe(-30);
  expect(restSteps(of, 'product_group').map(({ key }) => key)).toEqual(['-2', '-1']);
});

it('a step that could not be compared by itself says so, and without a comparison there is no picture', () => {
  const by_module = [step('A4', -1, { open: true })];
  const [, first] = differenceSteps(divided(10, 9, { by_module }), 'module', 'mki', labels).categories;
  expect(first).toMatchObject({ label: '<A4>', detail: 'onvolledig' });
  const refused = { ...divided(10, 9, { by_module: [] }) };
  const none = { ...refused, compared: { ...refused.compared, comparison: null } };
  expect(isEmptyChart(differenceSteps(none, 'module', 'mki', labels))).toBe(true);
});

it('a rise is written with a plus, a saving and the totals as they are', () => {
  const { format } = displayIn('mki', 'nl');
  const write = (key: string, value: number) => signedFigure({ form: 'waterfall' }, { key, value }, format);
  expect([
    write('baseline', 100),
    write('added', 10),
    write('quantity', -30),
    write('optimization', 80),
  ]).toEqual([...['€100,-', '+€10,-', '-€30,-', '€80,-']]);
});
