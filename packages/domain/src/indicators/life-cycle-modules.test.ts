import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, sumModules } from './life-cycle-modules.ts';

it('states a profile in ten modules of EN 15804, from product stage to benefits beyond the boundary', () => {
  expect(LIFE_CYCLE_MODULES.join(' ')).toBe('A1-A3 A4 A5 B1 B4 C1 C2 C3 C4 D');
});

it('counts a benefit in module D like any other module', () => {
  expect(sumModules([10, 2, 1, 0, 0, 1, 2, 0, 1, -5])).toBe(12);
});
