import type { Shown } from '@milieuspoor/contract';
import type { Database } from '../../../../database/open-database.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../../../http/outcome.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { message } from '../../../../text/message.ts';
import { phaseClosedFor } from '../../../projects/closed-for.ts';
import {
  findProject,
  lockProjectRow,
  type ProjectRow,
  touchProject,
} from '../../../projects/projects.queries.ts';
import { refuseOvertaken } from '../../../projects/shown/refuse-overtaken.ts';
import { findWitness, listApplicants, markBidsOpened } from '../applicants.queries.ts';
import { recordOpening } from './record-opening.ts';

/** Opens the bids of a project, for everybody and for good, before the eyes of a second member. */
export async function openBids(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  {
    projectId,
    witnessId,
    shown,
  }: { readonly projectId: string; readonly witnessId: string; readonly shown: Shown | undefined },
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const overtaken = await refuseOvertaken(queries, caller, project, { shown });
    if (overtaken) return refused(overtaken);
    const closed = phaseClosedFor('applicant', project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    if (project.bidsOpenedAt) return refused({ kind: 'conflict', message: message('bids-open') });
    // What is opened by a model that can still change may be fitted to what is seen.
    if (project.emviStatus !== 'Locked')
      return refused({ kind: 'conflict', message: message('opening-needs-model') });
    if ((await listApplicants(queries, project)).length === 0)
      return refused({ kind: 'conflict', message: message('no-applicants') });
    const witness = witnessId === caller.accountId ? null : await findWitness(queries, project, witnessId);
    if (!witness) return invalidField('witness', message('witness-not-other-member'));
    const at = clock.now();
    await markBidsOpened(queries, project, at);
    await recordOpening(queries, {
      at,
      accountId: caller.accountId,
      project,
      witness: { id: witnessId, ...witness },
    });
    await touchProject(queries, project, at);
    const stored = await findProject(queries, caller.scope, projectId);
    return stored ? done(stored) : NOT_FOUND;
  });
}
