import { describe, expect, it } from 'vitest';
import { incompleteModules, moduleFigure } from './incomplete-modules.ts';
import { exampleStatistic, FULL_COVERAGE } from './statistic-examples.ts';

const side = {
  ...exampleStatistic('eci_per_lifecycle_fase', 'baseline', { A4: 12, B1: 0, B4: 0, C1: 0 }),
  coverage: { ...FULL_COVERAGE, items: 5, items_in_set: 5, items_incomplete: { A4: 2, B1: 0, B4: 5, C1: 3 } },
};

describe('incompleteModules', () => {
  it('lists the modules that not every item declares in full, and how many do not', () => {
    expect(incompleteModules(side)).toEqual([
      { module: 'A4', items: 2, of: 5 },
      { module: 'B4', items: 5, of: 5 },
      { module: 'C1', items: 3, of: 5 },
    ]);
  });
});

describe('moduleFigure', () => {
  it('is absent where none of the items declares the module, and not 0', () => {
    expect(moduleFigure(side, 'B4')).toBeNull();
  });

  it('is 0 where the items declare 0', () => {
    expect(moduleFigure(side, 'B1')).toBe(0);
    expect(moduleFigure(side, 'C1')).toBe(0);
  });

  it('is what is declared, also where some items leave something out', () => {
    expect(moduleFigure(side, 'A4')).toBe(12);
  });
});
