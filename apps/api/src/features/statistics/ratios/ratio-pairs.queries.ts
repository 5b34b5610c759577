import type { RatioSide, SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from '../../../database/sql.ts';
import { matches, type PairFilter } from '../chosen-calculations.queries.ts';
import { scopeOfPair } from '../scope-of-pair.queries.ts';

/** The completed pairs of an organisation whose work is told per unit. */
export interface RatioPairs {
  readonly organisationId: string;
  /** the calculations of the pairs whose work it is */
  readonly side: RatioSide;
  readonly filter: PairFilter;
}

/**
 * Returns the pair of each completed project, with the calculation whose work it is as `of_side`. As built are the pairs
 * whose optimisation is what was carried out; they are among the others too.
 */
export function builtPairs({ organisationId, side, filter }: RatioPairs): SQL {
  return sql`
    SELECT pair.project_id, pair.baseline_id, pair.optimization_id AS calculation_id,
      ${side === 'baseline' ? sql`pair.baseline_id` : sql`pair.optimization_id`} AS of_side
    FROM representative_pair AS pair
    JOIN project ON project.id = pair.project_id AND project.organisation_id = pair.organisation_id
    JOIN calculation AS chosen ON chosen.id = pair.optimization_id AND chosen.organisation_id = pair.organisation_id
    WHERE pair.organisation_id = ${organisationId} AND ${matches(filter)}
      AND (${side !== 'as-built'} OR chosen.calculation_type = 'as-built-optimization')`;
}

/**
 * Returns `lack` and `place`, beside `built`: for each pair the sub-groups that one side leaves open, as a whole or in a
 * product. What is a note beside a whole project may be most of a sub-group, and one beside a sub-group most of a product
 * in it, whose items may be the lowest.
 */
export function placesOfPairs({
  organisationId,
  set,
}: Pick<RatioPairs, 'organisationId'> & { set: SetCode }): SQL {
  return sql`
      lack AS (
        SELECT built.baseline_id, built.calculation_id, node.level, node.node_id,
          CASE node.side WHEN 'baseline' THEN built.baseline_id ELSE built.calculation_id END AS of_calculation,
          node.mki_posts > 0 AS mki_lacks, node.co2_posts > 0 AS co2_lacks
        FROM built JOIN pair_scope_node AS node ON node.baseline_id = built.baseline_id
          AND node.optimization_id = built.calculation_id AND node.set_code = ${set}
          AND node.organisation_id = ${organisationId}
        WHERE node.mki_posts > 0 OR node.co2_posts > 0),
      place AS (
        SELECT baseline_id, calculation_id, sub_group_id, bool_or(NOT is_product AND mki_lacks) AS mki_open,
          bool_or(NOT is_product AND co2_lacks) AS co2_open, bool_or(is_product AND mki_lacks) AS mki_apart,
          bool_or(is_product AND co2_lacks) AS co2_apart
        FROM (
          SELECT lack.*, lack.node_id AS sub_group_id, false AS is_product FROM lack
          WHERE lack.level = 'product_sub_group'
          UNION ALL
          SELECT lack.*, product.parent_id, true FROM lack JOIN calculation_total AS product
            ON product.calculation_id = lack.of_calculation
            AND product.organisation_id = ${organisationId} AND product.level = 'product'
            AND product.node_id = lack.node_id
          WHERE lack.level = 'product') AS placed
        GROUP BY baseline_id, calculation_id, sub_group_id)`;
}

/** Joins to `built` what both sides have to compare (`before` and `after`), and how their work compares. */
export function comparedPairs({
  organisationId,
  set,
}: Pick<RatioPairs, 'organisationId'> & { set: SetCode }): SQL {
  return sql`built JOIN calculation_comparable AS before ON before.calculation_id = built.baseline_id
        AND before.organisation_id = ${organisationId}
      JOIN calculation_comparable AS after ON after.calculation_id = built.calculation_id
        AND after.organisation_id = ${organisationId}
      ${scopeOfPair(sql`built.baseline_id`, sql`built.calculation_id`, {
        organisation: sql`${organisationId}`,
        set,
      })}`;
}

/**
 * Returns the condition that both sides of the pair are whole for a figure (only then calculation_comparable has it),
 * and the same work, as a whole and in the sub-group. Resources are open in a sub-group only where they are in the
 * whole.
 */
export function wholeFor(name: string, quantity: 'mki' | 'co2' | 'resources'): SQL {
  const column = sql.identifier(name);
  const openColumn = sql.identifier(`${quantity}_open`);
  const open =
    quantity === 'resources'
      ? sql`posts.resources_open`
      : sql`(scope.${openColumn} OR coalesce(place.${openColumn}, false))`;
  return sql`before.${column} IS NOT NULL AND after.${column} IS NOT NULL AND NOT ${open}`;
}
