import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** A table of values, column by column: the values of a row stand at its place in each of them. */
type Columns<Row> = { readonly [Column in keyof Row]: readonly Row[Column][] };

/** What a calculation has of one product in one unit and profile, in one set; over all of its units. */
interface KnownRow {
  readonly subGroupId: string;
  readonly productId: string;
  readonly workScope: string;
  readonly unit: string;
  readonly profile: string;
  readonly co2Profile: string;
  readonly posts: number;
  readonly units: number;
  readonly mkiEur: number;
  /** euro of MKI per unit, of single posts */
  readonly lowest: number;
  readonly highest: number;
  /** null where a post does not declare it */
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
  readonly incomplete: boolean;
}

/** A post, without what it is called. */
interface PostRow {
  readonly position: number;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly workScope: string;
  readonly unit: string;
  /** null without an MKI in the set */
  readonly profile: string | null;
  readonly quantity: number;
  readonly mkiEur: number | null;
  readonly incomplete: boolean;
}

/** A product group, of which the parent is null, or a sub-group of one. */
interface NodeRow {
  readonly nodeId: string;
  readonly parentId: string | null;
  readonly name: string;
}

interface RowsAsked {
  readonly organisationId: string;
  readonly set: SetCode;
  readonly calculationIds: readonly string[];
}

/** The rows of a calculation, and the version of it that they are of. */
interface OfCalculation {
  readonly calculationId: string;
  readonly version: string;
}

export interface KnownOfCalculation extends OfCalculation {
  readonly known: Columns<KnownRow>;
}

export interface PostsOfCalculation extends OfCalculation {
  readonly posts: Columns<PostRow>;
  readonly groups: Columns<NodeRow>;
}

/**
 * Selects a text that differs once the figures of a calculation do. Figures come in with the row of a calculation, and are
 * replaced together with a change of it, and PostgreSQL notes in each row which transaction wrote it. A database that was restored
 * counts on from where it was, but has started since.
 */
export function versionOfCalculation(): SQL {
  return sql`concat(extract(epoch FROM pg_postmaster_start_time()), ' ', calculation.xmin)`;
}

/** Returns what these calculations have of each product. */
export function listKnownRows(queries: Queries, asked: RowsAsked): Promise<KnownOfCalculation[]> {
  return listRows(
    queries,
    sql`
      SELECT calculation.id AS "calculationId", ${versionOfCalculation()} AS version,
        (SELECT ${columnsOf({
          subGroupId: sql`known.product_sub_group_id`,
          productId: sql`known.product_id`,
          workScope: sql`known.work_scope`,
          unit: sql`known.unit`,
          profile: sql`known.profile`,
          co2Profile: sql`known.co2_profile`,
          posts: sql`known.posts`,
          units: sql`known.units`,
          mkiEur: sql`known.mki_eur`,
          lowest: sql`known.mki_eur_per_unit_min`,
          highest: sql`known.mki_eur_per_unit_max`,
          co2Kg: sql`known.co2_kg`,
          primaryTon: sql`known.primary_ton`,
          incomplete: sql`known.incomplete`,
        } satisfies Record<keyof KnownRow, SQL>)}
        FROM calculation_known_product AS known WHERE known.calculation_id = calculation.id
          AND known.organisation_id = ${asked.organisationId} AND known.set_code = ${asked.set}) AS known
      FROM calculation WHERE ${asCalculations(asked)}`,
    'once',
  );
}

/** Returns the posts of these calculations. */
export function listPostRows(queries: Queries, asked: RowsAsked): Promise<PostsOfCalculation[]> {
  const own = (name: string) => sql`item.${sql.identifier(`${asked.set}_${name}`)}`;
  return listRows(
    queries,
    sql`
      SELECT calculation.id AS "calculationId", ${versionOfCalculation()} AS version,
        (SELECT ${columnsOf({
          position: sql`item.position`,
          productGroup: sql`item.product_group`,
          productSubGroup: sql`item.product_sub_group`,
          workScope: sql`item.work_scope`,
          unit: sql`item.unit`,
          profile: own('profile'),
          quantity: sql`item.quantity`,
          mkiEur: own('mki_total'),
          incomplete: sql`coalesce(${own('undeclared')}, '') <> ''`,
        } satisfies Record<keyof PostRow, SQL>)}
        FROM calculation_item AS item WHERE item.calculation_id = calculation.id
          AND item.organisation_id = ${asked.organisationId} AND item.quantity > 0) AS posts,
        (SELECT ${columnsOf({
          nodeId: sql`node.node_id`,
          parentId: sql`node.parent_id`,
          name: sql`node.name`,
        } satisfies Record<keyof NodeRow, SQL>)}
        FROM calculation_total AS node WHERE node.calculation_id = calculation.id
          AND node.organisation_id = ${asked.organisationId}
          AND node.level IN ('product_group', 'product_sub_group')) AS groups
      FROM calculation WHERE ${asCalculations(asked)}`,
    'once',
  );
}

function asCalculations({ organisationId, calculationIds }: RowsAsked): SQL {
  return sql`calculation.organisation_id = ${organisationId} AND calculation.id = ANY(${sql.param(calculationIds)}::uuid[])`;
}

function columnsOf(columns: Readonly<Record<string, SQL>>): SQL {
  const parts = Object.entries(columns).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, coalesce(json_agg(${value}), '[]')`,
  );
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}
