import type { SetCode } from '@milieuspoor/domain';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { ChanceWork } from './chance-work.queries.ts';

/** Completed work in which products are known. */
interface KnownIn {
  readonly organisationId: string;
  readonly set: SetCode;
  readonly built: ChanceWork['built'];
  /** for each spelling of a unit, the one under which it is counted */
  readonly units: ReadonlyMap<string, string>;
}

/** A known product, by what it is found by, with what its posts come to together: euro of MKI per unit. */
interface ProductToTake {
  readonly subGroupId: string;
  readonly productId: string;
  readonly unit: string;
  readonly weightsVersion: string | null;
  readonly workScope: string;
  readonly profile: string;
  readonly mkiPerUnit: number;
}

/** The post that stands for a known product in a variant. */
export interface TakenPostRow {
  /** the place of the product in the question */
  readonly place: number;
  readonly calculationId: string;
  readonly postNumber: string;
  /** the version of the organisation's product that this post was built with or taken up as; both null without one */
  readonly productId: string | null;
  readonly version: number | null;
}

/**
 * Returns for each known product the post of completed work that is taken over: from the calculation in which the product
 * costs nearest to what its posts come to together (the newest of equals), the post that does so in it. A bid is never one.
 * A product of which only bids have posts is absent.
 */
export async function listTakenPosts(
  queries: Queries,
  { organisationId, set, built, units }: KnownIn,
  products: readonly ProductToTake[],
): Promise<TakenPostRow[]> {
  if (products.length === 0) return [];
  const column = (read: (product: ProductToTake) => string | number | null) => sql.param(products.map(read));
  const own = (name: string) => sql.identifier(`${set}_${name}`);
  return listRows(
    queries,
    sql`
      WITH ${tableOfUnits(units)}, built AS (${tableOfWork(built.filter(({ isBid }) => !isBid))}),
      nearest AS MATERIALIZED (
        SELECT DISTINCT ON (asked.place) asked.place, asked.mki_per_unit, known.*
        FROM unnest(${column(({ subGroupId }) => subGroupId)}::uuid[], ${column(({ productId }) => productId)}::uuid[],
            ${column(({ unit }) => unit)}::text[], ${column(({ weightsVersion }) => weightsVersion)}::text[],
            ${column(({ workScope }) => workScope)}::text[], ${column(({ profile }) => profile)}::text[],
            ${column(({ mkiPerUnit }) => mkiPerUnit)}::float8[])
          WITH ORDINALITY AS asked (sub_group_id, product_id, unit, weights_version, work_scope, profile, mki_per_unit, place)
        JOIN built ON built.weights_version = asked.weights_version
        JOIN calculation_known_product AS known ON known.calculation_id = built.calculation_id
          AND known.organisation_id = ${organisationId} AND known.set_code = ${set}
          AND known.product_sub_group_id = asked.sub_group_id AND known.product_id = asked.product_id
          AND known.work_scope = asked.work_scope AND known.profile = asked.profile
        LEFT JOIN spelled ON spelled.spelling = known.unit
        JOIN project ON project.id = built.project_id AND project.organisation_id = ${organisationId}
        WHERE coalesce(spelled.unit, known.unit) = asked.unit
        ORDER BY asked.place, abs(known.mki_eur / known.units - asked.mki_per_unit),
          project.design_phase_complete_date DESC, known.calculation_id, known.unit)
      SELECT DISTINCT ON (nearest.place) nearest.place::int - 1 AS place, item.calculation_id AS "calculationId",
        item.post_number AS "postNumber", product.id AS "productId",
        CASE WHEN product.id IS NOT NULL THEN used.version END AS version
      FROM nearest
      JOIN calculation_total AS products ON products.calculation_id = nearest.calculation_id
        AND products.organisation_id = ${organisationId} AND products.level = 'product'
        AND products.node_id = nearest.product_id AND products.parent_id = nearest.product_sub_group_id
      JOIN calculation_total AS sub_groups ON sub_groups.calculation_id = nearest.calculation_id
        AND sub_groups.organisation_id = ${organisationId} AND sub_groups.level = 'product_sub_group'
        AND sub_groups.node_id = products.parent_id
      JOIN calculation_total AS groups ON groups.calculation_id = nearest.calculation_id
        AND groups.organisation_id = ${organisationId} AND groups.level = 'product_group'
        AND groups.node_id = sub_groups.parent_id
      JOIN calculation_item AS item ON item.calculation_id = nearest.calculation_id
        AND item.organisation_id = ${organisationId} AND item.quantity > 0 AND item.product = products.name
        AND item.product_sub_group = sub_groups.name AND item.product_group = groups.name
        AND item.unit = nearest.unit AND item.work_scope = nearest.work_scope
        AND item.${own('profile')} = nearest.profile
        AND NOT EXISTS (SELECT FROM calculation_item AS other WHERE other.calculation_id = item.calculation_id
          AND other.organisation_id = ${organisationId} AND other.post_number = item.post_number
          AND other.position <> item.position)
      LEFT JOIN product_use AS used ON used.calculation_id = item.calculation_id
        AND used.organisation_id = ${organisationId} AND item.post_number = ANY(used.posts)
      LEFT JOIN product ON product.id = used.product_id AND product.deleted_at IS NULL
        AND product.tenant_id IN (${organisationId}::uuid, ${OF_NO_ORGANISATION}::uuid)
        AND NOT EXISTS (SELECT FROM hidden_product AS hiding
          WHERE hiding.product_id = product.id AND hiding.organisation_id = ${organisationId})
      ORDER BY nearest.place, abs(item.${own('mki_total')} / item.quantity - nearest.mki_per_unit),
        item.position, product.id IS NULL, used.version DESC, product.id`,
    'once',
  );
}

/** Returns the table `spelled`, as a part of WITH: of the spellings under which a unit is not counted. */
function tableOfUnits(units: KnownIn['units']): SQL {
  const others = [...units].filter(([spelling, unit]) => spelling !== unit);
  return sql`spelled AS (
    SELECT * FROM unnest(${sql.param(others.map(([spelling]) => spelling))}::text[],
      ${sql.param(others.map(([, unit]) => unit))}::text[]) AS spelled (spelling, unit))`;
}

/** Selects these calculations. */
function tableOfWork(calculations: ChanceWork['built']): SQL {
  return sql`
    SELECT * FROM unnest(${sql.param(calculations.map(({ calculationId }) => calculationId))}::uuid[],
      ${sql.param(calculations.map(({ projectId }) => projectId))}::uuid[],
      ${sql.param(calculations.map(({ weightsVersion }) => weightsVersion))}::text[])
      AS of_work (calculation_id, project_id, weights_version)`;
}
