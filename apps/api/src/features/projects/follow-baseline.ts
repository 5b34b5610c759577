import { type BaselineEffect, effectOfBaseline, formatEuro, type ProjectState } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Refusal } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { updateProjectRow } from './project-state.queries.ts';
import type { ProjectRow } from './projects.queries.ts';
import { type ProjectEvent, recordProject } from './record-project.ts';

/** A calculation that a reference value is taken from. */
export interface Baseline {
  readonly id: string;
  readonly name: string;
  readonly headlineMkiEur: number;
}

/** Returns the part of a model that follows a baseline. */
export function followingModelOf(project: ProjectRow): Parameters<typeof effectOfBaseline>[0] {
  return {
    upperEur: project.mkiUpperBoundaryEur,
    lowerEur: project.mkiLowerBoundaryEur,
    manuallySet: project.mkiManuallySet,
    emviStatus: project.emviStatus,
  };
}

/**
 * Returns why a baseline of this MKI can't become the active one: the reference value would follow it to below a target
 * value that was set by hand, and such a model is never stored silently (docs/decisions/0082). Returns null if it can.
 */
export function refuseBaseline(project: ProjectRow, baselineMkiEur: number): Refusal | null {
  return refuseEffect(effectOfBaseline(followingModelOf(project), baselineMkiEur));
}

/** Returns the same for a known effect. */
export function refuseEffect(effect: BaselineEffect): Refusal | null {
  if (effect.kind !== 'target-above') return null;
  const [reference, target] = [formatEuro(effect.upperEur), formatEuro(effect.lowerEur)];
  return { kind: 'conflict', message: message('target-above-baseline', { reference, target }) };
}

/** Returns the changes that take the reference value from this baseline; empty if there are none. */
export function takenFrom(
  project: ProjectRow,
  baseline: Baseline,
  effect: BaselineEffect,
): Partial<ProjectState> {
  const { referenceCalculationId: id, referenceCalculationName: name } = project;
  const source = { referenceCalculationId: baseline.id, referenceCalculationName: baseline.name };
  return {
    ...(effect.kind === 'follows'
      ? { mkiUpperBoundaryEur: effect.to.upperEur, mkiLowerBoundaryEur: effect.to.lowerEur }
      : {}),
    ...(id === baseline.id && name === baseline.name ? {} : source),
  };
}

/**
 * Makes the reference value of the award model follow the baseline that has become active, and the target value with
 * it; the model says which baseline it is. A locked award model is fixed: it follows again once it is opened again.
 */
export async function followBaseline(
  queries: Queries,
  event: ProjectEvent,
  baseline: Baseline,
): Promise<void> {
  const { project } = event;
  if (project.emviStatus === 'Locked' || project.mkiManuallySet) return;
  const effect = effectOfBaseline(followingModelOf(project), baseline.headlineMkiEur);
  if (effect.kind === 'target-above') return;
  const changes = takenFrom(project, baseline, effect);
  if (Object.keys(changes).length === 0) return;
  await updateProjectRow(queries, project, changes, { now: event.at, derived: true });
  // The history of the calculation records its new name.
  const isRenamed =
    Object.keys(changes).every((key) => key.startsWith('referenceCalculation')) &&
    project.referenceCalculationId === baseline.id;
  if (!isRenamed) await recordProject(queries, event, changes, { automatic: true });
}
