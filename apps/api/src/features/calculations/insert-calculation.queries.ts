import type { CalculationType } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { getRow } from '../../database/rows.ts';
import type { StoredCalculation } from './stored-calculation.ts';

export interface NewCalculation {
  readonly organisationId: string;
  readonly projectId: string;
  readonly calculationType: CalculationType;
  readonly name: string;
  readonly notes: string;
  readonly active: boolean;
  readonly includeInReport: boolean;
  readonly fileName: string;
  readonly fileSha256: Buffer;
  readonly fileBytes: Buffer;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  readonly calculation: StoredCalculation;
}

const TEXT = sql`text`;
const INTEGER = sql`integer`;
const NUMBER = sql`double precision`;
const NUMBERS = sql`double precision[]`;

const RESOURCE_COLUMNS = {
  primary_ton: NUMBER,
  secondary_ton: NUMBER,
  biobased_ton: NUMBER,
  renewable_mj: NUMBER,
  fossil_mj: NUMBER,
  equipment_emission_free_hours: NUMBER,
  equipment_other_hours: NUMBER,
  transport_emission_free_tkm: NUMBER,
  transport_other_tkm: NUMBER,
};
const ITEM_COLUMNS = {
  position: INTEGER,
  post_number: TEXT,
  product_group: TEXT,
  product_sub_group: TEXT,
  product: TEXT,
  unit: TEXT,
  quantity: NUMBER,
  raw_code: TEXT,
  nmd_category: TEXT,
  work_scope: TEXT,
  ...RESOURCE_COLUMNS,
  a1_mki_eur: NUMBERS,
  a1_co2_kg: NUMBERS,
  a2_mki_eur: NUMBERS,
  a2_co2_kg: NUMBERS,
};
const TOTAL_COLUMNS = {
  level: TEXT,
  node_id: sql`uuid`,
  parent_id: sql`uuid`,
  name: TEXT,
  item_count: INTEGER,
  ...RESOURCE_COLUMNS,
  a1_mki_eur: NUMBERS,
  a1_co2_kg: NUMBERS,
  a1_items: INTEGER,
  a1_items_undeclared: INTEGER,
  a1_items_without_co2: INTEGER,
  a2_mki_eur: NUMBERS,
  a2_co2_kg: NUMBERS,
  a2_items: INTEGER,
  a2_items_undeclared: INTEGER,
  a2_items_without_co2: INTEGER,
};

/** Stores a calculation with its bytes, items and totals; belongs in one transaction. Answers its id. */
export async function insertCalculation(queries: Queries, fresh: NewCalculation): Promise<string> {
  const { calculation } = fresh;
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO calculation (organisation_id, project_id, calculation_type, name, notes, active,
        include_in_report, file_name, file_sha256, sets, headline_set, headline_mki_eur, headline_co2_kg,
        weights_version, warnings, uploaded_by, created_at)
      VALUES (${fresh.organisationId}, ${fresh.projectId}, ${fresh.calculationType}, ${fresh.name},
        ${fresh.notes}, ${fresh.active}, ${fresh.includeInReport}, ${fresh.fileName}, ${fresh.fileSha256},
        ${sql.param(calculation.sets)}::text[], ${calculation.headlineSet}, ${calculation.headlineMkiEur},
        ${calculation.headlineCo2Kg}, ${calculation.weightsVersion},
        ${JSON.stringify(calculation.warnings)}::jsonb, ${fresh.uploadedBy}, ${fresh.createdAt})
      RETURNING id`,
  );
  const owner = { calculationId: id, organisationId: fresh.organisationId };
  await queries.execute(sql`
    INSERT INTO calculation_file (calculation_id, organisation_id, bytes)
    VALUES (${id}, ${fresh.organisationId}, ${fresh.fileBytes})`);
  await insertJsonRows(queries, sql`calculation_item`, ITEM_COLUMNS, owner, calculation.itemsJson);
  await insertJsonRows(queries, sql`calculation_total`, TOTAL_COLUMNS, owner, calculation.totalsJson);
  return id;
}

/** Thousands of rows in one statement: the database unpacks the JSON that the worker wrote. */
async function insertJsonRows(
  queries: Queries,
  table: SQL,
  columns: Readonly<Record<string, SQL>>,
  owner: { readonly calculationId: string; readonly organisationId: string },
  json: Uint8Array,
): Promise<void> {
  const names = Object.keys(columns).map((column) => sql.identifier(column));
  const typed = Object.entries(columns).map(([column, type]) => sql`${sql.identifier(column)} ${type}`);
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  await queries.execute(sql`
    INSERT INTO ${table} (calculation_id, organisation_id, ${sql.join(names, sql`, `)})
    SELECT ${owner.calculationId}::uuid, ${owner.organisationId}::uuid, ${sql.join(names, sql`, `)}
    FROM json_to_recordset(${bytes}::json) AS row_of_json (${sql.join(typed, sql`, `)})`);
}
