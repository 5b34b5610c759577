import { awardModelObstacles, type Language, projectDataLock, toggledEmvi } from '@milieuspoor/domain';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { updateProjectRow } from '../../projects/project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { recordProject } from '../../projects/record-project.ts';
import { refuseStale } from '../../projects/refuse-stale.ts';
import { atFields, awardModelOf, hasAwardModel } from './award-model-of.ts';

interface Toggle {
  readonly id: string;
  /** the version that the step is based on; null when the caller does not say */
  readonly seen: string | null;
  readonly language: Language;
}

/**
 * Completes the award model, or takes it up again; the project's status goes with it (decisions 26 and 27). An incomplete
 * model is refused with every reason at its field (decision 28).
 */
export async function toggleEmvi(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, seen, language }: Toggle,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const stale = await refuseStale(queries, project, { seen, language });
    if (stale) return refused(stale);
    const lock = projectDataLock(project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    const next = toggledEmvi(project);
    if (!next || !hasAwardModel(project))
      return refused({ kind: 'conflict', message: message('no-award-model') });
    // Completing it fixes the values that there are; taking it up again is how they would move.
    const fixed = next.emviStatus === 'Locked' ? null : fixedByOpening(project);
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    if (next.emviStatus === 'Locked') {
      const obstacles = awardModelObstacles(awardModelOf(project));
      if (obstacles.length > 0) return refused({ kind: 'invalid', fields: atFields(obstacles) });
    }
    const event = { at: clock.now(), accountId: caller.accountId, project };
    await updateProjectRow(queries, project, next, { now: event.at });
    await recordProject(queries, event, next);
    const stored = await findProject(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}
