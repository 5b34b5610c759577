import type { Product, SetCode } from '@milieuspoor/domain';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { hasWords, inOrder } from '../../database/search-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** A version of a product. */
export interface ProductRow {
  readonly id: string;
  /** null for a product of the provider */
  readonly organisationId: string | null;
  readonly currentVersion: number;
  readonly deletedAt: Date | null;
  readonly version: number;
  readonly madeAt: Date;
  readonly product: Product;
  /** whether the organisation that asks hides it */
  readonly hidden: boolean;
}

const PRODUCT = sql`json_build_object(
  'name', version.name, 'productGroup', version.product_group, 'productSubGroup', version.product_sub_group,
  'unit', version.unit, 'conversions', version.conversions, 'rawCodes', version.raw_codes,
  'nmdCategory', version.nmd_category, 'profiles', version.profiles, 'resources', version.resources,
  'source', json_build_object('programme', version.source_programme, 'number', version.source_number,
    'publisher', version.source_publisher, 'validUntil', version.valid_until),
  'notes', version.notes)`;

const hiddenBy = (organisationId: string): SQL => sql`EXISTS (
  SELECT FROM hidden_product AS hiding
  WHERE hiding.product_id = product.id AND hiding.organisation_id = ${organisationId})`;

const columns = (organisationId: string): SQL => sql`
  product.id, product.organisation_id AS "organisationId", product.current_version AS "currentVersion",
  product.deleted_at AS "deletedAt", version.version, version.made_at AS "madeAt", ${PRODUCT} AS product,
  ${hiddenBy(organisationId)} AS hidden`;

const VERSIONS = sql`product JOIN product_version AS version
  ON version.product_id = product.id AND version.tenant_id = product.tenant_id`;
const IS_CURRENT = sql`version.version = product.current_version`;

/** Returns the condition for the products that an organisation within the scope has: its own, and the provider's. */
export function knownTo(scope: Scope, organisationId: string): SQL {
  return sql`${inScope(scope, sql`${organisationId}::uuid`)}
    AND product.tenant_id IN (${organisationId}::uuid, ${OF_NO_ORGANISATION}::uuid)`;
}

export interface ProductFilters {
  readonly organisationId: string;
  readonly search: string;
  readonly productGroup: string | undefined;
  readonly set: SetCode | undefined;
  readonly owner: 'organisation' | 'provider' | undefined;
  /** whether the last day of the declaration has passed */
  readonly expired: boolean | undefined;
  readonly hidden: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

interface ProductPage {
  readonly ordering: ProductOrdering;
  readonly page: number;
  readonly pageSize: number;
}

export type ProductOrder = 'name' | 'valid_until' | 'modified';
type ProductOrdering = ProductOrder | `-${ProductOrder}`;

const ORDERS: Readonly<Record<ProductOrder, readonly SQL[]>> = {
  name: [sql`lower(version.name)`],
  valid_until: [sql`version.valid_until`],
  modified: [sql`version.made_at`],
};

const SEARCHED = sql`concat_ws(' ', version.name, array_to_string(version.raw_codes, ' '), version.source_programme,
  version.source_number, version.source_publisher, version.product_group, version.product_sub_group)`;

/** Returns the newest versions of all products that an organisation within the scope has and that a search gives. */
export async function listEveryProduct(
  queries: Queries,
  scope: Scope,
  filters: ProductFilters,
): Promise<ProductRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${columns(filters.organisationId)} FROM ${VERSIONS} WHERE ${IS_CURRENT} AND ${chosen(scope, filters)}
      ORDER BY lower(version.name), product.id`,
  );
}

interface SimilarTo {
  readonly organisationId: string;
  readonly productSubGroup: string;
  /** the product that is held against them; null for none */
  readonly except: string | null;
}

/** Returns the products of a sub-group that an organisation within the scope has, neither deleted nor hidden. */
export async function listProductsOfSubGroup(
  queries: Queries,
  scope: Scope,
  { organisationId, productSubGroup, except }: SimilarTo,
): Promise<ProductRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${columns(organisationId)} FROM ${VERSIONS}
      WHERE ${IS_CURRENT} AND ${knownTo(scope, organisationId)} AND product.deleted_at IS NULL
        AND NOT ${hiddenBy(organisationId)} AND lower(trim(version.product_sub_group)) = lower(${productSubGroup})
        AND product.id IS DISTINCT FROM ${except}::uuid
      ORDER BY lower(version.name), product.id LIMIT 500`,
  );
}

/** Returns one page of the newest versions of the products that an organisation within the scope has. */
export async function listProducts(
  queries: Queries,
  scope: Scope,
  { ordering, page, pageSize, ...filters }: ProductFilters & ProductPage,
): Promise<{ count: number; items: ProductRow[] }> {
  const from = sql`FROM ${VERSIONS} WHERE ${IS_CURRENT} AND ${chosen(scope, filters)}`;
  const { count } = await getRow<{ count: number }>(queries, sql`SELECT count(*)::int AS count ${from}`);
  const items = await listRows<ProductRow>(
    queries,
    sql`
      SELECT ${columns(filters.organisationId)} ${from}
      ORDER BY ${inOrder<ProductOrder>(ordering, ORDERS, sql`product.id`)}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

function chosen(scope: Scope, filters: ProductFilters): SQL {
  const { organisationId, search, productGroup, set, owner, expired, hidden, today } = filters;
  const isExpired = sql`coalesce(version.valid_until < ${today}::date, false)`;
  return sql.join(
    [
      knownTo(scope, organisationId),
      sql`product.deleted_at IS NULL`,
      hidden ? hiddenBy(organisationId) : sql`NOT ${hiddenBy(organisationId)}`,
      hasWords(search, SEARCHED),
      ...(productGroup === undefined ? [] : [sql`version.product_group = ${productGroup}`]),
      ...(set === undefined ? [] : [sql`jsonb_exists(version.profiles, ${set})`]),
      ...(owner === undefined ? [] : [sql`(product.organisation_id IS NULL) = ${owner === 'provider'}`]),
      ...(expired === undefined ? [] : [sql`${isExpired} = ${expired}`]),
    ],
    sql` AND `,
  );
}

/** Returns the product groups of the products that an organisation within the scope has, in alphabetical order. */
export async function listProductGroups(
  queries: Queries,
  scope: Scope,
  organisationId: string,
): Promise<string[]> {
  const rows = await listRows<{ name: string }>(
    queries,
    sql`
      SELECT DISTINCT version.product_group AS name FROM ${VERSIONS}
      WHERE ${IS_CURRENT} AND ${knownTo(scope, organisationId)} AND product.deleted_at IS NULL
        AND version.product_group IS NOT NULL
      ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

/** A product as an organisation has it. */
export interface ProductAt {
  readonly organisationId: string;
  readonly id: string;
}

/** Returns a version of a product that an organisation within the scope has, deleted or not; the newest by default. */
export async function findProduct(
  queries: Queries,
  scope: Scope,
  { organisationId, id }: ProductAt,
  version?: number,
): Promise<ProductRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${columns(organisationId)} FROM ${VERSIONS}
      WHERE product.id = ${id} AND ${knownTo(scope, organisationId)}
        AND ${version === undefined ? IS_CURRENT : sql`version.version = ${version}`}`,
  );
}

/** Returns versions of products that an organisation within the scope has, deleted or not. */
export async function listProductsAt(
  queries: Queries,
  scope: Scope,
  organisationId: string,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<ProductRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${columns(organisationId)} FROM ${VERSIONS}
      WHERE ${knownTo(scope, organisationId)} AND (product.id, version.version) IN (
        SELECT * FROM unnest(${sql.param(wanted.map(({ id }) => id))}::uuid[],
          ${sql.param(wanted.map(({ version }) => version))}::int[]))`,
  );
}

/** Locks a product that an organisation within the scope has and that is not deleted; returns its newest version. */
export async function lockProduct(
  queries: Queries,
  scope: Scope,
  { organisationId, id }: ProductAt,
): Promise<ProductRow | null> {
  await queries.execute(sql`
    SELECT FROM product WHERE id = ${id} AND ${knownTo(scope, organisationId)} FOR UPDATE`);
  const row = await findProduct(queries, scope, { organisationId, id });
  return row && row.deletedAt === null ? row : null;
}

/** Returns those of these products that an organisation within the scope has, neither deleted nor hidden, by their names. */
export async function listKnownIds(
  queries: Queries,
  scope: Scope,
  organisationId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  return listRows(
    queries,
    sql`
      SELECT product.id, version.name FROM ${VERSIONS}
      WHERE ${IS_CURRENT} AND ${knownTo(scope, organisationId)} AND product.deleted_at IS NULL
        AND NOT ${hiddenBy(organisationId)} AND product.id = ANY(${sql.param([...ids])}::uuid[])`,
  );
}

export interface ProductVersionRow {
  readonly version: number;
  readonly madeAt: Date;
  /** '' where nobody is known */
  readonly madeBy: string;
  readonly name: string;
}

/** Returns the versions of a product that an organisation within the scope has, newest first. */
export async function listProductVersions(
  queries: Queries,
  scope: Scope,
  { organisationId, id }: ProductAt,
): Promise<ProductVersionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT version.version, version.made_at AS "madeAt", version.name, coalesce((
        SELECT entry.actor_name FROM history_entry AS entry
        WHERE entry.tenant_id = product.tenant_id AND entry.subject_type = 'product'
          AND entry.subject_id = product.id AND (entry.changes -> 'productVersion' ->> 'to')::int = version.version
        ORDER BY entry.id DESC LIMIT 1), '') AS "madeBy"
      FROM ${VERSIONS} WHERE product.id = ${id} AND ${knownTo(scope, organisationId)}
      ORDER BY version.version DESC`,
  );
}

export interface ProductUseRow {
  readonly version: number;
  readonly calculationId: string;
  readonly calculationName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly posts: readonly string[];
}

/** Returns the calculations of an organisation within the scope that a product was taken from, newest first. */
export async function listProductUses(
  queries: Queries,
  scope: Scope,
  { organisationId, id }: ProductAt,
): Promise<ProductUseRow[]> {
  return listRows(
    queries,
    sql`
      SELECT used.version, calculation.id AS "calculationId", calculation.name AS "calculationName",
        project.id AS "projectId", project.name AS "projectName", used.posts
      FROM product_use AS used
      JOIN calculation ON calculation.id = used.calculation_id
        AND calculation.organisation_id = used.organisation_id
      JOIN project ON project.id = calculation.project_id AND project.organisation_id = calculation.organisation_id
      WHERE used.product_id = ${id} AND used.organisation_id = ${organisationId}
        AND ${inScope(scope, sql`used.organisation_id`)} AND calculation.deleted_at IS NULL
      ORDER BY calculation.created_at DESC, calculation.id, used.version DESC`,
  );
}

/** A version of a product that posts of a calculation were made with. */
export interface MadeWith {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** the last day of its declaration; null without one */
  readonly validUntil: string | null;
}

/** Returns the products that a calculation within the scope was made with, each with its posts. */
export async function listProductsUsedIn(
  queries: Queries,
  scope: Scope,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<(MadeWith & { readonly posts: string[] })[]> {
  return listRows(
    queries,
    sql`
      SELECT used.product_id AS id, used.version, version.name, version.valid_until::text AS "validUntil", used.posts
      FROM product_use AS used JOIN product_version AS version ON version.product_id = used.product_id
        AND version.version = used.version
        AND version.tenant_id IN (used.organisation_id, ${OF_NO_ORGANISATION}::uuid)
      WHERE used.calculation_id = ${id} AND used.organisation_id = ${organisationId}
        AND ${inScope(scope, sql`used.organisation_id`)}
      ORDER BY version.name, used.product_id, used.version`,
  );
}

/** Returns the newest versions of an organisation's own products that are not deleted, within the scope. */
export async function listOwnProducts(
  queries: Queries,
  scope: Scope,
  organisationId: string,
): Promise<ProductRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${columns(organisationId)} FROM ${VERSIONS}
      WHERE ${IS_CURRENT} AND product.organisation_id = ${organisationId}
        AND ${inScope(scope, sql`product.organisation_id`)} AND product.deleted_at IS NULL
      ORDER BY product.created_at, product.id`,
  );
}
