import type { Queries } from '../../database/open-database.ts';
import type { Refusal } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { type ApplicantRow, listTakenNames, markApplicant } from './applicants.queries.ts';
import { recordApplicant } from './record-applicant.ts';

interface BringingBack {
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
}

/** Restores a deleted bidder, without a calculation. Returns why not, with nothing changed; null if it is done. */
export async function bringBackBidder(
  queries: Queries,
  event: BringingBack,
  applicant: ApplicantRow,
): Promise<Refusal | null> {
  if ((await listTakenNames(queries, event.project, [applicant.name])).length > 0)
    return { kind: 'conflict', message: message('applicant-name-taken') };
  await markApplicant(queries, applicant, null);
  await recordApplicant(queries, {
    ...event,
    applicant,
    action: 'changed',
    before: { deleted: true },
    after: { deleted: false },
  });
  return null;
}
