import { expect, it } from 'vitest';
import { isRoundedDifference } from './rounded-difference.ts';

const between = (baseline: number, optimization: number) => ({
  baseline,
  optimization,
  amount: optimization - baseline,
});

it('a difference of whole euros is rounded where the cents of the figures lie otherwise', () => {
  // The screen shows €41.415,- and €34.374,-, and a difference of -€7.040,-.
  expect(isRoundedDifference(between(41_414.66, 34_374.2), 'mki')).toBe(true);
  expect(isRoundedDifference(between(41_414.66, 34_374.9), 'mki')).toBe(false);
  expect(isRoundedDifference(between(-0.4, 0.4), 'mki')).toBe(true);
});

it('is told in the unit that is shown: kilograms as tonnes, to two decimals', () => {
  expect(isRoundedDifference(between(20_004, 15_006), 'co2')).toBe(true);
  expect(isRoundedDifference(between(20_000, 15_000), 'co2')).toBe(false);
  // Noise of adding up in binary does not count as rounding.
  expect(isRoundedDifference(between(0.1, 0.3), 'material')).toBe(false);
});
