import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES } from './life-cycle-modules.ts';
import { moduleRanges } from './module-ranges.ts';

it('names three modules or more of one stage in a row as a range, in the order of the modules', () => {
  expect(moduleRanges(['C4', 'C3', 'C2', 'C1', 'A5', 'A4'])).toEqual(['A4', 'A5', 'C1-C4']);
  expect(moduleRanges(['C1', 'C2', 'C4', 'D'])).toEqual(['C1', 'C2', 'C4', 'D']);
  expect(moduleRanges(['C2', 'C3', 'C4'])).toEqual(['C2-C4']);
  expect(moduleRanges(LIFE_CYCLE_MODULES)).toEqual(['A1-A3', 'A4', 'A5', 'B1', 'B4', 'C1-C4', 'D']);
  expect(moduleRanges([])).toEqual([]);
});
