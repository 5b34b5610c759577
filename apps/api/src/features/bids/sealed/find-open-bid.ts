import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { type ApplicantRow, findApplicant } from '../applicants.queries.ts';
import { refuseSealed } from './refuse-sealed.ts';

/** Returns a bidder of a project whose bid is not sealed for the caller. */
export async function findOpenBid(
  queries: Queries,
  caller: Pick<Caller, 'scope' | 'accountId'>,
  project: ProjectRow,
  applicantId: string,
  options: { includingDeleted?: boolean } = {},
): Promise<Outcome<ApplicantRow>> {
  const applicant = await findApplicant(queries, caller.scope, applicantId, options);
  if (applicant?.projectId !== project.id) return NOT_FOUND;
  return refuseSealed(project, applicant, caller) ?? done(applicant);
}
