import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { chosenCalculations, type StatisticSource } from './chosen-calculations.queries.ts';

/** Indicators whose weight counts in the figures of a question and was confirmed by nobody, in the order of the set. */
export async function listUnconfirmedWeights(
  queries: Queries,
  question: {
    readonly organisationId: string;
    readonly source: StatisticSource;
    readonly set: SetCode;
  },
): Promise<string[]> {
  const { organisationId, source, set } = question;
  const chosen = sql`
    SELECT calculation_id AS id FROM (${chosenCalculations(organisationId, source, set)}) AS chosen WHERE in_set`;
  return listCodes(queries, set, chosen);
}

/**
 * The same of the completed projects of an organisation, or of all of them together: which weights are confirmed is
 * nobody's secret.
 */
export async function listUnconfirmedWeightsOfPairs(
  queries: Queries,
  { set, organisationId }: { readonly set: SetCode; readonly organisationId: string | null },
): Promise<string[]> {
  const pairs = sql`
    SELECT side.id FROM representative_pair AS pair
    CROSS JOIN LATERAL (VALUES (pair.baseline_id), (pair.optimization_id)) AS side (id)
    WHERE ${organisationId}::uuid IS NULL OR pair.organisation_id = ${organisationId}`;
  return listCodes(queries, set, pairs);
}

async function listCodes(queries: Queries, set: SetCode, calculations: SQL): Promise<string[]> {
  const rows = await listRows<{ code: string }>(
    queries,
    sql`
      SELECT DISTINCT unnest(unconfirmed.codes) AS code
      FROM (${calculations}) AS valued
      JOIN calculation ON calculation.id = valued.id
      JOIN unconfirmed_weights AS unconfirmed ON unconfirmed.set_code = ${set}
        AND unconfirmed.version = calculation.${sql.identifier(`${set}_weights_version`)}`,
    'once',
  );
  const found = new Set(rows.map(({ code }) => code));
  return IMPACT_SETS[set].indicators.map(({ code }) => code).filter((code) => found.has(code));
}
