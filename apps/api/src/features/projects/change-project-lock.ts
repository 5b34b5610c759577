import { reopened } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { type ProjectState, updateProjectRow } from './project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from './projects.queries.ts';
import { recordProject } from './record-project.ts';

/** Something that staff do to a project, with the reason that its members read in its history. */
interface StaffStep {
  readonly id: string;
  readonly reason: string;
}

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Makes a project read-only, or editable again. */
export async function changeProjectLock(
  dependencies: Dependencies,
  caller: Caller,
  { locked, ...step }: StaffStep & { readonly locked: boolean },
): Promise<Outcome<ProjectRow>> {
  return takeStep(dependencies, caller, step, (project) =>
    project.locked === locked
      ? refused({ kind: 'conflict', message: message(locked ? 'already-locked' : 'not-locked') })
      : done({ locked }),
  );
}

/** Takes back the completion of the last phase: the status goes one step back, and its date is cleared. */
export async function reopenProject(
  dependencies: Dependencies,
  caller: Caller,
  step: StaffStep,
): Promise<Outcome<ProjectRow>> {
  return takeStep(dependencies, caller, step, (project) => {
    const back = reopened(project);
    if (!back) return refused({ kind: 'conflict', message: message('nothing-to-reopen') });
    return done({
      status: back.status,
      ...(back.cleared.includes('design_phase_complete_date') ? { designPhaseCompleteDate: null } : {}),
      ...(back.cleared.includes('project_complete_date') ? { projectCompleteDate: null } : {}),
    });
  });
}

async function takeStep(
  { database, clock }: Dependencies,
  caller: Caller,
  { id, reason }: StaffStep,
  decide: (project: ProjectRow) => Outcome<Partial<ProjectState>>,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const decision = decide(project);
    if (!decision.ok) return decision;
    const now = clock.now();
    await updateProjectRow(queries, project, decision.value, { now });
    await recordProject(queries, { at: now, accountId: caller.accountId, project }, decision.value, reason);
    const stored = await findProject(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}
