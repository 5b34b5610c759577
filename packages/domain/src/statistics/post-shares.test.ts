import { expect, test } from 'vitest';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { postShares } from './post-shares.ts';

const whole = (amount: number | null, more: Partial<CoveredSum> = {}): CoveredSum => ({
  amount,
  items: 3,
  undeclared: 0,
  incomplete: 0,
  ...more,
});
const posts = (...amounts: (number | null)[]) => amounts.map((amount) => ({ amount }));

test('three equal posts are 33,34 %, 33,33 % and 33,33 % of their whole', () => {
  expect(postShares(whole(3), posts(1, 1, 1))).toEqual([33.34, 33.33, 33.33]);
});

test('a post that gives back has a share below 0', () => {
  expect(postShares(whole(50), posts(60, -10))).toEqual([120, -20]);
});

test('an item that leaves out an indicator is in its post, so that there are shares', () => {
  expect(postShares(whole(4, { incomplete: 1 }), posts(3, 1))).toEqual([75, 25]);
});

test('of a whole that leaves items out nothing is a share, nor where a post states nothing', () => {
  expect(postShares(whole(4, { undeclared: 1 }), posts(3, 1))).toBeNull();
  expect(postShares(whole(4), posts(4, null))).toBeNull();
});

test('of nothing there are no parts', () => {
  expect(postShares(whole(0), posts(5, -5))).toBeNull();
});
