import { expect, it } from 'vitest';
import { countEarlierTargets } from './earlier-targets.ts';

const reached = (baseline: number, optimization: number) => ({ baseline, optimization });
const AIM = { referenceEur: 100_000, targetEur: 80_000 };

it('counts target values that the bid that won reached, and those that were built', () => {
  expect(
    countEarlierTargets([
      { ...AIM, offered: reached(100_000, 80_000), built: null },
      { ...AIM, offered: reached(100_000, 80_000.01), built: reached(100_000, 79_000) },
      // Half as much work again was carried out: 120,000 of 150,000 is the target value.
      { ...AIM, offered: reached(100_000, 75_000), built: reached(150_000, 120_000) },
      { ...AIM, offered: reached(100_000, 75_000), built: reached(150_000, 121_000) },
    ]),
  ).toEqual({ tenders: 4, offered: 3, known: 3, built: 2 });
});
