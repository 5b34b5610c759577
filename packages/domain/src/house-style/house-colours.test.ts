import { expect, it } from 'vitest';
import { isLegibleOnPaper, tintOf } from './house-colours.ts';

it('a heading needs a contrast of 4.5 with white', () => {
  expect(isLegibleOnPaper('#767676')).toBe(true);
  expect(isLegibleOnPaper('#777777')).toBe(false);
});

it('a tint lies between the colour and white', () => {
  expect(tintOf('#006400', 1)).toBe('#006400');
  expect(tintOf('#006400', 0)).toBe('#ffffff');
  expect(tintOf('#006400', 0.2)).toBe('#cce0cc');
});
