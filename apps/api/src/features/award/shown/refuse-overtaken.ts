import { overtakenParts, type Shown } from '@milieuspoor/contract';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { StandingBid } from '../to-applicant.ts';
import { readShown } from './read-shown.ts';

/** The subject and the shown values on which a user confirmed an action. */
export interface Confirmed {
  /** what the caller saw; undefined for a program that does not say */
  readonly shown: Shown | undefined;
  /** the bidder that the action is about */
  readonly bidderId?: string;
  /** reads the bids, if the action needs them as well */
  readonly bidsOf?: () => Promise<readonly StandingBid[]>;
}

/**
 * Returns why an action is refused that fixes something else than the user saw when confirming it
 * (docs/decisions/0081): what was shown, and what there is now. Returns null if nothing has changed. The project is
 * locked, so that this stays true until the action is stored.
 */
export async function refuseOvertaken(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  { shown, bidderId, bidsOf }: Confirmed,
): Promise<Refusal | null> {
  if (shown === undefined) return null;
  const current = await readShown(queries, caller, project, {
    asked: shown,
    bidderId: bidderId ?? null,
    bidsOf,
  });
  const overtaken = overtakenParts(shown, current);
  return overtaken && { kind: 'overtaken', message: message('shown-overtaken'), ...overtaken };
}
