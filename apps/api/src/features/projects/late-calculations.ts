import type { ProjectRow } from './projects.queries.ts';

/**
 * Tells whether a bidder without a calculation may still get one although the bids are open: the model is the same as
 * at the opening, so nobody fitted it to what they saw (D-108). It does not check whether bids are open.
 */
export function takesLateCalculations({
  awardModelVersion,
  bidsOpenedModelVersion,
}: Pick<ProjectRow, 'awardModelVersion' | 'bidsOpenedModelVersion'>): boolean {
  return bidsOpenedModelVersion === awardModelVersion;
}
