import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { chosenCalculations, type StatisticSource } from './chosen-calculations.queries.ts';

/** With which weights figures were valued, as every answer of statistics states it. */
export interface Weighing {
  /** indicators whose weight counts and was confirmed by nobody, in the order of the set */
  weights_unconfirmed: string[];
  /** the versions behind the figures, in the order of their names */
  weights_versions: string[];
}

export const NOTHING_WEIGHED: Readonly<Weighing> = { weights_unconfirmed: [], weights_versions: [] };

/** With which weights the figures of a question were valued. */
export async function findWeighing(
  queries: Queries,
  question: {
    readonly organisationId: string;
    readonly source: StatisticSource;
    readonly set: SetCode;
  },
): Promise<Weighing> {
  const { organisationId, source, set } = question;
  const chosen = sql`
    SELECT calculation_id AS id, ${organisationId}::uuid AS organisation_id FROM (${chosenCalculations(organisationId, source, set)}) AS chosen WHERE in_set`;
  return weighingOf(queries, set, chosen);
}

/**
 * The same of the completed projects of an organisation, or of all of them together: which weights are confirmed is
 * nobody's secret.
 */
export async function findWeighingOfPairs(
  queries: Queries,
  { set, organisationId }: { readonly set: SetCode; readonly organisationId: string | null },
): Promise<Weighing> {
  const pairs = sql`
    SELECT side.id, pair.organisation_id FROM representative_pair AS pair
    CROSS JOIN LATERAL (VALUES (pair.baseline_id), (pair.optimization_id)) AS side (id)
    WHERE ${organisationId}::uuid IS NULL OR pair.organisation_id = ${organisationId}`;
  return weighingOf(queries, set, pairs);
}

async function weighingOf(queries: Queries, set: SetCode, calculations: SQL): Promise<Weighing> {
  const rows = await listRows<{ version: string; codes: string[] }>(
    queries,
    sql`
      SELECT valued.version, coalesce(unconfirmed.codes, '{}') AS codes
      FROM (
        SELECT DISTINCT calculation.${sql.identifier(`${set}_weights_version`)} AS version
        FROM (${calculations}) AS chosen JOIN calculation ON calculation.id = chosen.id
          AND calculation.organisation_id = chosen.organisation_id
      ) AS valued
      LEFT JOIN unconfirmed_weights AS unconfirmed ON unconfirmed.set_code = ${set}
        AND unconfirmed.version = valued.version
      WHERE valued.version IS NOT NULL
      ORDER BY valued.version`,
    'once',
  );
  const found = new Set(rows.flatMap(({ codes }) => codes));
  return {
    weights_unconfirmed: IMPACT_SETS[set].indicators
      .map(({ code }) => code)
      .filter((code) => found.has(code)),
    weights_versions: rows.map(({ version }) => version),
  };
}
