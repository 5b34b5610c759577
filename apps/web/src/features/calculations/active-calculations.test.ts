import { expect, test } from 'vitest';
import { activeCalculations } from './active-calculations.ts';

const baseline = {
  uuid: 'b',
  calculation_type: 'design-baseline',
  active: true,
  sets: ['a2'],
} as const;
const optimization = {
  uuid: 'a',
  calculation_type: 'design-optimization',
  active: true,
  sets: ['a1', 'a2'],
} as const;
const listed = [baseline, optimization].map((calculation) => ({
  ...calculation,
  sets: [...calculation.sets],
}));

test('the sets of the active calculations stand once each, A1 before A2', () => {
  expect(activeCalculations(listed, ['design-baseline', 'design-optimization']).sets).toEqual(['a1', 'a2']);
  expect(activeCalculations(listed, ['design-baseline']).sets).toEqual(['a2']);
});

test('the revision changes with what is active and not with the order of the list', () => {
  const types = ['design-baseline', 'design-optimization'] as const;
  const before = activeCalculations(listed, types).revision;
  expect(activeCalculations(listed.toReversed(), types).revision).toBe(before);
  const [first, ...rest] = listed;
  if (!first) throw new Error('no calculation');
  expect(activeCalculations([{ ...first, active: false }, ...rest], types).revision).not.toBe(before);
});
