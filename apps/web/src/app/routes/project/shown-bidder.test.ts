import { describe, expect, it } from 'vitest';
import { applicantUuid, exampleBid, METHOD_BIDS } from '../../../testing/example-bids.ts';
import { byRank, shownBidder } from './shown-bidder.ts';

const WON_BY_EAST = METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Oost' }));
const WITHOUT = exampleBid({ uuid: applicantUuid(9), name: 'Zonder', rank: 1 });

describe('the bidder whose figures are drawn', () => {
  it('is the winner', () => {
    expect(shownBidder(WON_BY_EAST, null)?.name).toBe('Oost');
  });

  it('is the first in rank that has a calculation while nobody won', () => {
    expect(shownBidder([WITHOUT, ...METHOD_BIDS.toReversed()], null)?.name).toBe('Noord');
  });

  it('is whom somebody chose, until that bidder is gone', () => {
    expect(shownBidder(WON_BY_EAST, applicantUuid(3))?.name).toBe('West');
    expect(shownBidder(WON_BY_EAST.slice(0, 2), applicantUuid(3))?.name).toBe('Oost');
  });

  it('is nobody without a calculation, and never one whose bid is sealed', () => {
    expect(shownBidder([WITHOUT], applicantUuid(9))).toBeNull();
    const sealed = METHOD_BIDS.map((bid) => ({ ...bid, sealed: true }));
    expect(shownBidder(sealed, applicantUuid(1))).toBeNull();
  });

  it('is chosen out of all that can be drawn, the best first and those without a place last', () => {
    const [first, ...others] = METHOD_BIDS.map((bid) =>
      bid.name === 'Noord' ? { ...bid, rank: null } : bid,
    );
    expect(first && byRank([first, ...others.toReversed()]).map(({ name }) => name)).toEqual([
      'Oost',
      'West',
      'Zuid',
      'Noord',
    ]);
  });
});
