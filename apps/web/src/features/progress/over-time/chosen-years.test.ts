import { expect, it } from 'vitest';
import { yearsAfter, yearsOver } from './chosen-years.ts';

it('a year that is pressed stands alone at first, is added then, and leaves when pressed again', () => {
  expect(yearsAfter(null, 2025)).toEqual([2025]);
  expect(yearsAfter([2025], 2026)).toEqual([2026, 2025]);
  expect(yearsAfter([2026, 2025], 2026)).toEqual([2025]);
  expect(yearsAfter([2025], 2025)).toBeNull();
});

it('years that are dragged over are chosen instead of others, and all that there are is no filter', () => {
  expect(yearsOver([2024, 2025], [2026, 2025, 2024])).toEqual([2025, 2024]);
  expect(yearsOver([2024, 2025, 2026], [2026, 2025, 2024])).toBeNull();
});
