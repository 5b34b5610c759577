import type { KindTotal, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { chosenCalculations, type StatisticSource } from '../statistics/chosen-calculations.queries.ts';

/** The calculations whose difference is asked for, in one set. */
export interface DifferencesQuestion {
  readonly organisationId: string;
  readonly source: Exclude<StatisticSource, { readonly kind: 'variants' }>;
  readonly set: SetCode;
}

/** What lies between the two calculations of a project, by one kind of change. */
export interface KindChangeRow extends KindTotal {
  readonly projectId: string;
}

/** Returns the changes by kind of each pair that was compared in the set: the stored ones, or those of its question. */
export async function listKindChanges(
  queries: Queries,
  { organisationId, source, set }: DifferencesQuestion,
): Promise<readonly KindChangeRow[]> {
  if (source.kind === 'pair' && source.work) {
    const { projectId, work } = source;
    return work.changes.map((change) => ({ projectId, ...change }));
  }
  return listRows(
    queries,
    sql`
      SELECT chosen.project_id AS "projectId", change.kind, change.mki_eur AS "mkiEur", change.co2_kg AS "co2Kg",
        change.mki_posts AS "mkiPosts", change.co2_posts AS "co2Posts"
      FROM (${chosenCalculations(organisationId, source, set)}) AS chosen
      JOIN pair_change AS change ON change.baseline_id = chosen.baseline_id
        AND change.optimization_id = chosen.optimization_id AND change.set_code = ${set}
        AND change.organisation_id = ${organisationId}
      WHERE chosen.series = 'optimization'`,
    'once',
  );
}
