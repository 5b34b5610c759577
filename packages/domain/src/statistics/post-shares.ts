import { addingPercentages } from './adding-percentages.ts';
import { type CoveredSum, completenessOf } from './covered-sum.ts';

/**
 * Which part of a whole each of its posts is, in percentages with two decimals that add up to 100,00 (part 2, §2). null where
 * the whole is not whole or a post states nothing, for a share of an unknown total is unknown, and where the whole is not
 * above 0.
 */
export function postShares(
  whole: CoveredSum,
  posts: readonly Pick<CoveredSum, 'amount'>[],
): readonly number[] | null {
  if (completenessOf(whole) !== 'whole') return null;
  const amounts = posts.map(({ amount }) => amount);
  return amounts.every((amount) => amount !== null) ? addingPercentages(amounts) : null;
}
