import { expect, it } from 'vitest';
import { exampleBid, METHOD_BIDS } from '../../../testing/example-bids.ts';
import { biddersOf } from './bidders-of.ts';

it('a winner is possible once a bid takes part', () => {
  const without = exampleBid();
  const aside = METHOD_BIDS.map((bid) => ({ ...bid, standing: 'not-whole' as const }));
  const sealed = exampleBid({ standing: null, sealed: true });
  const possible = (bids: Parameters<typeof biddersOf>[0]) => biddersOf(bids).winnerPossible;
  expect([possible([]), possible([without, ...aside, sealed])]).toEqual([false, false]);
  expect(possible([without, ...METHOD_BIDS])).toBe(true);
});
