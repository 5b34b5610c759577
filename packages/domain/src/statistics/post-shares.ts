import { type CoveredSum, completenessOf } from '../figures/covered-sum.ts';
import { addingPercentages } from './adding-percentages.ts';

/**
 * Returns the share of each post in a whole, as percentages with two decimals that add up to 100,00 (part 2, §2).
 * Returns null where the whole is not complete or a post states nothing, since a share of an unknown total is unknown,
 * and where the whole is 0 or below.
 */
export function postShares(
  whole: CoveredSum,
  posts: readonly Pick<CoveredSum, 'amount'>[],
): readonly number[] | null {
  if (completenessOf(whole) !== 'whole') return null;
  const amounts = posts.map(({ amount }) => amount);
  return amounts.every((amount) => amount !== null) ? addingPercentages(amounts) : null;
}
