import { SERIES_NAMES, type SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from '../../database/sql.ts';
import type { StatisticSource } from './chosen-calculations.queries.ts';

/** Where a query finds how the work of two calculations compares. */
interface ComparedWork {
  /** what a WITH clause begins with, its last comma included; nothing where the tables of the database are read */
  readonly tables: SQL;
  /** has the columns of pair_scope that name a pair */
  readonly pairs: SQL;
  /** has the columns of pair_scope_node */
  readonly nodes: SQL;
}

const STORED: ComparedWork = { tables: sql``, pairs: sql`pair_scope`, nodes: sql`pair_scope_node` };

/**
 * Returns where the comparisons of work stand: those of stored pairs in their tables, and that of two calculations that
 * a reader chose in the question itself. The latter stands in the query as a table, so that figures of both follow the
 * same rules.
 */
export function comparedWork({
  organisationId,
  source,
  set,
}: {
  readonly organisationId: string;
  readonly source: StatisticSource;
  readonly set: SetCode;
}): ComparedWork {
  if (source.kind !== 'pair' || !source.work) return STORED;
  const { baselineId, optimizationId, work } = source;
  const pair = sql`${baselineId}::uuid AS baseline_id, ${optimizationId}::uuid AS optimization_id,
    ${set}::text AS set_code, ${organisationId}::uuid AS organisation_id`;
  const sides = SERIES_NAMES.map(
    (side) => sql`
      SELECT ${pair}, ${side}::text AS side, node.* FROM jsonb_to_recordset(${work.nodes[side]}::jsonb) AS node (
        level text, node_id uuid, mki_posts integer, mki_gap_posts integer, co2_posts integer, unworked_posts integer,
        mki_modules double precision[], co2_modules double precision[], mki_partly double precision[],
        co2_partly double precision[])`,
  );
  return {
    tables: sql`compared AS MATERIALIZED (SELECT ${pair}),
      compared_node AS MATERIALIZED (${sql.join(sides, sql` UNION ALL `)}),`,
    pairs: sql`compared`,
    nodes: sql`compared_node`,
  };
}
