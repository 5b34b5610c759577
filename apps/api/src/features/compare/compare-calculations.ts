import type { ComparedCalculation, ComparedCalculationsAnswer } from '@milieuspoor/contract';
import { type SetCode, seesBids, seriesOf } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { bidReader } from '../bids/bid-reader.ts';
import { findProject } from '../projects/projects.queries.ts';
import { listStatistics } from '../statistics/statistics.queries.ts';
import { inOrder, toStatistics } from '../statistics/to-statistics.ts';
import { listVariants, type VariantRow } from '../statistics/variants/variants.queries.ts';
import { findWeighing } from '../statistics/weighing.queries.ts';
import { chooseSet } from './choose-set.ts';
import { compareWith } from './compare-with.ts';

export interface CompareRequest {
  readonly projectId: string;
  /** in the order of the reader, each once */
  readonly calculationIds: readonly string[];
  /** the one that the others are compared with; null for the first */
  readonly againstId: string | null;
  /** null for the set that fits best */
  readonly set: SetCode | null;
}

/**
 * Returns calculations of a project beside one another, whether they are active or not, and what lies between each of
 * them and one. Writes nothing. A calculation of a bid that is sealed for the caller does not exist.
 */
export async function compareCalculations(
  queries: Queries,
  caller: Caller,
  { projectId, calculationIds, againstId, set: asked }: CompareRequest,
): Promise<Outcome<ComparedCalculationsAnswer>> {
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const { organisationId } = project;
  const reader = seesBids(caller) ? bidReader(caller) : null;
  const known = await listVariants(queries, { organisationId, projectId, calculationIds, reader });
  const calculations = calculationIds.flatMap((id) => known.find((each) => each.id === id) ?? []);
  if (calculations.length < calculationIds.length) return NOT_FOUND;
  const against = againstId ? calculations.find(({ id }) => id === againstId) : calculations[0];
  if (!against) return invalidField('against', message('compare-against-another'));
  const chosen = chooseSet(calculations, { against, asked });
  if (!chosen.ok) return chosen;
  const { set, sets } = chosen.value;
  const source = { kind: 'variants', calculationIds } as const;
  const rows = await listStatistics(queries, {
    ...{ organisationId, source, set, level: 'product_group' },
    ...{ productGroupId: null, productSubGroupId: null, withGroupsOfProjects: false },
  });
  const groupIds = new Set(inOrder(rows).flatMap(({ childId }) => childId ?? []));
  const others = calculations.filter(({ id }) => id !== against.id);
  const comparisons: ComparedCalculationsAnswer['comparisons'] = [];
  // One after the other: each may read thousands of posts.
  for (const { id } of others)
    comparisons.push(
      await compareWith(queries, {
        ...{ organisationId, projectId, set, baselineId: against.id, optimizationId: id },
        groupIds: [...groupIds],
      }),
    );
  return done({
    ...{ set, sets: [...sets] },
    ...(await findWeighing(queries, { organisationId, source, set })),
    calculations: calculations.map((each) => toCompared(each, set)),
    statistics: toStatistics(rows, {
      ...{ level: 'product_group', set },
      series: calculations.map(({ id, calculationType }) => ({ key: id, name: seriesOf(calculationType) })),
    }),
    against: against.id,
    comparisons,
  });
}

function toCompared(row: VariantRow, set: SetCode): ComparedCalculation {
  const { id, name, calculationType, applicantName, active, weightsVersions } = row;
  return {
    ...{ uuid: id, name, calculation_type: calculationType, applicant_name: applicantName, active },
    // The database ensures that a set of a calculation was valued with some version.
    weights_version: weightsVersions[set] ?? '',
  };
}
