import type { ComparedGroup, ComparedWith } from '@milieuspoor/contract';
import { type CoveredSum, comparePart, type SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { compareWork } from '../calculations/scope/work-out-scopes.ts';
import { impactsOf, materialOf } from '../statistics/covered-row.ts';
import type { RowPair } from '../statistics/row-pairs.ts';
import { listStatistics, type StatisticRow } from '../statistics/statistics.queries.ts';
import { toChanges } from '../statistics/to-changes.ts';
import { toPairComparison } from '../statistics/to-pair-comparison.ts';
import { wholeRows } from '../statistics/whole-rows.ts';
import { compareModules } from './compare-modules.ts';

/** Two calculations of a project that both state the set. */
interface PairToCompare {
  readonly organisationId: string;
  readonly projectId: string;
  readonly set: SetCode;
  readonly baselineId: string;
  readonly optimizationId: string;
  /** the product groups of all that is compared, in the order of the answer */
  readonly groupIds: readonly string[];
}

/** Returns what lies between two calculations, as a whole and in each product group. */
export async function compareWith(
  queries: Queries,
  { organisationId, projectId, set, baselineId, optimizationId, groupIds }: PairToCompare,
): Promise<ComparedWith> {
  const work = await compareWork(queries, { organisationId, baselineId, optimizationId, set });
  const rows = await listStatistics(queries, {
    ...{ organisationId, set, level: 'product_group' },
    source: { kind: 'pair', projectId, baselineId, optimizationId, work },
    ...{ productGroupId: null, productSubGroupId: null, withGroupsOfProjects: false },
  });
  const { matched: _same, ...differs } = work.counts;
  const changes = toChanges({
    ...{ rows, perProject: null, bases: new Map(), isWhole: true },
    scope: { ...differs, explained: work.explained.mki, explained_co2: work.explained.co2 },
    work: [
      {
        id: projectId,
        differs: Object.values(differs).some((posts) => posts > 0),
        ...{ explainedMki: work.explained.mki, explainedCo2: work.explained.co2 },
      },
    ],
  });
  if (!changes) throw new Error('Both calculations state the set, so both have totals');
  return {
    calculation: optimizationId,
    changes,
    product_groups: groupIds.flatMap((id) => toGroup(id, rows) ?? []),
    modules: compareModules(Object.fromEntries(wholeRows(rows).map((row) => [row.series, row]))),
  };
}

/** Returns a product group of both; null where neither has it. */
function toGroup(id: string, rows: readonly StatisticRow[]): ComparedGroup | null {
  const own = rows.filter(({ childId }) => childId === id);
  const sides: RowPair = Object.fromEntries(own.map((row) => [row.series, row]));
  const [any] = own;
  if (!any) return null;
  const compared = (figure: (row: StatisticRow) => CoveredSum) =>
    toPairComparison(
      comparePart({
        baseline: sides.baseline ? figure(sides.baseline) : null,
        optimization: sides.optimization ? figure(sides.optimization) : null,
      }),
    );
  return {
    ...{ uuid: id, name: any.childName ?? '' },
    mki: compared((row) => impactsOf(row).mki),
    co2: compared((row) => impactsOf(row).co2),
    material: compared(materialOf),
  };
}
