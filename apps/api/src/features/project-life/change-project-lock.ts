import type { Shown } from '@milieuspoor/contract';
import { calculationTypeObstacle, type OpeningStep, type ProjectState, reopened } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { message } from '../../text/message.ts';
import { refuseOvertaken } from '../award/shown/refuse-overtaken.ts';
import { deactivateCalculations } from '../calculations/calculations.queries.ts';
import { DEACTIVATED, recordCalculation } from '../calculations/record-calculation.ts';
import { updateProjectRow } from '../projects/project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from '../projects/projects.queries.ts';
import { type ProjectEvent, recordProject } from '../projects/record-project.ts';
import { unlockGrantMail } from '../projects/unlocking/unlock-mails.ts';
import { answerUnlockRequest } from '../projects/unlocking/unlock-requests.queries.ts';

/** An action of staff on a project, with the reason that its members read in its history. */
interface StaffStep {
  readonly id: string;
  readonly reason: string;
  /** what the screen showed; undefined if the caller does not say */
  readonly shown: Shown | undefined;
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** Makes a project read-only, or editable again. */
export async function changeProjectLock(
  dependencies: Needs,
  caller: Caller,
  { locked, ...step }: StaffStep & { readonly locked: boolean },
): Promise<Outcome<ProjectRow>> {
  const opening = locked ? null : 'unlock';
  return takeStep(dependencies, caller, { ...step, opening }, async (_queries, { project }) =>
    project.locked === locked
      ? refused({ kind: 'conflict', message: message(locked ? 'already-locked' : 'not-locked') })
      : done({ locked }),
  );
}

/**
 * Undoes the completion of the last phase: the status goes one step back, and its date is cleared. If that ends the
 * construction phase, its calculations become inactive: they would otherwise be beside a changed design, in a closed
 * tab.
 */
export async function reopenProject(
  dependencies: Needs,
  caller: Caller,
  step: StaffStep,
): Promise<Outcome<ProjectRow>> {
  return takeStep(dependencies, caller, { ...step, opening: 'reopen' }, async (queries, event) => {
    const back = reopened(event.project);
    if (!back) return refused({ kind: 'conflict', message: message('nothing-to-reopen') });
    const after = { ...event.project, status: back.status };
    for (const type of AS_BUILT_TYPES)
      if (calculationTypeObstacle(type, after) === 'phase-not-begun')
        for (const calculation of await deactivateCalculations(queries, event.project, type))
          await recordCalculation(queries, { ...event, calculation, ...DEACTIVATED });
    return done({
      status: back.status,
      ...(back.cleared.includes('design_phase_complete_date') ? { designPhaseCompleteDate: null } : {}),
      ...(back.cleared.includes('project_complete_date') ? { projectCompleteDate: null } : {}),
    });
  });
}

const AS_BUILT_TYPES = ['as-built-baseline', 'as-built-optimization'] as const;

async function takeStep(
  { database, clock, secret, settings }: Needs,
  caller: Caller,
  { id, reason, shown, opening }: StaffStep & { readonly opening: OpeningStep | null },
  decide: (queries: Queries, event: ProjectEvent) => Promise<Outcome<Partial<ProjectState>>>,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const overtaken = await refuseOvertaken(queries, caller, project, { shown });
    if (overtaken) return refused(overtaken);
    const event = { at: clock.now(), accountId: caller.accountId, project };
    const decision = await decide(queries, event);
    if (!decision.ok) return decision;
    await updateProjectRow(queries, project, decision.value, { now: event.at });
    await recordProject(queries, event, decision.value, { reason });
    const granted = { outcome: 'granted', answer: reason, at: event.at } as const;
    const asker = opening && (await answerUnlockRequest(queries, project, { kind: opening }, granted));
    if (asker) await queueMail({ secret, clock }, queries, unlockGrantMail(asker, settings, project, reason));
    const stored = await findProject(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}
