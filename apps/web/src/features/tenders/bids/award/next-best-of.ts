import type { Applicant } from '@milieuspoor/contract';
import { takesPart } from '@milieuspoor/domain';

type Placed = Pick<Applicant, 'uuid' | 'name' | 'rank' | 'fictional_quote_price' | 'counting_mki'>;

/** The bid or bids that come next after a winner who is first alone. */
export interface NextBest {
  /** several if they share the place */
  readonly names: readonly string[];
  /** fictional price, whole euro */
  readonly priceEur: number;
  /** by how much that exceeds the winner's price, whole euro; 0 if the MKI decided */
  readonly dearerEur: number;
  /** by how much its MKI exceeds the winner's, euro */
  readonly mkiMore: number;
}

/** Returns the best of the other bids that have a place; null if there is none. */
export function nextBestOf(winner: Placed, bids: readonly Placed[]): NextBest | null {
  const others = bids.filter(({ uuid, rank }) => uuid !== winner.uuid && rank !== null);
  const best = Math.min(...others.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY));
  const next = others.filter(({ rank }) => rank === best);
  const [first] = next;
  if (!first || first.fictional_quote_price === null || winner.fictional_quote_price === null) return null;
  return {
    names: next.map(({ name }) => name),
    priceEur: first.fictional_quote_price,
    dearerEur: first.fictional_quote_price - winner.fictional_quote_price,
    mkiMore: (first.counting_mki ?? 0) - (winner.counting_mki ?? 0),
  };
}

/** Returns the bids that take no part, with the reason. */
export function asideOf(bids: readonly Pick<Applicant, 'name' | 'standing' | 'ruling'>[]) {
  return bids.flatMap(({ name, standing, ruling }) =>
    standing === null || takesPart(standing) ? [] : [{ name, why: ruling?.as ?? standing }],
  );
}
