import type { Queries } from '../../../../database/open-database.ts';
import type { Dependencies } from '../../../../dependencies.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../../http/outcome.ts';
import { message } from '../../../../text/message.ts';
import { phaseClosedFor } from '../../../projects/closed-for.ts';
import {
  findProject,
  lockProjectRow,
  type ProjectRow,
  touchProject,
} from '../../../projects/projects.queries.ts';

export type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** A project with a request to open its bids, locked until the transaction ends. */
export interface LockedRequest {
  readonly project: ProjectRow;
  readonly asker: { readonly id: string; readonly name: string; readonly at: Date };
  /** the present moment */
  readonly at: Date;
}

/** Locks a request to open bids for an answer: if two people answer at once, the second one finds none. */
export async function lockRequest(
  { database, clock }: Needs,
  caller: Caller,
  projectId: string,
  answer: (queries: Queries, held: LockedRequest) => Promise<Outcome<undefined>>,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const closed = phaseClosedFor('applicant', project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    if (project.bidsOpenedAt) return refused({ kind: 'conflict', message: message('bids-open') });
    const { openingAskedById: id, openingAskedBy: name, openingAskedAt: askedAt } = project;
    if (id === null || name === null || askedAt === null)
      return refused({ kind: 'conflict', message: message('no-opening-asked') });
    const at = clock.now();
    const answered = await answer(queries, { project, asker: { id, name, at: askedAt }, at });
    if (!answered.ok) return answered;
    await touchProject(queries, project, at);
    const stored = await findProject(queries, caller.scope, projectId);
    return stored ? done(stored) : NOT_FOUND;
  });
}
