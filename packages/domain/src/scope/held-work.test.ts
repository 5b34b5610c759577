import { describe, expect, it } from 'vitest';
import { bidCalculation, bidStanding } from '../tenders/scoring/bid-standing.ts';
import { askedWorkAlone, type BidWork, besideEmptyBaseline, UNKNOWN_WORK } from './held-work.ts';

const WHOLE: BidWork = { ...UNKNOWN_WORK, known: true, open: false };
const calculation = bidCalculation({
  ...{ set: 'a1', weightsVersion: '1', items: 5 },
  inSet: { amount: 100, items: 5, incomplete: 0 },
});
const standing = (work: BidWork | null, decisions: Parameters<typeof bidStanding>[1]['decisions'] = []) =>
  bidStanding(calculation, { scale: null, work, ceilingEur: null, decisions });

describe('a bid that no baseline is held against', () => {
  it('is not whole where posts leave empty what the model asks of each', () => {
    const work = askedWorkAlone([0, 3, 0, 0, 0, 0, 0, 0, 0, 5], ['A1-A3', 'A4']);
    expect(work).toMatchObject({
      asked: [{ module: 'A4', posts: 3 }],
      shortfalls: [{ kind: 'module:A4', posts: 3, unvaluedPosts: 3 }],
    });
    expect(standing(work)).toBe('not-whole');
  });

  it('is held against nothing where the model asks nothing that it leaves empty', () => {
    expect(askedWorkAlone([0, 3, 0, 0, 0, 0, 0, 0, 0, 5], ['A1-A3'])).toBeNull();
    expect(standing(null)).toBe('scored');
  });
});

describe('a baseline that leaves empty what the model asks of each post', () => {
  it('has no bid scored: neither that declares it nor that was decided about', () => {
    const empty = [{ module: 'A4', posts: 5 }] as const;
    const declares = besideEmptyBaseline(WHOLE, empty);
    expect(declares).toMatchObject({ otherLackingPosts: 5, otherModules: ['A4'] });
    expect(besideEmptyBaseline({ ...WHOLE, otherSlightPosts: 1 }, empty).otherSlightPosts).toBe(0);
    expect(standing(declares)).toBe('beyond-baseline');
    const gap = askedWorkAlone([0, 5], ['A4']) ?? WHOLE;
    const decisions = [{ kind: 'module:A4', choice: 'zero' }] as const;
    expect(standing(gap, decisions)).toBe('scored');
    expect(standing(besideEmptyBaseline(gap, empty), decisions)).toBe('beyond-baseline');
    expect(besideEmptyBaseline(WHOLE, [])).toBe(WHOLE);
  });
});
