import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import type { FiguresOwner } from './figure-rows.queries.ts';

const RESOURCES = [
  ...['primary_ton', 'secondary_ton', 'biobased_ton', 'renewable_mj', 'fossil_mj'],
  ...['equipment_emission_free_hours', 'equipment_other_hours'],
  ...['transport_emission_free_tkm', 'transport_other_tkm'],
];
const IMPACTS = ['a1_mki_eur', 'a1_co2_kg', 'a2_mki_eur', 'a2_co2_kg'];

/**
 * The tables with the figures of a calculation, with the columns of its hash. Earlier hashes are made of exactly these
 * columns in this order, so none is ever added, removed or moved: a new column gets its own hash (docs/decisions/0103).
 */
const HASHED: readonly (readonly [table: string, columns: readonly string[]])[] = [
  [
    'calculation_item',
    [
      ...['position', 'post_number', 'product_group', 'product_sub_group', 'product', 'unit', 'quantity'],
      ...['raw_code', 'nmd_category', 'work_scope', ...RESOURCES, ...IMPACTS],
      ...['a1_undeclared', 'a2_undeclared', 'a1_declared', 'a2_declared'],
    ],
  ],
  [
    'calculation_total',
    [
      ...['level', 'node_id', 'parent_id', 'name', 'item_count', ...RESOURCES, 'resource_items', ...IMPACTS],
      ...['a1_items', 'a1_items_undeclared', 'a1_items_without_co2', 'a1_items_incomplete'],
      ...['a2_items', 'a2_items_undeclared', 'a2_items_without_co2', 'a2_items_incomplete'],
      ...['a1_mki_items', 'a1_co2_items', 'a2_mki_items', 'a2_co2_items'],
    ],
  ],
  ['calculation_comparable', [...IMPACTS, 'material_ton', 'secondary_ton', 'a1_incomplete', 'a2_incomplete']],
  [
    'calculation_ratio_total',
    [
      ...['set_code', 'work_scope', 'product_group_id', 'product_group', 'product_sub_group_id'],
      ...['product_sub_group', 'unit', 'item_count', 'units', 'units_min', 'units_max'],
      ...['mki_eur', 'mki_eur_per_unit_min', 'mki_eur_per_unit_max'],
      ...['secondary_ton', 'secondary_ton_per_unit_min', 'secondary_ton_per_unit_max'],
      ...['co2_kg', 'co2_kg_per_unit_min', 'co2_kg_per_unit_max'],
    ],
  ],
  ['calculation_raw_total', ['product_group_id', 'product_group', 'raw_code', 'a1_mki_eur', 'a2_mki_eur']],
];

/**
 * The SHA-256 of all stored figures of a row of `calculation`, to the last digit and independent of their order. OFFSET 0 keeps
 * the hash of a row apart from its sorting: PostgreSQL would make each hash twice, and sort all figures with it.
 */
export const FIGURES_SHA256: SQL = sql`sha256(${sql.join(
  HASHED.map(([table, columns]) => {
    const names = sql.join(
      columns.map((column) => sql`figures.${sql.identifier(column)}`),
      sql`, `,
    );
    return sql`(
      SELECT sha256(coalesce(string_agg(row_sha256, ''::bytea ORDER BY row_sha256), ''::bytea)) FROM (
        SELECT sha256(convert_to(ROW(${names})::text, 'UTF8')) AS row_sha256 FROM ${sql.identifier(table)} AS figures
        WHERE figures.calculation_id = calculation.id AND figures.organisation_id = calculation.organisation_id
        OFFSET 0
      ) AS hashed)`;
  }),
  sql` || `,
)})`;

/** Stores the hash of the present figures of a calculation. */
export async function keepFiguresHash(
  queries: Queries,
  { calculationId, organisationId }: FiguresOwner,
): Promise<void> {
  await queries.execute(sql`
    UPDATE calculation SET figures_sha256 = ${FIGURES_SHA256}
    WHERE id = ${calculationId} AND organisation_id = ${organisationId}`);
}

/** The number of calculations that are hashed in one statement, so that others need not wait long. */
const HASHED_AT_ONCE = 10;

/** Hashes the figures of an organisation's calculations that have no hash yet, some at a time. */
export async function keepMissingFiguresHashes(
  queries: Queries,
  organisationId: string,
  atOnce = HASHED_AT_ONCE,
): Promise<void> {
  for (;;) {
    // Code that replaces figures meanwhile stores their new hash, which remains.
    const hashed = await listRows<{ id: string }>(
      queries,
      sql`
        UPDATE calculation SET figures_sha256 = ${FIGURES_SHA256}
        WHERE organisation_id = ${organisationId} AND figures_sha256 IS NULL AND id IN (
          SELECT id FROM calculation
          WHERE organisation_id = ${organisationId} AND figures_sha256 IS NULL LIMIT ${atOnce})
        RETURNING id`,
    );
    if (hashed.length === 0) return;
  }
}
