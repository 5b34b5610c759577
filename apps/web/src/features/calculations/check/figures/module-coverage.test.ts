import { expect, it } from 'vitest';
import { moduleCoverageOf } from './module-coverage.ts';

const total = { set: 'a2', item_count: 3, items_without_co2: 0 } as const;
const gap = { set: 'a2', indicator: 'mki', module: 'C1', items: 3, undeclared: 1, incomplete: 2 } as const;

it('a module that is named for one figure is whole for the other', () => {
  expect(moduleCoverageOf([total], [gap])).toMatchObject([
    {
      set: 'a2',
      modules: [{ module: 'C1', counts: { mki: { undeclared: 1 }, co2: { undeclared: 0, items: 3 } } }],
    },
  ]);
});

it('a CO2 that no item declares is declared in no module', () => {
  expect(moduleCoverageOf([{ ...total, items_without_co2: 3 }], [gap])).toMatchObject([
    { modules: [{ counts: { co2: { undeclared: 3 } } }] },
  ]);
});

it('modules stand in their order, and a set that every item declares in full is left out', () => {
  const gaps = [gap, { ...gap, module: 'A4' } as const];
  const [set, ...others] = moduleCoverageOf([{ ...total, set: 'a1' }, total], gaps);
  expect(set?.modules.map(({ module }) => module)).toEqual(['A4', 'C1']);
  expect(others).toEqual([]);
});
