import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { unconfirmedWeighsIn, weighsIn } from '../calculations/figures/weighs-in.queries.ts';
import { chosenCalculations, type StatisticSource } from './chosen-calculations.queries.ts';

/** The weights with which figures were valued, as every answer of statistics states them. */
export interface Weighing {
  /** indicators with a weight that nobody confirmed, in the order of the set */
  weights_unconfirmed: string[];
  /** the versions behind the figures, in the order of their names */
  weights_versions: string[];
}

export const NOTHING_WEIGHED: Readonly<Weighing> = { weights_unconfirmed: [], weights_versions: [] };

/** Returns the weights with which the figures of a question were valued. */
export async function findWeighing(
  queries: Queries,
  question: {
    readonly organisationId: string;
    readonly source: StatisticSource;
    readonly set: SetCode;
  },
): Promise<Weighing> {
  const { organisationId, source, set } = question;
  const rows = await listRows<{ version: string; counts: boolean }>(
    queries,
    sql`
      SELECT calculation.${versionOf(set)} AS version, bool_or(${unconfirmedWeighsIn(set)}) AS counts
      FROM (${chosenCalculations(organisationId, source, set)}) AS chosen
      JOIN calculation ON calculation.id = chosen.calculation_id
        AND calculation.organisation_id = ${organisationId}
      WHERE chosen.in_set AND calculation.${versionOf(set)} IS NOT NULL
      GROUP BY calculation.${versionOf(set)}`,
    'once',
  );
  const versions = (of: typeof rows) => new Set(of.map(({ version }) => version));
  return describeWeighing(queries, set, versions(rows), versions(rows.filter(({ counts }) => counts)));
}

/**
 * Returns the versions of the weights with which the completed projects of these organisations were valued, and whether
 * those weights count in an MKI of the organisation: in one that is only stated they do not.
 */
export async function listWeightsVersionsOfPairs(
  queries: Queries,
  { set, organisationIds }: { readonly set: SetCode; readonly organisationIds: readonly string[] },
): Promise<{ organisationId: string; version: string; counts: boolean }[]> {
  return listRows(
    queries,
    sql`
      SELECT pair.organisation_id AS "organisationId", calculation.${versionOf(set)} AS version,
        bool_or(${weighsIn(set)}) AS counts
      FROM representative_pair AS pair
      CROSS JOIN LATERAL (VALUES (pair.baseline_id), (pair.optimization_id)) AS side (id)
      JOIN calculation ON calculation.id = side.id AND calculation.organisation_id = pair.organisation_id
      WHERE pair.organisation_id = ANY(${sql.param(organisationIds)}::uuid[])
        AND calculation.${versionOf(set)} IS NOT NULL
      GROUP BY pair.organisation_id, calculation.${versionOf(set)}`,
    'once',
  );
}

/**
 * Returns what answers state about these versions. Unconfirmed weights are named of those that count, all by default: an MKI that
 * is stated has none. Which weights are confirmed is not secret.
 */
export async function describeWeighing(
  queries: Queries,
  set: SetCode,
  versions: ReadonlySet<string>,
  counting = versions,
): Promise<Weighing> {
  const rows = await listRows<{ codes: string[] }>(
    queries,
    sql`
      SELECT codes FROM unconfirmed_weights
      WHERE set_code = ${set} AND version = ANY(${sql.param([...counting])}::text[])`,
    'once',
  );
  const found = new Set(rows.flatMap(({ codes }) => codes));
  return {
    weights_unconfirmed: IMPACT_SETS[set].indicators
      .map(({ code }) => code)
      .filter((code) => found.has(code)),
    weights_versions: [...versions].sort(),
  };
}

function versionOf(set: SetCode): SQL {
  return sql`${sql.identifier(`${set}_weights_version`)}`;
}
