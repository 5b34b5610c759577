import { newestVersionFirst, type SetCode, type Weight, type WeightTable } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

interface TableRow {
  readonly id: string;
  readonly set: SetCode;
  readonly version: string;
  readonly validFrom: string | null;
  readonly createdAt: Date;
  /** empty for the first version of the product */
  readonly createdBy: string;
}

interface StoredWeightRow {
  readonly tableId: string;
  readonly code: string;
  readonly unit: string;
  readonly valueEur: number;
  readonly source: string;
  readonly confirmedAt: Date | null;
  /** the person's name at that moment; empty for the product's first weights */
  readonly confirmedBy: string;
}

export interface WeightRow extends Weight, Omit<StoredWeightRow, 'tableId'> {}

/** A version of the weights with its maker and the people who confirmed weights. */
export interface WeightTableRow extends WeightTable, TableRow {
  readonly weights: readonly WeightRow[];
}

/**
 * Returns every version of both sets, A1 first, the newest of each first. They are the same for every organisation, so
 * no scope is needed.
 */
export async function listWeightTables(queries: Queries): Promise<WeightTableRow[]> {
  const tables = await listRows<TableRow>(
    queries,
    sql`
      SELECT id, set_code AS set, version, valid_from::text AS "validFrom", created_at AS "createdAt",
        coalesce((
          SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), username)
          FROM account WHERE account.id = weight_table.created_by
        ), '') AS "createdBy"
      FROM weight_table`,
  );
  const weights = await listRows<StoredWeightRow>(
    queries,
    sql`
      SELECT table_id AS "tableId", code, unit, value_eur AS "valueEur", source, confirmed_at AS "confirmedAt",
        confirmed_by_name AS "confirmedBy"
      FROM weight ORDER BY table_id, position`,
  );
  const sorted = tables.toSorted(
    (left, right) => left.set.localeCompare(right.set) || newestVersionFirst(left, right),
  );
  return sorted.map((table) => ({
    ...table,
    weights: weights
      .filter(({ tableId }) => tableId === table.id)
      .map(({ tableId: _tableId, ...weight }) => ({ ...weight, confirmed: weight.confirmedAt !== null })),
  }));
}

/** Prevents others from making a version or confirming a weight until the transaction ends. */
export async function lockWeights(queries: Queries): Promise<void> {
  await queries.execute(sql`LOCK TABLE weight_table IN SHARE ROW EXCLUSIVE MODE`);
}

/** Counts the calculations that were valued with each version, including deleted ones: 'a1 2026-1' and a number. */
export async function countValued(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await listRows<{ set: SetCode; version: string; calculations: number }>(
    queries,
    sql`
      SELECT valued.set_code AS set, valued.version, count(*)::int AS calculations
      FROM calculation CROSS JOIN LATERAL
        (VALUES ('a1', a1_weights_version), ('a2', a2_weights_version)) AS valued (set_code, version)
      WHERE valued.version IS NOT NULL
      GROUP BY valued.set_code, valued.version`,
  );
  return new Map(rows.map(({ set, version, calculations }) => [`${set} ${version}`, calculations]));
}

/** Returns every name that a version of the set ever had, including withdrawn ones. */
export async function listVersionNames(queries: Queries, set: SetCode): Promise<string[]> {
  const rows = await listRows<{ version: string }>(
    queries,
    sql`SELECT version FROM weight_version_name WHERE set_code = ${set}`,
  );
  return rows.map(({ version }) => version);
}

export interface NewWeightRow {
  readonly code: string;
  readonly unit: string;
  readonly valueEur: number;
  readonly source: string;
  /** the table whose confirmation it keeps; null for a weight that must be confirmed again */
  readonly confirmedLikeIn: string | null;
}

/** Stores a version with its weights, in the given order; returns its id. */
export async function insertWeightTable(
  queries: Queries,
  table: {
    readonly set: SetCode;
    readonly version: string;
    readonly validFrom: string;
    readonly createdAt: Date;
    readonly accountId: string;
    readonly weights: readonly NewWeightRow[];
  },
): Promise<string> {
  await queries.execute(
    sql`INSERT INTO weight_version_name (set_code, version) VALUES (${table.set}, ${table.version})`,
  );
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO weight_table (set_code, version, valid_from, created_at, created_by)
      VALUES (${table.set}, ${table.version}, ${table.validFrom}, ${table.createdAt}, ${table.accountId})
      RETURNING id`,
  );
  for (const [position, weight] of table.weights.entries())
    await queries.execute(sql`
      INSERT INTO weight (table_id, position, code, unit, value_eur, source, confirmed_at, confirmed_by,
        confirmed_by_name)
      SELECT ${id}, ${position}::int, ${weight.code}, ${weight.unit}, ${weight.valueEur}::float8, ${weight.source},
        former.confirmed_at, former.confirmed_by, coalesce(former.confirmed_by_name, '')
      FROM (VALUES (${weight.confirmedLikeIn}::uuid)) AS kept (table_id)
      LEFT JOIN weight AS former ON former.table_id = kept.table_id AND former.code = ${weight.code}`);
  return id;
}

/** Deletes a version with its weights. The database refuses the first one, and one that valued something. */
export async function deleteWeightTableRow(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM weight_table WHERE id = ${id}`);
}

/** Records who checked a weight against which source. */
export async function confirmWeightRow(
  queries: Queries,
  weight: { readonly tableId: string; readonly code: string },
  confirmation: { readonly source: string; readonly at: Date; readonly accountId: string },
): Promise<void> {
  const { source, at, accountId } = confirmation;
  await queries.execute(sql`
    UPDATE weight SET source = ${source}, confirmed_at = ${at}, confirmed_by = account.id,
      confirmed_by_name = coalesce(nullif(trim(first_name || ' ' || last_name), ''), username)
    FROM account
    WHERE table_id = ${weight.tableId} AND code = ${weight.code} AND account.id = ${accountId}`);
}

/** Withdraws the confirmation of a weight. */
export async function withdrawWeightRow(
  queries: Queries,
  weight: { readonly tableId: string; readonly code: string },
): Promise<void> {
  await queries.execute(sql`
    UPDATE weight SET confirmed_at = NULL, confirmed_by = NULL, confirmed_by_name = ''
    WHERE table_id = ${weight.tableId} AND code = ${weight.code}`);
}
