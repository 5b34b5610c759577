import type { Stimulation } from '@milieuspoor/contract';
import { mayBeTold, meanStimulation, stimulation } from '@milieuspoor/domain';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { awardModelOf } from './award-model-of.ts';
import type { CompleteModelRow } from './award-models.queries.ts';

/**
 * What a project's model earns for a euro of MKI less, beside its organisation and the country (decision 35). A mean over
 * the country is told as sector figures are: of sectors with three organisations behind them, two of them not the reader's
 * own, so that no difference of two means is one organisation's.
 */
export function toStimulation(
  project: ProjectRow,
  complete: readonly CompleteModelRow[],
  own: ReadonlySet<string>,
): Stimulation {
  const ofOrganisation = complete.filter(({ organisationId }) => organisationId === project.organisationId);
  const ofCountry = toldModels(complete, own);
  const ofSector = ({ sector }: CompleteModelRow) => sector === project.sector;
  return {
    project: stimulation(awardModelOf(project)),
    organization_projects_for_sector: meanStimulation(ofOrganisation.filter(ofSector)),
    all_projects_for_sector: meanStimulation(ofCountry.filter(ofSector)),
    organization_projects: meanStimulation(ofOrganisation),
    all_projects: meanStimulation(ofCountry),
  };
}

/** The models of the sectors of which something may be told. */
function toldModels(models: readonly CompleteModelRow[], own: ReadonlySet<string>): CompleteModelRow[] {
  // A model without a stimulation hides nobody.
  const behind = models.filter((model) => stimulation(model) !== null);
  return [...Map.groupBy(behind, ({ sector }) => sector).values()]
    .filter((cell) => mayBeTold(new Set(cell.map(({ organisationId }) => organisationId)), own))
    .flat();
}
