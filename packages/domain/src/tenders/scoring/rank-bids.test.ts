import { describe, expect, it } from 'vitest';
import { BID_STANDINGS, type BidStanding } from './bid-standing.ts';
import { rankBids, winnersOf } from './rank-bids.ts';

const bid = (
  name: string,
  fictionalPriceEur: number | null,
  mkiEur: number | null,
  standing: BidStanding = 'scored',
) => ({
  name,
  standing,
  fictionalPriceEur,
  mkiEur,
});
const places = (...bids: ReturnType<typeof bid>[]) =>
  rankBids(bids).map((each) => `${each.rank ?? '-'}${each.tied ? '=' : ''} ${each.bid.name}`);

describe('bids stand in the order of the award', () => {
  it('by the fictitious price', () => {
    expect(places(bid('dear', 900, 1), bid('cheap', 800, 9), bid('below 0', -5, 9))).toEqual([
      '1 below 0',
      '2 cheap',
      '3 dear',
    ]);
  });

  it('of equal prices by the lower MKI, and without an MKI last', () => {
    expect(places(bid('none', 800, null), bid('high', 800, 60_000), bid('low', 800, 50_000))).toEqual([
      '1 low',
      '2 high',
      '3 none',
    ]);
  });

  it('and share a rank when nothing tells them apart, after which one is skipped', () => {
    const tie = [
      bid('b', 800, 5),
      bid('a', 800, 5),
      bid('c', 900, 5),
      bid('d', 950, null),
      bid('e', 950, null),
    ];
    expect(places(...tie)).toEqual(['1= b', '1= a', '3 c', '4= d', '4= e']);
    expect(winnersOf(rankBids(tie)).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('an MKI that differs by less than a cent tells nothing apart: that is what adding up leaves behind', () => {
    expect(places(bid('a', 800, 0.1 + 0.2), bid('b', 800, 0.3))).toEqual(['1= a', '1= b']);
    expect(places(bid('a', 800, 50_000.01), bid('b', 800, 50_000))).toEqual(['1 b', '2 a']);
  });

  it('an MKI that documents state with the same cents tells nothing apart, half a cent away from zero', () => {
    expect(places(bid('a', 800, 1.01), bid('b', 800, 1.005))).toEqual(['1= a', '1= b']);
    expect(places(bid('a', 800, -1.01), bid('b', 800, -1.005))).toEqual(['1= a', '1= b']);
    expect(places(bid('a', 800, 1.005), bid('b', 800, 1.0049))).toEqual(['1 b', '2 a']);
    expect(places(bid('a', 800, -1), bid('b', 800, -1.005))).toEqual(['1 b', '2 a']);
  });

  it('those that are not scored come last, have no rank and win nothing', () => {
    expect(places(bid('unscored', null, 1), bid('scored', 800, 5))).toEqual(['1 scored', '- unscored']);
    expect(winnersOf(rankBids([bid('unscored', null, 1)]))).toEqual([]);
  });

  it.each(BID_STANDINGS.filter((standing) => standing !== 'scored'))(
    'one that is %s has no rank and wins nothing, however low its price',
    (standing) => {
      const cheap = bid('cheap', 1, null, standing);
      expect(places(cheap, bid('scored', 800, 5))).toEqual(['1 scored', '- cheap']);
      expect(winnersOf(rankBids([cheap]))).toEqual([]);
    },
  );
});
