import type { FormulaOutcome } from './award-formulas.ts';

/** Two bids: the first is ahead of the second under one formula and behind it under the other. */
export type ChangedPair<Bid> = readonly [ahead: Bid, behind: Bid];

/**
 * Returns the pairs of bids that change places between two formulas, in the order of the first formula. A pair that is
 * tied under either formula, or to which one does not apply, changes no places.
 */
export function changedPairs<Bid>(
  { bids: first }: FormulaOutcome<Bid>,
  { bids: second }: FormulaOutcome<Bid>,
): readonly ChangedPair<Bid>[] {
  const secondRanks = new Map(second.map(({ bid, rank }) => [bid, rank]));
  return first.flatMap((ahead, place) =>
    first.slice(place + 1).flatMap((behind): ChangedPair<Bid>[] => {
      if (ahead.rank === null || behind.rank === null || ahead.rank === behind.rank) return [];
      const [aheadRank, behindRank] = [secondRanks.get(ahead.bid), secondRanks.get(behind.bid)];
      if (aheadRank == null || behindRank == null) return [];
      return behindRank < aheadRank ? [[ahead.bid, behind.bid]] : [];
    }),
  );
}
