import { expect, test } from 'vitest';
import { z } from 'zod';
import { choiceOf, dayOf, textOf, uuidOf } from './address-values.ts';

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20261120', false],
  [20261120, false],
  [undefined, false],
])('%j is a day of the calendar: %s, as the server sees it', (value, isDay) => {
  expect(dayOf(value)).toBe(isDay ? value : undefined);
  expect(z.iso.date().safeParse(value).success).toBe(isDay);
});

test.each([
  ['2b1d3f50-7a3c-4c5e-9f00-0123456789ab', true],
  ['2B1D3F50-7A3C-5C5E-BF00-0123456789AB', true],
  ['2b1d3f50-7a3c-4c5e-cf00-0123456789ab', false],
  ['2b1d3f50-7a3c-9c5e-9f00-0123456789ab', false],
  ['2b1d3f507a3c4c5e9f000123456789ab', false],
  [7, false],
])('%j is a uuid: %s, as the server sees it', (value, isUuid) => {
  expect(uuidOf(value)).toBe(isUuid ? value : undefined);
  expect(z.uuid().safeParse(value).success).toBe(isUuid);
});

test('what is no choice, and a text that is too long or none, count as absent', () => {
  expect(choiceOf(['a', 'b'], 'b')).toBe('b');
  expect(choiceOf(['a', 'b'], 'c')).toBeUndefined();
  expect(textOf('abc', 3)).toBe('abc');
  expect(textOf('abcd', 3)).toBeUndefined();
  expect(textOf(3, 3)).toBeUndefined();
});
