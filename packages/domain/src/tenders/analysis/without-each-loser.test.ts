import { describe, expect, it } from 'vitest';
import { EXAMPLE_BIDS } from '../example-tender.fixture.ts';
import { EXAMPLE_LINE } from '../model/award-model.fixture.ts';
import { withoutEachLoser } from './without-each-loser.ts';

const places = (bids: Parameters<typeof withoutEachLoser<(typeof EXAMPLE_BIDS)[number]>>[0]) =>
  withoutEachLoser(bids, EXAMPLE_LINE).map(({ removed, places: left }) => [
    removed?.name ?? null,
    left.map(({ bid, rank, fictionalPriceEur }) => `${rank} ${bid.name} ${fictionalPriceEur}`),
  ]);

describe('a loser that is removed', () => {
  it('leaves the winner and every other price as they were', () => {
    expect(places(EXAMPLE_BIDS)).toEqual([
      [null, ['1 Noord 825000', '2 Oost 827500', '3 West 830000', '4 Zuid 860000']],
      ['Oost', ['1 Noord 825000', '2 West 830000', '3 Zuid 860000']],
      ['West', ['1 Noord 825000', '2 Oost 827500', '3 Zuid 860000']],
      ['Zuid', ['1 Noord 825000', '2 Oost 827500', '3 West 830000']],
    ]);
  });

  it('is none of those that share the first place', () => {
    // Noord's bid twice: €825,000 with the same MKI.
    const [noord, oost] = EXAMPLE_BIDS;
    if (!noord || !oost) throw new Error('The example has two bids');
    const twin = { ...noord, name: 'Tweeling' };
    expect(places([noord, twin, oost]).map(([removed]) => removed)).toEqual([null, 'Oost']);
  });

  it('is nobody where there is one bid, or none', () => {
    expect(places(EXAMPLE_BIDS.slice(0, 1))).toEqual([[null, ['1 Noord 825000']]]);
    expect(places([])).toEqual([[null, []]]);
  });
});
