import type { ProjectRow } from './projects.queries.ts';

/**
 * Whether a bidder without a calculation may still be given one although the bids are open: the model is as it was at the
 * opening, so nobody fitted it to what was seen (D-108). Whether bids are open is another question.
 */
export function takesLateCalculations({
  awardModelVersion,
  bidsOpenedModelVersion,
}: Pick<ProjectRow, 'awardModelVersion' | 'bidsOpenedModelVersion'>): boolean {
  return bidsOpenedModelVersion === awardModelVersion;
}
