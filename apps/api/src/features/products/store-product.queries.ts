import { randomUUID } from 'node:crypto';
import type { Product } from '@milieuspoor/domain';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** Who a product belongs to: an organisation, or with null the provider. */
export interface ProductOwner {
  readonly organisationId: string | null;
}

interface StoredProduct extends ProductOwner {
  readonly id: string;
}

const tenantOf = ({ organisationId }: ProductOwner): string => organisationId ?? OF_NO_ORGANISATION;

/** Stores a product with its first version; returns its id. */
export async function insertProduct(
  queries: Queries,
  owner: ProductOwner,
  product: Product,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  await queries.execute(sql`
    INSERT INTO product (id, organisation_id, tenant_id, current_version, created_at)
    VALUES (${id}, ${owner.organisationId}::uuid, ${tenantOf(owner)}::uuid, 1, ${at})`);
  await insertVersion(queries, { ...owner, id }, { version: 1, product, at });
  return id;
}

interface NewVersion {
  readonly version: number;
  readonly product: Product;
  readonly at: Date;
}

/** Stores the next version of a product, while the product is locked. */
export async function addProductVersion(
  queries: Queries,
  of: StoredProduct,
  next: NewVersion,
): Promise<void> {
  await insertVersion(queries, of, next);
  await queries.execute(sql`
    UPDATE product SET current_version = ${next.version} WHERE id = ${of.id} AND tenant_id = ${tenantOf(of)}`);
}

async function insertVersion(
  queries: Queries,
  of: StoredProduct,
  { version, product, at }: NewVersion,
): Promise<void> {
  const { source } = product;
  await queries.execute(sql`
    INSERT INTO product_version (product_id, tenant_id, version, made_at, name, product_group, product_sub_group, unit,
      conversions, raw_codes, nmd_category, profiles, resources, source_programme, source_number, source_publisher,
      valid_until, notes)
    VALUES (${of.id}, ${tenantOf(of)}, ${version}, ${at}, ${product.name}, ${product.productGroup},
      ${product.productSubGroup}, ${product.unit}, ${JSON.stringify(product.conversions)}::jsonb,
      ${sql.param([...product.rawCodes])}::text[], ${product.nmdCategory},
      ${JSON.stringify(product.profiles)}::jsonb, ${JSON.stringify(product.resources)}::jsonb, ${source.programme},
      ${source.number}, ${source.publisher}, ${source.validUntil}::date, ${product.notes})`);
}

/** Deletes a product from every list; its versions stay. */
export async function markProductDeleted(queries: Queries, of: StoredProduct, at: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE product SET deleted_at = ${at} WHERE id = ${of.id} AND tenant_id = ${tenantOf(of)}`);
}

interface Hiding {
  readonly organisationId: string;
  readonly id: string;
}

/** Hides a product of the provider in an organisation, or shows it again; returns whether it was otherwise before. */
export async function setProductHidden(
  queries: Queries,
  { organisationId, id }: Hiding,
  hidden: boolean,
): Promise<boolean> {
  const changed = await listRows<{ readonly id: string }>(
    queries,
    hidden
      ? sql`INSERT INTO hidden_product (product_id, organisation_id) VALUES (${id}, ${organisationId})
          ON CONFLICT DO NOTHING RETURNING product_id AS id`
      : sql`DELETE FROM hidden_product WHERE product_id = ${id} AND organisation_id = ${organisationId}
          RETURNING product_id AS id`,
  );
  return changed.length > 0;
}

interface ProductUse {
  readonly productId: string;
  readonly version: number;
  readonly calculationId: string;
  readonly organisationId: string;
  readonly posts: readonly string[];
}

/** Stores from which posts of a calculation a version was taken, with those that were stored before. */
export async function addProductUse(queries: Queries, use: ProductUse): Promise<void> {
  await queries.execute(sql`
    INSERT INTO product_use AS known (product_id, version, calculation_id, organisation_id, posts)
    VALUES (${use.productId}, ${use.version}, ${use.calculationId}, ${use.organisationId},
      ${sql.param([...use.posts])}::text[])
    ON CONFLICT (product_id, version, calculation_id, organisation_id) DO UPDATE SET posts = (
      SELECT array_agg(DISTINCT post ORDER BY post) FROM unnest(known.posts || excluded.posts) AS post)`);
}

/** A post that can be kept as a product. */
export interface PostToKeepRow {
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly unit: string;
  readonly quantity: number;
  readonly rawCode: string | null;
}

/** Returns the posts of a calculation, in the order of its file. */
export async function listPostsToKeep(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
): Promise<PostToKeepRow[]> {
  return listRows(
    queries,
    sql`
      SELECT post_number AS "postNumber", product, product_group AS "productGroup",
        product_sub_group AS "productSubGroup", unit, quantity, raw_code AS "rawCode"
      FROM calculation_item
      WHERE calculation_id = ${calculation.id} AND organisation_id = ${calculation.organisationId}
      ORDER BY position`,
  );
}
