import { expect, it } from 'vitest';
import { areBidsFixed } from './bids-fixed.ts';

it.each([
  [false, false, false],
  [true, false, true],
  [true, true, false],
])('bids that are open: %s, with a correction that runs: %s, lie fixed: %s', (opened, correcting, fixed) => {
  expect(areBidsFixed({ opened, correcting })).toBe(fixed);
});
