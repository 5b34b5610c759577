import { expect, it } from 'vitest';
import { readPercentage } from './read-percentage.ts';

it.each([
  ['7', 7n, 1n],
  ['7,55', 755n, 100n],
  ['33,333', 33_333n, 1_000n],
  [' 33,333 % ', 33_333n, 1_000n],
  ['30,', 30n, 1n],
  ['0', 0n, 1n],
])('%s is a percentage, to its last decimal', (text, numerator, denominator) => {
  expect(readPercentage(text)).toEqual({ kind: 'percentage', numerator, denominator });
});

it.each(['33.333', '1.000', '-5', '−5', 'tien', ',', '1,2,3', '1e2'])('%s is none', (text) => {
  expect(readPercentage(text)).toEqual({ kind: 'unreadable' });
});

it('an empty field, or one with a sign alone, has none', () => {
  for (const text of ['', '  ', '%']) expect(readPercentage(text)).toEqual({ kind: 'empty' });
});
