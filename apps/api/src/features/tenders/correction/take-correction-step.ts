import type { ChangesOf } from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { hasSealedBids } from '../../bids/sealed/seal-of.ts';
import { phaseClosedFor } from '../../projects/closed-for.ts';
import {
  findProject,
  lockProjectRow,
  type ProjectRow,
  touchProject,
} from '../../projects/projects.queries.ts';
import type { ProjectEvent } from '../../projects/record-project.ts';
import { recordHistory } from '../../record/record-history.queries.ts';

/** Begins or ends the correction of a tender: in an open phase and with open bids. */
export async function takeCorrectionStep(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  projectId: string,
  take: (queries: Queries, event: ProjectEvent) => Promise<Outcome<ChangesOf<'correction' | 'reason'>>>,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const closed = phaseClosedFor('applicant', project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    if (!project.bidsOpenedAt)
      return refused({
        kind: 'conflict',
        message: message(hasSealedBids(project) ? 'bids-sealed' : 'correction-not-needed'),
      });
    const event = { at: clock.now(), accountId: caller.accountId, project };
    const step = await take(queries, event);
    if (!step.ok) return step;
    await recordHistory(queries, {
      at: event.at,
      accountId: event.accountId,
      organisationId: project.organisationId,
      projectId: project.id,
      subject: { type: 'project', id: project.id, name: project.name },
      action: 'changed',
      changes: step.value,
    });
    await touchProject(queries, project, event.at);
    const stored = await findProject(queries, caller.scope, projectId);
    return stored ? done(stored) : NOT_FOUND;
  });
}
