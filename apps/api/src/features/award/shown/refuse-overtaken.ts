import { overtakenParts, type Shown } from '@milieuspoor/contract';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { StandingBid } from '../to-applicant.ts';
import { readShown } from './read-shown.ts';

/** What an act is confirmed on. */
export interface Confirmed {
  /** as the caller saw it; undefined of a program that does not say */
  readonly shown: Shown | undefined;
  /** whom the act is about */
  readonly bidderId?: string;
  /** reads the bids, when the act needs them as well */
  readonly bidsOf?: () => Promise<readonly StandingBid[]>;
}

/**
 * Why an act is refused that fixes something else than was on the screen of whoever confirmed it (docs/decisions/0081): what was
 * shown, and what there is by now. Null when all is as it was shown. The project is held, so that it stays so until the
 * act is stored.
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
