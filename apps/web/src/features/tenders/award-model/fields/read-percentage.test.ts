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

it.each([
  ['7.5', 75n, 10n],
  ['7,5', 75n, 10n],
  ['33.333', 33_333n, 1_000n],
  ['33,3333', 333_333n, 10_000n],
  ['30.', 30n, 1n],
])(
  '%s on an English screen is a percentage with a point or a comma before its decimals',
  (text, top, bottom) => {
    expect(readPercentage(text, 'en')).toEqual({ kind: 'percentage', numerator: top, denominator: bottom });
  },
);

it.each(['1,234', '33,333', '1,234.5', '1.2.3'])(
  '%s on an English screen is none: it may be a thousand',
  (text) => {
    expect(readPercentage(text, 'en')).toEqual({ kind: 'unreadable' });
  },
);
