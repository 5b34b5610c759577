import { expect, it } from 'vitest';
import { exampleStatistic } from '../statistic-examples.fixture.ts';
import { incompleteModules } from './incomplete-modules.ts';

it('the modules that not every item declares in full are listed, with how many of all items do not', () => {
  const side = {
    ...exampleStatistic('eci_per_lifecycle_fase', 'baseline', { A4: 12, B1: 0, B4: null, C1: 0 }),
    undeclared: { B4: 5, C1: 2 },
    incomplete: { A4: 2, C1: 1 },
  };
  expect(incompleteModules(side)).toEqual([
    { module: 'A4', items: 2, partly: true, of: 5 },
    { module: 'B4', items: 5, partly: false, of: 5 },
    { module: 'C1', items: 3, partly: true, of: 5 },
  ]);
});
