import type { Stimulation } from '@milieuspoor/contract';
import { addCells, meanStimulation, stimulation } from '@milieuspoor/domain';
import { awardModelOf } from '../../award/model/award-model-of.ts';
import type { CompleteModelRow } from '../../award/model/award-models.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { fixedBetween, type ToldCell } from '../../statistics/others/fixed-figures.ts';

/**
 * Returns what a project's model earns for a euro of MKI less, beside its organisation and the country (D-35). The
 * organisation's own figures are present ones; a mean over the country covers sectors that may be shown, as they are
 * fixed (D-110).
 */
export function toStimulation(
  project: ProjectRow,
  ofOrganisation: readonly CompleteModelRow[],
  country: readonly ToldCell[],
): Stimulation {
  const told = country.filter(({ sum }) => sum !== null);
  return {
    award_model_version: project.awardModelVersion,
    project: stimulation(awardModelOf(project)),
    organization_projects_for_sector: meanStimulation(
      ofOrganisation.filter(({ sector }) => sector === project.sector),
    ),
    all_projects_for_sector: meanOf(told.filter(({ cell }) => cell === project.sector)),
    organization_projects: meanStimulation(ofOrganisation),
    all_projects: meanOf(told),
    all_projects_fixed: fixedBetween(told.map(({ fixedOn }) => fixedOn)),
  };
}

/** Returns the mean over the projects of these sectors; both sides of a cell are what its models earn together. */
function meanOf(sectors: readonly ToldCell[]): number | null {
  const { baseline, projects } = addCells(sectors.flatMap(({ sum }) => sum ?? []));
  return projects > 0 ? baseline / projects : null;
}
