import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { modulesOfNote, whatLacks } from './what-lacks.ts';

const counts = (found: Partial<Record<LifeCycleModule, number>>) =>
  LIFE_CYCLE_MODULES.map((module) => found[module] ?? 0);

it('names the modules that items leave empty, and how many items do', () => {
  expect(whatLacks({ items: 5, modules: counts({ A4: 5, C1: 3 }) })).toEqual({
    unworked: 0,
    items: 5,
    modules: ['A4', 'C1'],
    partly: [],
  });
});

it('a module of which every item declares a part is not empty; of which some do, it is both', () => {
  const lacking = { items: 5, modules: counts({ A4: 5, C1: 3 }), partly: counts({ A4: 2, C1: 3 }) };
  expect(whatLacks(lacking)).toMatchObject({ modules: ['A4'], partly: ['A4', 'C1'] });
});

it('items that were not worked out are lacking in every module, and make none of them empty', () => {
  const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 5 : 2));
  expect(whatLacks({ items: 5, modules, unworked: 2 })).toEqual({
    unworked: 2,
    items: 3,
    modules: ['A4'],
    partly: [],
  });
});

it('of one module by itself, which names none, only the items are told', () => {
  expect(whatLacks({ items: 4, unworked: 1 })).toEqual({ unworked: 1, items: 3, modules: [], partly: [] });
});

it('what is too small to count keeps its modules as a note, and what does count is none', () => {
  const modules = counts({ A4: 1, D: 2 });
  expect(modulesOfNote({ items: 0, modules })).toEqual(['A4', 'D']);
  expect(modulesOfNote({ items: 2, modules })).toEqual([]);
  expect(modulesOfNote(null)).toEqual([]);
});
