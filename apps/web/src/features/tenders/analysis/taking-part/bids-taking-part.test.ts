import { describe, expect, it } from 'vitest';
import { METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { methodBid } from '../../../../testing/tender-bids.ts';
import { bidsTakingPart } from './bids-taking-part.ts';

const NOORD = { quoteEur: 1_000_000, mkiEur: 75_000, criteriaEur: 50_000 };
const named = (applicants: Parameters<typeof bidsTakingPart>[0]) =>
  bidsTakingPart(applicants).bids.map(({ name }) => name);

describe('a bid takes part', () => {
  it('with its quote, its MKI and its discount on other criteria', () => {
    expect(bidsTakingPart([methodBid('Noord', NOORD)]).bids).toMatchObject([
      { name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000, criteriaDiscountEur: 50_000 },
    ]);
  });

  it('with an MKI that leaves indicators out, and is marked', () => {
    const found = bidsTakingPart([methodBid('Noord', NOORD, { incomplete: true })]);
    expect(found.bids).toHaveLength(1);
    expect(found.marked).toEqual(['Noord']);
  });
});

describe('a bid is left out, with its reason,', () => {
  it.each([
    ['no-calculation', { standing: 'no-calculation', mki_value: null }],
    ['withdrawn', { standing: 'withdrawn' }],
    ['invalid', { standing: 'invalid' }],
    ['incomplete', { standing: 'incomplete' }],
    ['not-whole', { standing: 'not-whole' }],
    ['other-set', { standing: 'other-set' }],
    ['other-weights', { standing: 'other-weights' }],
    ['no-price', { quote_price: null }],
    ['set-aside', { standing: 'set-aside' }],
    ['incomplete', { counting_mki: null }],
  ] as const)('%s, when it is %o', (reason, more) => {
    const found = bidsTakingPart([methodBid('Noord', NOORD), methodBid('Oost', NOORD, more)]);
    expect(found.bids.map(({ name }) => name)).toEqual(['Noord']);
    expect(found.leftOut).toMatchObject([{ name: 'Oost', reason }]);
  });
});

describe('while one bid is sealed', () => {
  it('nobody takes part and nobody is named, since it might be the best', () => {
    const sealed = methodBid('Oost', NOORD, { sealed: true, standing: null, quote_price: null });
    expect(bidsTakingPart([...METHOD_BIDS, sealed])).toEqual({
      sealed: true,
      bids: [],
      leftOut: [],
      marked: [],
    });
    expect(named([methodBid('Noord', NOORD, { sealed: true }), ...METHOD_BIDS])).toEqual([]);
  });
});
