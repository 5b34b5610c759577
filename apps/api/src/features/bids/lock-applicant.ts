import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { phaseClosedFor } from '../projects/closed-for.ts';
import { lockProjectRow, type ProjectRow } from '../projects/projects.queries.ts';
import { type ApplicantRow, findApplicant } from './applicants.queries.ts';
import { refuseSealed } from './sealed/refuse-sealed.ts';

/** A bidder that nobody else can change during the transaction, with the project. */
export interface LockedApplicant {
  readonly project: ProjectRow;
  readonly applicant: ApplicantRow;
}

/**
 * Locks a bidder for a change by somebody who may make it: the project takes bids, and this one is not sealed. It does
 * not check whether bids are fixed by the opening, since choosing a winner changes no bid.
 */
export async function lockApplicant(
  queries: Queries,
  caller: Caller,
  id: string,
  { includingDeleted = false }: { includingDeleted?: boolean } = {},
): Promise<Outcome<LockedApplicant>> {
  const found = await findApplicant(queries, caller.scope, id, { includingDeleted });
  const project = found && (await lockProjectRow(queries, caller.scope, found.projectId));
  // It is read again under the project's lock: somebody else may have changed it in between.
  const applicant = project && (await findApplicant(queries, caller.scope, id, { includingDeleted }));
  if (!project || !applicant) return NOT_FOUND;
  const closed = phaseClosedFor('applicant', project);
  if (closed) return refused({ kind: 'conflict', message: closed });
  const seal = refuseSealed(project, applicant, caller);
  return seal ?? done({ project, applicant });
}
