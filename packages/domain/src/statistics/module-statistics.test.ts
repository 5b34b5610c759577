import { expect, it } from 'vitest';
import { moduleStatisticKind } from './module-statistics.ts';

it('names the per-module statistics of Set A2 apart from those of Set A1', () => {
  expect(moduleStatisticKind('mki', 'a1')).toBe('eci_per_lifecycle_fase');
  expect(moduleStatisticKind('mki', 'a2')).toBe('eci_per_lifecycle_phase_a2');
  expect(moduleStatisticKind('co2', 'a1')).toBe('co2_per_lifecycle_phase');
  expect(moduleStatisticKind('co2', 'a2')).toBe('co2_per_lifecycle_phase_a2');
});
