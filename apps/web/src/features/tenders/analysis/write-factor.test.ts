import { expect, it } from 'vitest';
import { writeFactor } from './write-factor.ts';

it.each([
  [2, '2'],
  [1.5, '1,5'],
  [1.15, '1,15'],
  [0, '0'],
  [0.29, '0,29'],
])('%d is written %s', (factor, text) => {
  expect(writeFactor(factor)).toBe(text);
});
