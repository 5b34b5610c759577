import { expect, it } from 'vitest';
import { needsWinnerReason } from './winner-reason.ts';

it.each([
  ['first alone needs none', { rank: 1, tied: false }, false],
  ['tied first needs what breaks the tie', { rank: 1, tied: true }, true],
  ['second needs one', { rank: 2, tied: false }, true],
  ['without a place needs one', { rank: null, tied: false }, true],
] as const)('a winner who is %s', (_rule, place, needed) => {
  expect(needsWinnerReason(place)).toBe(needed);
});
