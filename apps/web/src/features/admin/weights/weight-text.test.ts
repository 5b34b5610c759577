import { expect, it } from 'vitest';
import { parseWeightText, shownWeight, weightText } from './weight-text.ts';

it.each([
  [0.116, '0,116'],
  [575838, '575838'],
  [0.000178, '0,000178'],
  [0.0000001, '0,0000001'],
  [0, '0'],
  [30, '30'],
])('a weight of %d is written as %s, and read back from it', (value, text) => {
  expect(weightText(value)).toBe(text);
  expect(parseWeightText(text)).toBe(value);
});

it.each([
  [575838, '575.838'],
  [1234567.25, '1.234.567,25'],
  [1000, '1.000'],
  [999, '999'],
  [0.116, '0,116'],
  [0.0001234, '0,0001234'],
])('a weight of %d is read as %s', (value, text) => {
  expect(shownWeight(value)).toBe(text);
});

it.each(['575.838', '0.116', '-1', '1e3', '', ' ', '1,2,3', '€ 3', ',5', 'NaN'])(
  'what may be meant in two ways is no weight: %j',
  (text) => {
    expect(parseWeightText(text)).toBeNull();
  },
);
