import { expect, it } from 'vitest';
import { waterfallSteps } from './waterfall-steps.ts';

const steps = (...amounts: readonly number[]) =>
  amounts.map((amount, place) => ({ key: `${place}`, amount }));
const amountsOf = (list: readonly { readonly amount: number }[]) => list.map(({ amount }) => amount);

it('the largest steps are shown, savings first and rises last, and the others stand together between them', () => {
  const { savings, rest, rises } = waterfallSteps(steps(-1, 20, -30, 0, 2, -40, 5), 5);
  expect([savings, rest, rises].map(amountsOf)).toEqual([
    [-40, -30],
    [2, -1],
    [20, 5],
  ]);
});

it('all steps are shown if they fit, so that the others are never one', () => {
  const { savings, rest, rises } = waterfallSteps(steps(-1, 20, -30), 3);
  expect([savings, rest, rises].map(amountsOf)).toEqual([[-30, -1], [], [20]]);
});
