import type { Queries } from '../../../database/open-database.ts';
import { clearWinner } from '../../award/winner/choose-winner.ts';
import {
  findActiveCalculation,
  findCalculationOfApplicant,
} from '../../calculations/calculations.queries.ts';
import { markDeleted } from '../../calculations/deleted-calculations.queries.ts';
import { recordCalculation } from '../../calculations/record-calculation.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

interface Replacement {
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
}

/**
 * Removes the former calculation of a bidder, who has at most one. A bidder that won with it is no longer the winner,
 * because the new one is another bid.
 */
export async function removeFormerBid(
  queries: Queries,
  event: Replacement,
  applicantId: string,
): Promise<void> {
  const former = await findCalculationOfApplicant(queries, event.project, applicantId);
  if (!former) return;
  const winner = await findActiveCalculation(queries, event.project, 'applicant');
  if (winner?.id === former.id) await clearWinner(queries, event);
  await markDeleted(queries, former, event.at);
  await recordCalculation(queries, {
    ...event,
    calculation: former,
    action: 'deleted',
    automatic: true,
    before: { name: former.name },
    after: { name: null },
  });
}
