import type { Applicant, Project } from '@milieuspoor/contract';
import type { BidRuling } from '@milieuspoor/domain';
import { hasSealedBids } from '../../../../lib/has-sealed-bids.ts';
import { bidsFixed } from '../../bids-fixed.ts';

/** Why a bidder can't be made the winner now. */
export type WinnerObstacle =
  | 'sealed'
  | 'noCalculation'
  | 'noCalculationFixed'
  | 'notWhole'
  | 'setAside'
  | 'beyondBaseline'
  | 'otherReference'
  | 'aboveCeiling'
  | BidRuling
  | 'editing';

/**
 * Returns why the box of a bidder can't be ticked, in the order in which the user would fix it; null if it can. A
 * present winner can be undone as soon as nothing is being filled in (D-29).
 */
export function winnerObstacle(
  bid: Pick<Applicant, 'active' | 'project_calculation' | 'standing' | 'ruling'>,
  project: Pick<Project, 'seal_bids' | 'bids_opened' | 'correction' | 'late_calculations'>,
  isEditing: boolean,
): WinnerObstacle | null {
  if (isEditing) return 'editing';
  if (bid.active) return null;
  if (hasSealedBids(project)) return 'sealed';
  if (bid.ruling) return bid.ruling.as;
  if (bid.project_calculation && bid.standing === 'above-ceiling') return 'aboveCeiling';
  if (bid.project_calculation && bid.standing === 'set-aside') return 'setAside';
  if (bid.project_calculation && bid.standing === 'beyond-baseline') return 'beyondBaseline';
  if (bid.project_calculation && bid.standing === 'other-reference') return 'otherReference';
  if (bid.project_calculation) return bid.standing === 'not-whole' ? 'notWhole' : null;
  return bidsFixed(project) && !project.late_calculations ? 'noCalculationFixed' : 'noCalculation';
}
