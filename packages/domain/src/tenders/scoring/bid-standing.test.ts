import { expect, it } from 'vitest';
import { bidCalculation, bidStanding, leavesIndicatorsOut } from './bid-standing.ts';

const of = (items: number, inSet: { items: number; incomplete: number }) =>
  bidCalculation({ set: 'a1', weightsVersion: '2026-1', items, inSet: { amount: 900, ...inSet } });

it('a calculation of five items of which four are in its set leaves one undeclared, and is not scored', () => {
  const partial = of(5, { items: 4, incomplete: 0 });
  expect(partial).toEqual({
    set: 'a1',
    weightsVersion: '2026-1',
    mki: { amount: 900, items: 5, undeclared: 1, incomplete: 0 },
  });
  expect(bidStanding(partial, null)).toBe('incomplete');
});

it('a calculation of which all items are in its set is scored, and marked where one leaves indicators out', () => {
  const marked = of(5, { items: 5, incomplete: 2 });
  expect(bidStanding(marked, null)).toBe('scored');
  expect(leavesIndicatorsOut(marked)).toBe(true);
  expect(leavesIndicatorsOut(of(5, { items: 5, incomplete: 0 }))).toBe(false);
});
