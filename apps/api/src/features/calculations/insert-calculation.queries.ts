import type { CalculationType, ComparableFigures } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import { ELEMENT_TYPES } from '../../database/binary-array.ts';
import type { Queries } from '../../database/open-database.ts';
import { getRow } from '../../database/rows.ts';
import { type Columns, ITEM_COLUMNS, isListType, TOTAL_COLUMNS } from './calculation-columns.ts';
import type { GivenAnswer, StoredCalculation } from './stored-calculation.ts';
import type { ColumnarRows } from './to-columnar.ts';

export interface NewCalculation {
  /** chosen by the database unless it is given */
  readonly id?: string;
  readonly organisationId: string;
  readonly projectId: string;
  readonly calculationType: CalculationType;
  readonly name: string;
  readonly notes: string;
  readonly active: boolean;
  readonly includeInReport: boolean;
  readonly fileName: string;
  readonly fileSha256: Buffer;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  readonly calculation: StoredCalculation;
  /** none unless they are given */
  readonly answers?: readonly GivenAnswer[];
}

interface Owner {
  readonly calculationId: string;
  readonly organisationId: string;
}

/** Stores a calculation with its bytes, items and totals; belongs in one transaction. Answers its id. */
export async function insertCalculation(queries: Queries, fresh: NewCalculation): Promise<string> {
  const { calculation } = fresh;
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO calculation (id, organisation_id, project_id, calculation_type, name, notes, active,
        include_in_report, file_name, file_sha256, sets, headline_set, headline_mki_eur, headline_co2_kg,
        a1_weights_version, a2_weights_version, warnings, answers, uploaded_by, created_at)
      VALUES (COALESCE(${fresh.id ?? null}::uuid, gen_random_uuid()), ${fresh.organisationId},
        ${fresh.projectId}, ${fresh.calculationType}, ${fresh.name}, ${fresh.notes}, ${fresh.active},
        ${fresh.includeInReport}, ${fresh.fileName}, ${fresh.fileSha256},
        ${sql.param(calculation.sets)}::text[], ${calculation.headlineSet}, ${calculation.headlineMkiEur},
        ${calculation.headlineCo2Kg}, ${calculation.weightsVersions.a1}, ${calculation.weightsVersions.a2},
        ${JSON.stringify(calculation.warnings)}::jsonb, ${JSON.stringify(fresh.answers ?? [])}::jsonb,
        ${fresh.uploadedBy}, ${fresh.createdAt})
      RETURNING id`,
  );
  const owner = { calculationId: id, organisationId: fresh.organisationId };
  await queries.execute(sql`
    INSERT INTO calculation_file (calculation_id, organisation_id, bytes)
    VALUES (${id}, ${fresh.organisationId}, ${asBuffer(calculation.fileBytes)})`);
  await insertColumnar(queries, sql`calculation_item`, ITEM_COLUMNS, owner, calculation.items);
  await insertColumnar(queries, sql`calculation_total`, TOTAL_COLUMNS, owner, calculation.totals);
  await insertComparable(queries, owner, calculation.comparable);
  await insertDerivedTotals(queries, id);
  return id;
}

/** What of the calculation may be compared: the sector statistics add it up, and the ratios ask it. */
async function insertComparable(
  queries: Queries,
  { calculationId, organisationId }: Owner,
  { sets, materialTon, secondaryTon }: ComparableFigures,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO calculation_comparable (calculation_id, organisation_id, a1_mki_eur, a1_co2_kg, a1_incomplete,
      a2_mki_eur, a2_co2_kg, a2_incomplete, material_ton, secondary_ton)
    VALUES (${calculationId}, ${organisationId}, ${sets.a1.mkiEur}, ${sets.a1.co2Kg}, ${sets.a1.incomplete},
      ${sets.a2.mkiEur}, ${sets.a2.co2Kg}, ${sets.a2.incomplete}, ${materialTon}, ${secondaryTon})`);
}

/** What ratio and RAW statistics add up. It follows from items and totals that stand in the database already. */
async function insertDerivedTotals(queries: Queries, calculationId: string): Promise<void> {
  for (const [table, view] of [
    ['calculation_ratio_total', 'ratio_total_of_items'],
    ['calculation_raw_total', 'raw_total_of_items'],
  ] as const)
    await queries.execute(sql`
      INSERT INTO ${sql.identifier(table)}
      SELECT * FROM ${sql.identifier(view)} WHERE calculation_id = ${calculationId}`);
}

/** Thousands of rows in one statement: the database takes the columns apart and lays them side by side. */
async function insertColumnar(
  queries: Queries,
  table: SQL,
  columns: Columns,
  owner: Owner,
  rows: ColumnarRows,
): Promise<void> {
  const names: SQL[] = [];
  const selected: SQL[] = [];
  const unpacked: SQL[] = [];
  const arrays: SQL[] = [];
  for (const [column, type] of Object.entries(columns)) {
    const sources = (rows[column] ?? []).map((_, place) => sql`${sql.identifier(`${column}_${place}`)}`);
    names.push(sql`${sql.identifier(column)}`);
    unpacked.push(...sources);
    const elementType = isListType(type) ? 'number' : type;
    for (const array of rows[column] ?? [])
      arrays.push(sql`${asBuffer(array)}::${sql.raw(ELEMENT_TYPES[elementType].sqlType)}[]`);
    selected.push(isListType(type) ? asList(sources) : sql.join(sources));
  }
  await queries.execute(sql`
    INSERT INTO ${table} (calculation_id, organisation_id, ${sql.join(names, sql`, `)})
    SELECT ${owner.calculationId}::uuid, ${owner.organisationId}::uuid, ${sql.join(selected, sql`, `)}
    FROM unnest(${sql.join(arrays, sql`, `)}) AS columnar (${sql.join(unpacked, sql`, `)})`);
}

/** The figures of all places as one array; no array at all where none of them is there. */
function asList(figures: readonly SQL[]): SQL {
  const list = sql.join([...figures], sql`, `);
  return sql`CASE WHEN coalesce(${list}) IS NOT NULL THEN ARRAY[${list}] END`;
}

/** The driver sends a Buffer as it is; anything else it writes as text. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
