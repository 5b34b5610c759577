import { expect, it } from 'vitest';
import { type BidWork, UNKNOWN_WORK } from '../../scope/held-work.ts';
import { WHOLE_WORK } from '../model/award-model.fixture.ts';
import {
  BID_STANDINGS,
  bidCalculation,
  bidStanding,
  comparedScale,
  isPriced,
  leavesIndicatorsOut,
} from './bid-standing.ts';

const HELD_AGAINST_NOTHING = { scale: null, work: null, ceilingEur: null };

const of = (items: number, inSet: { items: number; incomplete: number }) =>
  bidCalculation({ set: 'a1', weightsVersion: '2026-1', items, inSet: { amount: 900, ...inSet } });

it('a calculation of five items of which four are in its set leaves one undeclared, and is not scored', () => {
  const partial = of(5, { items: 4, incomplete: 0 });
  expect(partial).toEqual({
    set: 'a1',
    weightsVersion: '2026-1',
    mki: { amount: 900, items: 5, undeclared: 1, incomplete: 0 },
  });
  expect(bidStanding(partial, HELD_AGAINST_NOTHING)).toBe('incomplete');
});

it('a calculation of which all items are in its set is scored, and marked where one leaves indicators out', () => {
  const marked = of(5, { items: 5, incomplete: 2 });
  expect(bidStanding(marked, HELD_AGAINST_NOTHING)).toBe('scored');
  expect(leavesIndicatorsOut(marked)).toBe(true);
  expect(leavesIndicatorsOut(of(5, { items: 5, incomplete: 0 }))).toBe(false);
});

it('bids share the scale of the baseline; without one, of bids on several scales none is scored', () => {
  const a1 = of(5, { items: 5, incomplete: 0 });
  const a2 = { ...a1, set: 'a2' } as const;
  const later = { ...a1, weightsVersion: '2027-1' };
  const standings = (baseline: typeof a1 | typeof a2 | null, ...bids: (typeof a1)[]) =>
    bids.map((bid) =>
      bidStanding(bid, { scale: comparedScale(bid, { baseline, bids }), work: null, ceilingEur: null }),
    );
  expect(standings(null, a1, a1)).toEqual(['scored', 'scored']);
  expect(standings(null, a2, a2)).toEqual(['scored', 'scored']);
  expect(standings(null, a1, a2, a1)).toEqual(['other-set', 'other-set', 'other-set']);
  expect(standings(null, a1, later)).toEqual(['other-weights', 'other-weights']);
  expect(standings(null, later, a1, a2)).toEqual(['other-set', 'other-set', 'other-set']);
  // A baseline decides which scale the model is about.
  expect(standings(a1, a1, a2, later)).toEqual(['scored', 'other-set', 'other-weights']);
});

it('a bid that leaves out what the baseline has is not whole, however little that weighs; what differs otherwise is', () => {
  const bid = of(5, { items: 5, incomplete: 0 });
  const standing = (work: object) =>
    bidStanding(bid, { scale: bid, work: { ...WHOLE_WORK, ...work }, ceilingEur: null });
  expect(standing({})).toBe('scored');
  // A note of less than 1 % still counts as a gap of a bid.
  expect(standing({ lackingPosts: 1, modules: ['A4'], open: false })).toBe('not-whole');
  expect(standing({ missingPosts: 1, fewerPosts: 1 })).toBe('not-whole');
  // Somebody declared that the four posts are not part of the work.
  expect(standing({ missingPosts: 0, fewerPosts: 4 })).toBe('scored');
  expect(standing({ addedPosts: 2, differingPosts: 3 })).toBe('scored');
  expect(standing(UNKNOWN_WORK)).toBe('not-whole');
});

it('a bid that declares what the baseline leaves empty has no place beside its reference value, also after decisions', () => {
  const bid = of(5, { items: 5, incomplete: 0 });
  const beyond = { ...WHOLE_WORK, open: true, otherLackingPosts: 5, otherModules: ['D'] } as const;
  const standing = (work: BidWork, more: object = {}) =>
    bidStanding(bid, { scale: bid, work, ceilingEur: null, ...more });
  expect(standing(beyond)).toBe('beyond-baseline');
  expect(standing(beyond, { ceilingEur: 0 })).toBe('beyond-baseline');
  // The gaps of the bid itself come first.
  expect(standing({ ...beyond, missingPosts: 1 })).toBe('not-whole');
  const shortfall = { kind: 'module:A4', posts: 1, unvaluedPosts: 0, weightEur: 5, filledEur: 5 } as const;
  const lacking = {
    ...{ ...beyond, lackingPosts: 1, modules: ['A4'] as const },
    shortfalls: [{ ...shortfall, filledBesidePostsEur: 5 }],
  };
  expect(standing(lacking, { decisions: [{ kind: 'module:A4', choice: 'counts-as-0' }] })).toBe(
    'beyond-baseline',
  );
  // Notes are not stored, and somebody may have declared that the baseline has no D.
  expect(standing({ ...beyond, otherLackingPosts: 0, otherModules: [] })).toBe('scored');
});

it('another set says more of a bid than what it leaves out, and other weights say less', () => {
  const bid = of(5, { items: 5, incomplete: 0 });
  const work = { ...WHOLE_WORK, lackingPosts: 1 };
  expect(bidStanding(bid, { scale: { ...bid, set: 'a2' }, work, ceilingEur: null })).toBe('other-set');
  expect(bidStanding(bid, { scale: { ...bid, weightsVersion: '2027-1' }, work, ceilingEur: null })).toBe(
    'not-whole',
  );
});

it('no bid is scored beside a reference value of other work, and one without a calculation has none all the same', () => {
  const whole = of(5, { items: 5, incomplete: 0 });
  const held = { ...HELD_AGAINST_NOTHING, otherReference: true };
  expect(bidStanding(whole, held)).toBe('other-reference');
  expect(bidStanding(of(5, { items: 4, incomplete: 0 }), held)).toBe('other-reference');
  expect(bidStanding(null, held)).toBe('no-calculation');
  expect(bidStanding(whole, { ...held, otherReference: false })).toBe('scored');
});

it('the price of a bid is compared with others unless the bid leaves work out or was put aside', () => {
  expect(BID_STANDINGS.filter(isPriced)).toEqual([
    ...['scored', 'no-calculation', 'incomplete', 'other-set', 'other-weights'],
  ]);
});
