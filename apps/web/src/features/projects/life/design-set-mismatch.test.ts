import { expect, test } from 'vitest';
import { designSetMismatch } from './design-set-mismatch.ts';

const baseline = { calculation_type: 'design-baseline', active: true, mki_set: 'a1' } as const;
const optimization = { calculation_type: 'as-built-optimization', active: true, mki_set: 'a2' } as const;

test('an as-built optimisation in Set A2 cannot stand beside a design baseline in Set A1 (decision 93)', () => {
  expect(designSetMismatch([baseline, optimization])).toEqual({ set: 'Set A2', baselineSet: 'Set A1' });
});

test('in the same set it can, and so it can when one of them is not active', () => {
  expect(designSetMismatch([baseline, { ...optimization, mki_set: 'a1' }])).toBeNull();
  expect(designSetMismatch([baseline, { ...optimization, active: false }])).toBeNull();
  expect(designSetMismatch([{ ...baseline, active: false }, optimization])).toBeNull();
  expect(designSetMismatch([])).toBeNull();
});
