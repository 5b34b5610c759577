import { type Lacking, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import type { Scope } from '../../../http/caller.ts';
import { STORED_TOTALS, type StoredTotal } from '../../calculations/stored-totals.queries.ts';

/** One side of the pair that stands for a project. */
export interface ProjectSideRow {
  readonly projectId: string;
  readonly side: 'baseline' | 'optimization';
  /** what its calculation amounts to in each of its sets; null in the others */
  readonly totals: Readonly<Record<SetCode, StoredTotal | null>>;
  /** the version of the weights in each of its sets; null in the others */
  readonly weightsVersions: Readonly<Record<SetCode, string | null>>;
  /** in each set that both sides state, what it lacks of what the other declares; null in the others and without another side */
  readonly lacking: Readonly<Record<SetCode, LackingOfSide | null>>;
}

/** What a side lacks, per quantity. */
type LackingOfSide = Readonly<Record<'mki' | 'co2', Required<Lacking>>>;

/** The sides of the pairs that stand for some projects; a project without a baseline has none. */
export async function listProjectSides(
  queries: Queries,
  scope: Scope,
  projectIds: readonly string[],
): Promise<ProjectSideRow[]> {
  return listRows(
    queries,
    sql`
      SELECT pair.project_id AS "projectId", side.name AS side, ${STORED_TOTALS} AS totals,
        json_build_object('a1', calculation.a1_weights_version, 'a2', calculation.a2_weights_version)
          AS "weightsVersions",
        json_build_object('a1', ${lackingIn('a1')}, 'a2', ${lackingIn('a2')}) AS lacking
      FROM project_pair AS pair
      CROSS JOIN LATERAL (VALUES ('baseline', pair.baseline_id), ('optimization', pair.optimization_id))
        AS side (name, calculation_id)
      JOIN calculation ON calculation.id = side.calculation_id
      JOIN calculation_total AS total ON total.calculation_id = calculation.id AND total.level = 'calculation'
      WHERE pair.project_id = ANY(${sql.param(projectIds)}::uuid[])
        AND ${inScope(scope, sql`pair.organisation_id`)}`,
  );
}

/** Of a pair that nobody worked out every item counts as lacking. */
function lackingIn(set: SetCode): SQL {
  const places = sql.raw(String(LIFE_CYCLE_MODULES.length));
  const items = sql`total.${sql.identifier(`${set}_items`)}`;
  const ofQuantity = (quantity: 'mki' | 'co2') => {
    const column = (name: string) => sql`lack.${sql.identifier(`${quantity}_${name}`)}`;
    return sql`json_build_object(
      'items', CASE WHEN known.baseline_id IS NULL THEN ${items} ELSE coalesce(${column('posts')}, 0) END,
      'modules', coalesce(${column('modules')}, array_fill(
        CASE WHEN known.baseline_id IS NULL THEN ${items} ELSE 0 END::double precision, ARRAY[${places}])))`;
  };
  return sql`(
    SELECT json_build_object('mki', ${ofQuantity('mki')}, 'co2', ${ofQuantity('co2')})
    FROM (VALUES (${set})) AS asked (set_code)
    LEFT JOIN pair_scope AS known ON known.baseline_id = pair.baseline_id
      AND known.optimization_id = pair.optimization_id AND known.set_code = asked.set_code
      AND known.organisation_id = pair.organisation_id
    LEFT JOIN pair_scope_node AS lack ON lack.baseline_id = known.baseline_id
      AND lack.optimization_id = known.optimization_id AND lack.set_code = known.set_code AND lack.side = side.name
      AND lack.level = 'calculation' AND lack.organisation_id = pair.organisation_id
    WHERE pair.optimization_id IS NOT NULL)`;
}
