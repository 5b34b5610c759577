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

/** A change of a project that somebody made. */
export interface ProjectEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
}

/** Writes what changed of a project into its history, with the reason where one was asked; nothing for no change. */
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
    /** what is no change of the project's own data, in words */
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

/** A state as the history keeps it: named criteria, steps and modules on one line each, and a calculation by its name. */
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

/** The part of a project that can change. */
export function stateOf(project: ProjectRow): ProjectState {
  return valuesOf(PROJECT_FIELDS, project);
}
