import { SET_CODES, type Sector, type SetCode, stimulation } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type CompleteModelRow, listCompleteModels } from '../../award/model/award-models.queries.ts';
import { listSectorContributions } from '../sectors/sector-contributions.queries.ts';
import { listWeightsVersionsOfPairs } from '../weighing.queries.ts';
import { type CellContribution, toSectorParts } from './cell-contribution.ts';

/** The number of organisations in one statement. */
const ASKED_TOGETHER = 500;

/** Returns the present contributions of these organisations to every figure that is shown about others. */
export async function listContributions(
  queries: Queries,
  organisationIds: readonly string[],
): Promise<CellContribution[]> {
  const contributions: CellContribution[][] = [];
  for (let from = 0; from < organisationIds.length; from += ASKED_TOGETHER) {
    const asked = organisationIds.slice(from, from + ASKED_TOGETHER);
    for (const set of SET_CODES) contributions.push(await listOfSet(queries, set, asked));
    contributions.push(toStimulations(await listCompleteModels(queries, asked)));
  }
  return contributions.flat();
}

async function listOfSet(
  queries: Queries,
  set: SetCode,
  organisationIds: readonly string[],
): Promise<CellContribution[]> {
  const rows = await listSectorContributions(queries, { set, organisationIds });
  const weights = await listWeightsVersionsOfPairs(queries, { set, organisationIds });
  // A version that counts in no MKI says nothing of a figure about others.
  const versionsOf = Map.groupBy(
    weights.filter(({ counts }) => counts),
    ({ organisationId }) => organisationId,
  );
  return rows.flatMap((row) => {
    const versions = (versionsOf.get(row.organisationId) ?? []).map(({ version }) => version).sort();
    return toSectorParts(row, set, versions);
  });
}

/**
 * Returns what models earn, by sector. Both sides have the same amount: there is one figure, and the same rule applies
 * to it.
 */
function toStimulations(models: readonly CompleteModelRow[]): CellContribution[] {
  const earned = models.flatMap((model) => {
    const euro = stimulation(model);
    // A model without a stimulation hides nobody.
    return euro === null ? [] : [{ ...model, euro }];
  });
  const groups = Map.groupBy(earned, ({ organisationId, sector }) => `${organisationId} ${sector}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sum = group.reduce((total, { euro }) => total + euro, 0);
    return [toStimulation(first.organisationId, first.sector, sum, group.length)];
  });
}

function toStimulation(
  organisationId: string,
  sector: Sector,
  sum: number,
  projects: number,
): CellContribution {
  return {
    figure: 'stimulation',
    cell: sector,
    contribution: {
      organisationId,
      baseline: sum,
      optimization: sum,
      projects,
      of: projects,
      incomplete: false,
      lowest: null,
      highest: null,
      reducing: 0,
      weightsVersions: [],
    },
  };
}
