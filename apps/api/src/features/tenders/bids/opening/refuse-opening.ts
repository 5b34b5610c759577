import type { Queries } from '../../../../database/open-database.ts';
import type { Refusal } from '../../../../http/outcome.ts';
import { type MessageCode, message } from '../../../../text/message.ts';
import { listApplicants } from '../../../bids/applicants.queries.ts';
import { phaseClosedFor } from '../../../projects/closed-for.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';

/**
 * Returns why the bids of a project can't be opened now, whoever asks or confirms it; null if they can. The project is
 * locked.
 */
export async function refuseOpening(queries: Queries, project: ProjectRow): Promise<Refusal | null> {
  const not = (why: MessageCode): Refusal => ({ kind: 'conflict', message: message(why) });
  const closed = phaseClosedFor('applicant', project);
  if (closed) return { kind: 'conflict', message: closed };
  if (project.bidsOpenedAt) return not('bids-open');
  if (!project.sealsBids) return not('bids-not-sealed');
  // If bids are opened while the model can still change, it may be fitted to what is seen.
  if (project.emviStatus !== 'Locked') return not('opening-needs-model');
  if ((await listApplicants(queries, project)).length === 0) return not('no-applicants');
  return null;
}
