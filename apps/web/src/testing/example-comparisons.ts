import type { Calculation, ProjectComparison } from '@milieuspoor/contract';
import { compareValued, seriesOf } from '@milieuspoor/domain';
import { co2Sum, mkiSum } from '../lib/totals/covered-sums.ts';

type Compared = Pick<Calculation, 'uuid' | 'calculation_type' | 'active' | 'totals'>;

/** The difference between two sides with the same posts: none. */
export const SAME_SCOPE = { missing: 0, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 };

/**
 * Returns the server's conclusions about active calculations of the same work: each baseline with each optimisation, in
 * each set of both.
 */
export function exampleComparisons(calculations: readonly Compared[]): ProjectComparison[] {
  const active = calculations.filter((calculation) => calculation.active);
  const ofSide = (side: 'baseline' | 'optimization') =>
    active.filter(({ calculation_type }) => seriesOf(calculation_type) === side);
  return ofSide('baseline').flatMap((baseline) =>
    ofSide('optimization').flatMap((optimization) =>
      baseline.totals.flatMap((from): ProjectComparison[] => {
        const to = optimization.totals.find(({ set }) => set === from.set);
        if (!to) return [];
        const between = (sumOf: typeof mkiSum, sameWeights: boolean) => {
          const { comparison, gaps } = compareValued(
            { baseline: sumOf(from), optimization: sumOf(to) },
            sameWeights,
          );
          return { comparison, gaps: [...gaps], noted: [] };
        };
        return [
          {
            ...{ baseline: baseline.uuid, optimization: optimization.uuid, set: from.set },
            ...between(mkiSum, from.weights_version === to.weights_version),
            scope: SAME_SCOPE,
            co2: between(co2Sum, true),
          },
        ];
      }),
    ),
  );
}
