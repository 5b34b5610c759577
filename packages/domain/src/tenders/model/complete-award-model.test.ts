import { expect, it } from 'vitest';
import { exampleModel } from './award-model.fixture.ts';
import { completeAwardModel } from './complete-award-model.ts';

it('is the model itself when nothing keeps it from being completed', () => {
  expect(completeAwardModel(exampleModel())).toEqual(exampleModel());
});

it('gives other criteria that are not filled in nothing', () => {
  const alone = exampleModel({ mkiMaxDiscountEur: 300_000, criteriaMaxDiscountEur: null });
  expect(completeAwardModel(alone)).toEqual({ ...alone, criteriaMaxDiscountEur: 0 });
});

it.each([
  ['of which a value is missing', { scopeEur: null }],
  ['of which the target is missing', { lowerEur: null }],
  ['with a euro left to distribute', { mkiMaxDiscountEur: 249_999 }],
  ['with the target at the reference value', { lowerEur: 100_000 }],
])('there is none of a model %s', (_what, changes) => {
  expect(completeAwardModel(exampleModel(changes))).toBeNull();
});
