import { expect, it } from 'vitest';
import { addingAmounts } from './adding-amounts.ts';

it('steps are written so that they add up: what rounding leaves goes to the step that was rounded furthest', () => {
  // 100 - 30.4 - 30.4 - 0.4 = 38.8: rounded by themselves the steps end at 40, and not at 39.
  const written = addingAmounts({ baseline: 100, optimization: 38.8, steps: [-30.4, -30.4, -0.4] }, 0);
  expect(written).toEqual({ baseline: 100, optimization: 39, steps: [-31, -30, 0] });
});

it('what rounding leaves goes to the step that it did most to, and not to the largest', () => {
  const { steps } = addingAmounts({ baseline: 100, optimization: 29, steps: [-40.1, -30.45, -0.45] }, 0);
  expect(steps).toEqual([-40, -31, 0]);
});

it('steps that are exact stay as they are, in any number of decimals', () => {
  expect(addingAmounts({ baseline: 10.25, optimization: 8.5, steps: [-2, 0.25] }, 2)).toEqual({
    ...{ baseline: 10.25, optimization: 8.5, steps: [-2, 0.25] },
  });
});

it('rises and credits add up as well', () => {
  const { baseline, optimization, steps } = addingAmounts(
    { baseline: -1.5, optimization: 1.2, steps: [0.9, 0.9, 0.9] },
    0,
  );
  expect(steps.reduce((sum, step) => sum + step, baseline)).toBe(optimization);
  expect(steps.toSorted()).toEqual([0, 1, 1]);
});
