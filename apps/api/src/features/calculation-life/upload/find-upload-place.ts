import { type CalculationType, type Language, seesBids } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message, sentence } from '../../../text/message.ts';
import { findApplicant } from '../../bids/applicants.queries.ts';
import { findOpenBid } from '../../bids/sealed/find-open-bid.ts';
import { findProject } from '../../projects/projects.queries.ts';
import type { UploadPlace } from './find-uploaded-file.ts';

interface AskedPlace {
  readonly project?: string | undefined;
  readonly applicant?: string | undefined;
  readonly calculation_type: CalculationType;
}

/** Returns the target of an upload: a project, or a bidder whose bid is not sealed for the caller. */
export async function findUploadPlace(
  queries: Queries,
  caller: Caller,
  { project: projectId, applicant: applicantId, calculation_type: type }: AskedPlace,
  language: Language,
): Promise<Outcome<UploadPlace>> {
  const ofBidder = type === 'applicant';
  if (ofBidder !== (applicantId !== undefined) || (!ofBidder && projectId === undefined))
    return refused({ kind: 'unreadable', problems: [sentence(message('upload-place'), language)] });
  if (projectId !== undefined && applicantId === undefined)
    return done({ projectId, type, applicantId: null });
  if (!seesBids(caller)) return refused({ kind: 'forbidden', message: message('api-key-no-bids') });
  const applicant = applicantId && (await findApplicant(queries, caller.scope, applicantId));
  const project = applicant && (await findProject(queries, caller.scope, applicant.projectId));
  if (!project || (projectId ?? project.id) !== project.id) return NOT_FOUND;
  const bid = await findOpenBid(queries, caller, project, applicant.id);
  return bid.ok ? done({ projectId: project.id, type, applicantId: applicant.id }) : bid;
}
