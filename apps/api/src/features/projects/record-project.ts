import {
  type ChangesOf,
  changesBetween,
  criteriaLine,
  PROJECT_FIELDS,
  type ProjectState,
  type RecordedField,
  stepsLine,
  valuesOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { ProjectRow } from './projects.queries.ts';

/** A change of a project by a person. */
export interface ProjectEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
}

/**
 * Records the changes of a project in its history, with the reason if one is required; records nothing if nothing
 * changed.
 */
export async function recordProject(
  queries: Queries,
  { at, accountId, project }: ProjectEvent,
  changes: Partial<ProjectState>,
  {
    reason,
    told = {},
    automatic = false,
  }: {
    readonly reason?: string;
    /** changes outside the project's own data, in words */
    readonly told?: { readonly [Field in RecordedField<'project'>]?: string };
    readonly automatic?: boolean;
  } = {},
): Promise<void> {
  const recorded: ChangesOf<RecordedField<'project'>> = {
    ...changesBetween(toldState(stateOf(project)), toldState(changes)),
    ...(reason === undefined ? {} : { reason: { from: null, to: reason } }),
    ...changesBetween({}, told),
  };
  if (Object.keys(recorded).length === 0) return;
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes: recorded,
    automatic,
  });
}

/**
 * Returns a state in the form of the history: named criteria, steps and modules are one line each, and a calculation is
 * its name.
 */
function toldState({
  criteria,
  discountSteps,
  askedModules,
  referenceCalculationId: _id,
  ...state
}: Partial<ProjectState>) {
  return {
    ...state,
    ...(criteria === undefined ? {} : { criteria: criteriaLine(criteria) }),
    ...(discountSteps === undefined ? {} : { discountSteps: discountSteps && stepsLine(discountSteps) }),
    ...(askedModules === undefined ? {} : { askedModules: askedModules.join(', ') || null }),
  };
}

/** Returns the part of a project that can change. */
export function stateOf(project: ProjectRow): ProjectState {
  return valuesOf(PROJECT_FIELDS, project);
}
