import type { Shown } from '@milieuspoor/contract';
import {
  awardModelObstacles,
  effectOfTakingUp,
  type Language,
  type ProjectState,
  projectDataLock,
  toggledEmvi,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { atFields, awardModelOf, hasAwardModel } from '../../award/model/award-model-of.ts';
import { refuseEmptyBaseline } from '../../award/model/unexplained-modules.ts';
import { refuseOvertaken } from '../../award/shown/refuse-overtaken.ts';
import { findActiveCalculation } from '../../calculations/calculations.queries.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { followingModelOf, refuseEffect, takenFrom } from '../../projects/follow-baseline.ts';
import { updateProjectRow } from '../../projects/project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { recordProject } from '../../projects/record-project.ts';
import { refuseStale } from '../../projects/refuse-stale.ts';

interface Toggle {
  readonly id: string;
  /** the version on which the step is based; null when the caller does not state it */
  readonly seen: string | null;
  /** what was on the screen; undefined when the caller does not state it */
  readonly shown: Shown | undefined;
  /** whether a model that is edited again keeps its reference value, like one that was set by hand */
  readonly keepsReference: boolean;
  readonly language: Language;
}

/**
 * Completes the award model, or opens it for editing again; the project's status changes with it (D-26 and D-27). An
 * incomplete model is refused with every reason at its field (D-28). A model that is edited again follows the active
 * baseline, unless it was set by hand or is from now on (docs/decisions/0082).
 */
export async function toggleEmvi(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, seen, shown, keepsReference, language }: Toggle,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const overtaken = await refuseOvertaken(queries, caller, project, { shown });
    if (overtaken) return refused(overtaken);
    const stale = await refuseStale(queries, project, { seen, language, basedOn: 'award-model' });
    if (stale) return refused(stale);
    const lock = projectDataLock(project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    const next = toggledEmvi(project);
    if (!next || !hasAwardModel(project))
      return refused({ kind: 'conflict', message: message('no-award-model') });
    // Completing it fixes the present values; editing it again is how they would change.
    const fixed = next.emviStatus === 'Locked' ? null : fixedByOpening(project);
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    if (next.emviStatus === 'Locked') {
      const obstacles = awardModelObstacles(awardModelOf(project));
      if (obstacles.length > 0) return refused({ kind: 'invalid', fields: atFields(obstacles) });
      const baseline = await findActiveCalculation(queries, project, 'design-baseline');
      const empty = await refuseEmptyBaseline(queries, project, baseline);
      if (empty) return refused({ kind: 'conflict', message: empty });
    }
    const followed =
      next.emviStatus === 'Locked' ? done({}) : await takenUp(queries, project, keepsReference);
    if (!followed.ok) return followed;
    const event = { at: clock.now(), accountId: caller.accountId, project };
    const changes = { ...followed.value, ...next };
    await updateProjectRow(queries, project, changes, { now: event.at });
    await recordProject(queries, event, changes);
    const stored = await findProject(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** Returns the boundaries of a model that is edited again. */
async function takenUp(
  queries: Queries,
  project: ProjectRow,
  keepsReference: boolean,
): Promise<Outcome<Partial<ProjectState>>> {
  if (project.mkiManuallySet) return done({});
  const baseline = await findActiveCalculation(queries, project, 'design-baseline');
  const effect = baseline && effectOfTakingUp(followingModelOf(project), baseline.headlineMkiEur);
  if (!effect) return done({});
  if (keepsReference && effect.kind !== 'none')
    return done({ mkiManuallySet: true, referenceCalculationId: null, referenceCalculationName: null });
  const above = refuseEffect(effect);
  return above ? refused(above) : done(takenFrom(project, baseline, effect));
}
