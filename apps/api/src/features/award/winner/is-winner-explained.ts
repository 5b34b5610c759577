import { needsWinnerReason } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { readBids } from '../read-bids.ts';

/** Tells whether the winner is first alone now, or the reason why not was given; also true if nobody won. */
export async function isWinnerExplained(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
): Promise<boolean> {
  const winner = (await readBids(queries, caller, project)).find((bid) => !bid.sealed && bid.row?.active);
  return !winner || !needsWinnerReason(winner) || winner.applicant.winnerReason !== null;
}
