import { expect, it } from 'vitest';
import { bidCalculation, bidStanding, comparedScale, leavesIndicatorsOut } from './bid-standing.ts';

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

it('bids share the scale of the baseline; without one, of bids on several scales none is scored', () => {
  const a1 = of(5, { items: 5, incomplete: 0 });
  const a2 = { ...a1, set: 'a2' } as const;
  const later = { ...a1, weightsVersion: '2027-1' };
  const standings = (baseline: typeof a1 | typeof a2 | null, ...bids: (typeof a1)[]) =>
    bids.map((bid) => bidStanding(bid, comparedScale(bid, { baseline, bids })));
  expect(standings(null, a1, a1)).toEqual(['scored', 'scored']);
  expect(standings(null, a2, a2)).toEqual(['scored', 'scored']);
  expect(standings(null, a1, a2, a1)).toEqual(['other-set', 'other-set', 'other-set']);
  expect(standings(null, a1, later)).toEqual(['other-weights', 'other-weights']);
  expect(standings(null, later, a1, a2)).toEqual(['other-set', 'other-set', 'other-set']);
  // A baseline says which of them the model is about.
  expect(standings(a1, a1, a2, later)).toEqual(['scored', 'other-set', 'other-weights']);
});
