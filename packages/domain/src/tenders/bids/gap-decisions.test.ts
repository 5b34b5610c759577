import { describe, expect, it } from 'vitest';
import { type BidWork, UNKNOWN_WORK, withAskedModules } from '../../scope/held-work.ts';
import type { Shortfall } from '../../scope/shortfalls.ts';
import { exampleCalculation, WHOLE_WORK } from '../model/award-model.fixture.ts';
import { bidStanding, countingMkiEur } from '../scoring/bid-standing.ts';
import { decidedGaps, type GapDecision, gapChoices } from './gap-decisions.ts';

const shortfall = (more: Partial<Shortfall>): Shortfall => ({
  ...{ kind: 'module:A4', posts: 2, unvaluedPosts: 0, weightEur: 300 },
  ...{ filledEur: 300, filledBesidePostsEur: 300, ...more },
});
const A4 = shortfall({});
const INDICATORS = shortfall({ kind: 'indicators', filledEur: 20, filledBesidePostsEur: 20 });
const lacking = (...shortfalls: Shortfall[]): BidWork => ({ ...WHOLE_WORK, lackingPosts: 2, shortfalls });
const bid = exampleCalculation(1000);
const standing = (work: BidWork, decisions: readonly GapDecision[], ceilingEur: number | null = null) =>
  bidStanding(bid, { scale: bid, work, decisions, ceilingEur });

describe('a bid that lacks something counts once each kind of it was decided about', () => {
  it('as 0: what it declares', () => {
    const decisions = [{ kind: 'module:A4', choice: 'zero' }] as const;
    expect(standing(lacking(A4), [])).toBe('not-whole');
    expect(standing(lacking(A4), decisions)).toBe('scored');
    expect(countingMkiEur(bid, { work: lacking(A4), decisions })).toBe(1000);
  });

  it('filled with what the baseline has: 1,000 and 300 are 1,300, which may be above the ceiling', () => {
    const decisions = [{ kind: 'module:A4', choice: 'baseline' }] as const;
    expect(countingMkiEur(bid, { work: lacking(A4), decisions })).toBe(1300);
    expect(standing(lacking(A4), decisions, 1300)).toBe('scored');
    expect(standing(lacking(A4), decisions, 1299)).toBe('above-ceiling');
  });

  it('not while one kind is open, and nothing is filled in until then', () => {
    const decisions = [{ kind: 'module:A4', choice: 'baseline' }] as const;
    expect(standing(lacking(A4, INDICATORS), decisions)).toBe('not-whole');
    expect(countingMkiEur(bid, { work: lacking(A4, INDICATORS), decisions })).toBe(1000);
    expect(standing(lacking(A4, INDICATORS), [...decisions, { kind: 'indicators', choice: 'zero' }])).toBe(
      'scored',
    );
  });

  it('or is set aside as soon as one kind sets it aside, whatever else is open', () => {
    expect(standing(lacking(A4, INDICATORS), [{ kind: 'indicators', choice: 'set-aside' }])).toBe(
      'set-aside',
    );
  });

  it('weighed otherwise than the baseline it is not compared, whatever was decided', () => {
    const decisions = [{ kind: 'module:A4', choice: 'zero' }] as const;
    const scale = { ...bid, weightsVersion: '2027-1' };
    expect(bidStanding(bid, { scale, work: lacking(A4), decisions, ceilingEur: null })).toBe('other-weights');
  });

  it('of work that nobody compared, or that lacks something else, nothing was decided', () => {
    expect(standing(UNKNOWN_WORK, [{ kind: 'module:A4', choice: 'zero' }])).toBe('not-whole');
    expect(standing(lacking(A4), [{ kind: 'bare', choice: 'set-aside' }])).toBe('not-whole');
    expect(standing(WHOLE_WORK, [{ kind: 'bare', choice: 'set-aside' }])).toBe('scored');
  });
});

it('a value of a missing post counts once: with the posts, and not for what came in their place as well', () => {
  const posts = shortfall({ kind: 'posts', filledEur: 500, filledBesidePostsEur: 500 });
  const replaced = shortfall({ filledEur: 300, filledBesidePostsEur: 100 });
  const filledEur = (choice: 'zero' | 'baseline') =>
    decidedGaps(lacking(replaced, posts), [
      { kind: 'module:A4', choice: 'baseline' },
      { kind: 'posts', choice },
    ]).filledEur;
  expect(filledEur('zero')).toBe(300);
  expect(filledEur('baseline')).toBe(600);
});

it('amounts add up as they are read: 0.1 and 0.2 are 0.3', () => {
  const work = lacking(shortfall({ filledEur: 0.1 }), shortfall({ kind: 'bare', filledEur: 0.2 }));
  const decisions = [
    { kind: 'module:A4', choice: 'baseline' },
    { kind: 'bare', choice: 'baseline' },
  ] as const;
  expect(decidedGaps(work, decisions).filledEur).toBe(0.3);
  expect(countingMkiEur(exampleCalculation(0.7), { work, decisions })).toBe(1);
});

it('nothing can be filled in where the baseline has no value for any of the posts', () => {
  expect(gapChoices({ posts: 2, unvaluedPosts: 1 })).toEqual(['zero', 'baseline', 'set-aside']);
  expect(gapChoices({ posts: 2, unvaluedPosts: 2 })).toEqual(['zero', 'set-aside']);
});

describe('modules that a model asks of each post', () => {
  const undeclared = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0];

  it('are lacking where posts leave them empty, without a value in the baseline', () => {
    const work = withAskedModules({ ...WHOLE_WORK, undeclared }, ['A1-A3', 'A4']);
    expect(work.asked).toEqual([{ module: 'A4', posts: 3 }]);
    expect(work.shortfalls).toEqual([
      shortfall({ posts: 3, unvaluedPosts: 3, weightEur: 0, filledEur: 0, filledBesidePostsEur: 0 }),
    ]);
    expect(standing(work, [])).toBe('not-whole');
    expect(standing(withAskedModules({ ...WHOLE_WORK, undeclared }, []), [])).toBe('scored');
  });

  it('come to one kind with what the baseline declares there', () => {
    const work = withAskedModules({ ...lacking(A4, INDICATORS), undeclared }, ['A4']);
    expect(work.shortfalls).toEqual([{ ...A4, posts: 5, unvaluedPosts: 3 }, INDICATORS]);
  });
});
