import { expect, it } from 'vitest';
import type { CoveredPoint } from '../coverage/point-coverage.ts';
import { co2Target } from './co2-target.ts';

const point = (
  side: 'baseline' | 'optimization',
  value: number,
  lacking?: { items: number },
): CoveredPoint => ({
  value,
  coverage: {
    ...{ items: 5, undeclared: 0, incomplete: 0, about: { quantity: 'co2', side } },
    ...(lacking ? { lacking } : {}),
  },
});

it('stands at half of the baseline where both sides are whole', () => {
  const baseline = point('baseline', 1000);
  expect(co2Target([baseline, point('optimization', 600)], baseline)).toBe(500);
});

it('is not drawn beside a bar that lacks modules: it would end before the line by leaving out', () => {
  const baseline = point('baseline', 1000);
  expect(co2Target([baseline, point('optimization', 100, { items: 2 })], baseline)).toBeNull();
  expect(co2Target([baseline, point('optimization', 100, { items: 0 })], baseline)).toBe(500);
});
