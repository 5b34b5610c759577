import { expect, it } from 'vitest';
import { readFactor } from './read-factor.ts';

it.each([
  ['2', 2],
  [' 1,75 ', 1.75],
  ['0', 0],
  ['0,05', 0.05],
  ['1000', 1000],
])('%s is a factor', (text, factor) => {
  expect(readFactor(text)).toBe(factor);
});

it.each(['', ' ', '1.75', '1.000', '-2', '1,755', ',5', '1000,01', '1001', 'twee', '1e2', '2,'])(
  '%j is none: what it stands for would be a guess',
  (text) => {
    expect(readFactor(text)).toBeNull();
  },
);

it('on an English screen the decimals stand behind a point or a comma', () => {
  expect(readFactor('1.75', 'en')).toBe(1.75);
  expect(readFactor('1,75', 'en')).toBe(1.75);
  for (const text of ['1,000', '1.000', '1.755', '1001', '1,0.5'])
    expect(readFactor(text, 'en'), text).toBeNull();
});
