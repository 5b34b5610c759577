import {
  CALCULATION_DATA,
  CALCULATION_FIELDS,
  type CalculationType,
  type ComparableFigures,
  type NewValuesOf,
  withEmpty,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { columnsOf, columnValues } from '../../../database/stated-columns.ts';
import { ITEM_COLUMNS, TOTAL_COLUMNS } from './calculation-columns.ts';
import {
  asBuffer,
  type FigureRows,
  type FiguresOwner,
  figureRows,
  figureRowsFrom,
} from './figure-rows.queries.ts';
import { keepFiguresHash } from './figures-hash.queries.ts';
import { type FigureTable, keptArrays } from './kept-figures.queries.ts';
import type { CalculationSummary, GivenAnswer, StoredCalculation } from './stored-calculation.ts';
import { itemsWeighIn } from './weighs-in.queries.ts';

/** The data of a calculation besides the contents of its file. */
interface FreshCalculation extends NewValuesOf<typeof CALCULATION_DATA> {
  /** chosen by the database by default */
  readonly id?: string;
  readonly organisationId: string;
  readonly projectId: string;
  readonly calculationType: CalculationType;
  /** the bidder, for the type applicant */
  readonly applicantId?: string | null;
  readonly active: boolean;
  readonly includeInReport: boolean;
  readonly fileName: string;
  readonly fileSha256: Buffer;
  /** identifies the code that read the file */
  readonly readerVersion: string;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  /** none by default */
  readonly answers?: readonly GivenAnswer[];
}

export interface NewCalculation extends FreshCalculation {
  readonly calculation: StoredCalculation;
}

/** A calculation whose file, items and totals are stored by its check. */
export interface NewKeptCalculation extends FreshCalculation {
  readonly checkId: string;
  readonly calculation: CalculationSummary;
}

/** Stores a calculation with its bytes, items and totals; must run in one transaction. Returns its id. */
export async function insertCalculation(queries: Queries, fresh: NewCalculation): Promise<string> {
  const { calculation } = fresh;
  const owner = await insertRow(queries, fresh);
  await queries.execute(sql`
    INSERT INTO calculation_file (calculation_id, organisation_id, bytes)
    VALUES (${owner.calculationId}, ${owner.organisationId}, ${asBuffer(calculation.fileBytes)})`);
  await insertFigures(queries, owner, calculation);
  return owner.calculationId;
}

/**
 * Does what `insertCalculation` does with the data of a check, which the caller has locked: none of it leaves the
 * database.
 */
export async function insertKeptCalculation(queries: Queries, fresh: NewKeptCalculation): Promise<string> {
  const { checkId, calculation } = fresh;
  const owner = await insertRow(queries, fresh);
  await queries.execute(sql`
    INSERT INTO calculation_file (calculation_id, organisation_id, bytes)
    SELECT ${owner.calculationId}::uuid, organisation_id, bytes FROM kept_check
    WHERE id = ${checkId} AND organisation_id = ${owner.organisationId}`);
  const check = { id: checkId, organisationId: owner.organisationId };
  await insertRows(queries, owner, {
    calculation_item: figureRowsFrom(ITEM_COLUMNS, keptArrays(check, 'calculation_item')),
    calculation_total: figureRowsFrom(TOTAL_COLUMNS, keptArrays(check, 'calculation_total')),
  });
  await insertWhatFollows(queries, owner, calculation.comparable);
  return owner.calculationId;
}

async function insertRow(
  queries: Queries,
  fresh: FreshCalculation & { readonly calculation: CalculationSummary },
): Promise<FiguresOwner> {
  const { calculation, active, includeInReport } = fresh;
  const state = { ...withEmpty(CALCULATION_DATA, fresh), active, includeInReport };
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO calculation (id, organisation_id, project_id, calculation_type, applicant_id,
        ${columnsOf(CALCULATION_FIELDS)}, file_name, file_sha256, reader_version, sets, headline_set, headline_mki_eur, headline_co2_kg,
        a1_weights_version, a2_weights_version, warnings, answers, uploaded_by, created_at)
      VALUES (COALESCE(${fresh.id ?? null}::uuid, gen_random_uuid()), ${fresh.organisationId},
        ${fresh.projectId}, ${fresh.calculationType}, ${fresh.applicantId ?? null},
        ${columnValues(CALCULATION_FIELDS, state)}, ${fresh.fileName}, ${fresh.fileSha256}, ${fresh.readerVersion},
        ${sql.param(calculation.sets)}::text[], ${calculation.headlineSet}, ${calculation.headlineMkiEur},
        ${calculation.headlineCo2Kg}, ${calculation.weightsVersions.a1}, ${calculation.weightsVersions.a2},
        ${JSON.stringify(calculation.warnings)}::jsonb, ${JSON.stringify(fresh.answers ?? [])}::jsonb,
        ${fresh.uploadedBy}, ${fresh.createdAt})
      RETURNING id`,
  );
  return { calculationId: id, organisationId: fresh.organisationId };
}

/** Stores the figures of a calculation: its items, its totals, and the derived values for statistics. */
export async function insertFigures(
  queries: Queries,
  owner: FiguresOwner,
  { items, totals, comparable }: StoredCalculation,
): Promise<void> {
  await insertRows(queries, owner, {
    calculation_item: figureRows(ITEM_COLUMNS, items),
    calculation_total: figureRows(TOTAL_COLUMNS, totals),
  });
  await insertWhatFollows(queries, owner, comparable);
}

async function insertRows(
  queries: Queries,
  owner: FiguresOwner,
  figures: Readonly<Record<FigureTable, FigureRows>>,
): Promise<void> {
  for (const [table, { names, rows }] of Object.entries(figures))
    await queries.execute(sql`
      INSERT INTO ${sql.identifier(table)} (calculation_id, organisation_id, ${names})
      SELECT ${owner.calculationId}::uuid, ${owner.organisationId}::uuid, figures.* FROM (${rows}) AS figures`);
}

async function insertWhatFollows(
  queries: Queries,
  owner: FiguresOwner,
  comparable: ComparableFigures,
): Promise<void> {
  await insertComparable(queries, owner, comparable);
  await insertDerivedTotals(queries, owner.calculationId);
  await keepFiguresHash(queries, owner);
}

/**
 * Stores which figures of the calculation may be compared, for the sector statistics and the ratios, and in which sets the
 * weights count; after its items.
 */
async function insertComparable(
  queries: Queries,
  owner: FiguresOwner,
  { sets, materialTon, secondaryTon }: ComparableFigures,
): Promise<void> {
  const { calculationId, organisationId } = owner;
  await queries.execute(sql`
    INSERT INTO calculation_comparable (calculation_id, organisation_id, a1_mki_eur, a1_co2_kg, a1_incomplete,
      a2_mki_eur, a2_co2_kg, a2_incomplete, material_ton, secondary_ton, a1_weighed, a2_weighed)
    VALUES (${calculationId}, ${organisationId}, ${sets.a1.mkiEur}, ${sets.a1.co2Kg}, ${sets.a1.incomplete},
      ${sets.a2.mkiEur}, ${sets.a2.co2Kg}, ${sets.a2.incomplete}, ${materialTon}, ${secondaryTon},
      ${itemsWeighIn('a1', owner)}, ${itemsWeighIn('a2', owner)})`);
}

/**
 * Stores the totals that ratio and RAW statistics add up, and the products that other work is held against. They follow from the items and totals in the database. PostgreSQL
 * has not counted the new rows yet and expects one of them: in a nested loop it would add up all items again for each product
 * group. Where it needs such a loop after all it takes the statement for very dear, and would compile it for seconds (jit).
 */
async function insertDerivedTotals(queries: Queries, calculationId: string): Promise<void> {
  await queries.execute(
    sql`SELECT set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`,
  );
  for (const [table, view] of [
    ['calculation_ratio_total', 'ratio_total_of_items'],
    ['calculation_raw_total', 'raw_total_of_items'],
    ['calculation_known_product', 'known_product_of_items'],
  ] as const)
    await queries.execute(sql`
      INSERT INTO ${sql.identifier(table)}
      SELECT * FROM ${sql.identifier(view)} WHERE calculation_id = ${calculationId}`);
  await queries.execute(sql`SET LOCAL enable_nestloop TO DEFAULT`);
}
