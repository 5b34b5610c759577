import { expect, it } from 'vitest';
import { exampleCalculation } from '../../../testing/calculation-answers.ts';
import { tabFigures } from './tab-figures.ts';

it('a tab states the MKI of what is active in it with its set, and nothing where nothing is', () => {
  const calculations = [
    exampleCalculation({ mki_value: 1 }),
    exampleCalculation({ active: true, mki_value: 53_376.6 }),
    exampleCalculation({ calculation_type: 'as-built-baseline', active: true, mki_value: 2 }),
    exampleCalculation({
      calculation_type: 'as-built-optimization',
      active: true,
      mki_set: 'a2',
      mki_value: 43_558,
    }),
  ];
  expect(tabFigures(calculations)).toEqual({ baseline: '€53.377,- A1', 'as-built': '€43.558,- A2' });
});

it('the tab of the optimisation states the winner’s calculation where bidders made it', () => {
  const winner = exampleCalculation({ calculation_type: 'applicant', active: true, mki_value: 800 });
  expect(tabFigures([winner])).toEqual({ optimization: '€800,- A1' });
});
