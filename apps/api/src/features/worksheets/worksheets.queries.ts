import { randomUUID } from 'node:crypto';
import type { WorksheetType } from '@milieuspoor/contract';
import type { WorksheetRow } from '@milieuspoor/domain';
import { versionMoment } from '@milieuspoor/domain';
import type { ProfileRows } from '@milieuspoor/workbook';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** The calculation that a worksheet was made from; it exists and is no bid. */
interface SourceRow {
  readonly id: string;
  readonly name: string;
  readonly calculationType: WorksheetType;
}

/** A worksheet without its rows. */
export interface WorksheetDraft {
  readonly id: string;
  readonly organisationId: string;
  readonly projectId: string;
  readonly accountId: string;
  readonly calculationType: WorksheetType;
  readonly name: string;
  /** null where it was made from none, or from one that was deleted since */
  readonly source: SourceRow | null;
  readonly rowCount: number;
  readonly revision: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly quantitiesName: string | null;
}

export interface WorksheetWithRows extends WorksheetDraft {
  readonly rows: readonly WorksheetRow[];
}

/** Whose worksheets are meant. */
interface Owner {
  readonly accountId: string;
}

const COLUMNS = sql`worksheet.id, worksheet.organisation_id AS "organisationId", worksheet.project_id AS "projectId",
  worksheet.account_id AS "accountId", worksheet.calculation_type AS "calculationType", worksheet.name,
  CASE WHEN source.id IS NULL THEN NULL ELSE json_build_object(
    'id', source.id, 'name', source.name, 'calculationType', source.calculation_type) END AS source,
  worksheet.row_count AS "rowCount", worksheet.revision, worksheet.created_at AS "createdAt",
  worksheet.modified_at AS "modifiedAt", worksheet.quantities_name AS "quantitiesName"`;

const WORKSHEETS = sql`worksheet LEFT JOIN calculation AS source
  ON source.id = worksheet.source_calculation_id AND source.organisation_id = worksheet.organisation_id
    AND source.deleted_at IS NULL AND source.applicant_id IS NULL`;

/** Returns the condition for the worksheets of a member, in the organisations within the scope. */
function ownedBy(scope: Scope, { accountId }: Owner): SQL {
  return sql`worksheet.account_id = ${accountId} AND ${inScope(scope, sql`worksheet.organisation_id`)}`;
}

/** Returns the worksheets of a member in a project within the scope, the last changed first. */
export async function listWorksheets(
  queries: Queries,
  scope: Scope,
  { projectId, ...owner }: Owner & { readonly projectId: string },
): Promise<WorksheetDraft[]> {
  return listRows(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${WORKSHEETS}
      WHERE worksheet.project_id = ${projectId} AND ${ownedBy(scope, owner)}
      ORDER BY worksheet.modified_at DESC, worksheet.id`,
  );
}

/** Returns a worksheet of a member within the scope, with its rows. */
export async function findWorksheet(
  queries: Queries,
  scope: Scope,
  { id, ...owner }: Owner & { readonly id: string },
): Promise<WorksheetWithRows | null> {
  return findRow(
    queries,
    sql`
      SELECT ${COLUMNS}, worksheet.rows FROM ${WORKSHEETS}
      WHERE worksheet.id = ${id} AND ${ownedBy(scope, owner)}`,
  );
}

/** Locks a worksheet of a member within the scope; returns it with its rows. */
export async function lockWorksheet(
  queries: Queries,
  scope: Scope,
  at: Owner & { readonly id: string },
): Promise<WorksheetWithRows | null> {
  await queries.execute(sql`SELECT FROM worksheet WHERE id = ${at.id} AND ${ownedBy(scope, at)} FOR UPDATE`);
  return findWorksheet(queries, scope, at);
}

/** Returns how many worksheets a member has in an organisation. */
export async function countWorksheets(
  queries: Queries,
  { organisationId, accountId }: Owner & { readonly organisationId: string },
): Promise<number> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`
      SELECT count(*)::int AS count FROM worksheet
      WHERE organisation_id = ${organisationId} AND account_id = ${accountId}`,
  );
  return count;
}

/** A post of a calculation, as a row takes it over. */
export type SourcePostRow = Omit<WorksheetRow, 'key' | 'quantity' | 'leftOut' | 'origin' | 'source'> & {
  readonly quantity: number;
};

/** Returns posts of a calculation in the order of its file; all of them, or those with the given numbers. */
export async function listSourcePosts(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
  postNumbers: readonly string[] | null = null,
): Promise<SourcePostRow[]> {
  return listRows(
    queries,
    sql`
      SELECT post_number AS "postNumber", product_group AS "productGroup", product_sub_group AS "productSubGroup", product,
        unit, quantity, raw_code AS "rawCode", nmd_category AS "nmdCategory", work_scope AS "workScope"
      FROM calculation_item
      WHERE calculation_id = ${calculation.id} AND organisation_id = ${calculation.organisationId}
        AND (${postNumbers === null} OR post_number = ANY(${sql.param([...(postNumbers ?? [])])}::text[]))
      ORDER BY position`,
  );
}

/** A file with quantities, as it was sent. */
export interface QuantitiesFile {
  readonly name: string;
  readonly sha256: Buffer;
  readonly bytes: Buffer;
}

export interface NewWorksheet extends Owner {
  readonly organisationId: string;
  readonly projectId: string;
  readonly calculationType: WorksheetType;
  readonly name: string;
  readonly sourceId: string | null;
  readonly rows: readonly WorksheetRow[];
  readonly quantities: QuantitiesFile | null;
  readonly at: Date;
}

/** Stores a new worksheet; returns its id. */
export async function insertWorksheet(queries: Queries, fresh: NewWorksheet): Promise<string> {
  const id = randomUUID();
  const { quantities } = fresh;
  await queries.execute(sql`
    INSERT INTO worksheet (id, organisation_id, project_id, account_id, calculation_type, name, source_calculation_id, rows,
      row_count, revision, created_at, modified_at, quantities_name, quantities_sha256, quantities)
    VALUES (${id}, ${fresh.organisationId}, ${fresh.projectId}, ${fresh.accountId}, ${fresh.calculationType},
      ${fresh.name}, ${fresh.sourceId}::uuid, ${JSON.stringify(fresh.rows)}::json, ${fresh.rows.length}, 1, ${fresh.at},
      ${fresh.at}, ${quantities?.name ?? null}, ${quantities?.sha256 ?? null}::bytea,
      ${quantities?.bytes ?? null}::bytea)`);
  return id;
}

export interface WorksheetChanges {
  readonly name?: string | undefined;
  readonly calculationType?: WorksheetType | undefined;
  readonly rows?: readonly WorksheetRow[] | undefined;
}

/** Stores a change as a new revision, while the worksheet is locked; absent parts stay as they are. */
export async function updateWorksheet(
  queries: Queries,
  { id, organisationId, modifiedAt }: Pick<WorksheetDraft, 'id' | 'organisationId' | 'modifiedAt'>,
  { name, calculationType, rows }: WorksheetChanges,
  now: Date,
): Promise<void> {
  const set = [
    sql`revision = revision + 1`,
    sql`modified_at = ${versionMoment(now, modifiedAt)}`,
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(calculationType === undefined ? [] : [sql`calculation_type = ${calculationType}`]),
    ...(rows === undefined
      ? []
      : [sql`rows = ${JSON.stringify(rows)}::json`, sql`row_count = ${rows.length}`]),
  ];
  await queries.execute(sql`
    UPDATE worksheet SET ${sql.join(set, sql`, `)} WHERE id = ${id} AND organisation_id = ${organisationId}`);
}

/** Keeps the file that quantities came from with a worksheet of a member within the scope; null when there is none. */
export async function storeQuantities(
  queries: Queries,
  scope: Scope,
  { id, accountId }: Owner & { readonly id: string },
  { name, sha256, bytes }: QuantitiesFile,
): Promise<{ id: string } | null> {
  return findRow(
    queries,
    sql`
      UPDATE worksheet SET quantities_name = ${name}, quantities_sha256 = ${sha256}::bytea, quantities = ${bytes}::bytea
      WHERE id = ${id} AND account_id = ${accountId} AND ${inScope(scope, sql`worksheet.organisation_id`)}
      RETURNING id`,
  );
}

/** Deletes a worksheet of a member within the scope; null when there is none. */
export async function deleteWorksheet(
  queries: Queries,
  scope: Scope,
  { id, ...owner }: Owner & { readonly id: string },
): Promise<{ id: string } | null> {
  return findRow(
    queries,
    sql`DELETE FROM worksheet WHERE id = ${id} AND ${ownedBy(scope, owner)} RETURNING id`,
  );
}

/** Deletes a worksheet of a member, if it is still at that revision. */
export async function deleteWorksheetAt(
  queries: Queries,
  {
    id,
    organisationId,
    accountId,
    revision,
  }: Owner & { readonly id: string; readonly organisationId: string; readonly revision: number },
): Promise<void> {
  await queries.execute(sql`
    DELETE FROM worksheet WHERE id = ${id} AND organisation_id = ${organisationId} AND account_id = ${accountId}
      AND revision = ${revision}`);
}

/** Keeps the file with quantities of a worksheet with the calculation that was made of it; none where it has no such file. */
export async function keepQuantities(
  queries: Queries,
  worksheet: Owner & { readonly id: string; readonly organisationId: string; readonly fileName: string },
  calculationId: string,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO quantities_file (calculation_id, organisation_id, name, sha256, bytes)
    SELECT ${calculationId}::uuid, organisation_id, quantities_name, quantities_sha256, quantities FROM worksheet
    WHERE id = ${worksheet.id} AND organisation_id = ${worksheet.organisationId} AND account_id = ${worksheet.accountId}
      AND quantities_name = ${worksheet.fileName}`);
}

/** A version of a product, with the posts that are weighed by it. */
export interface UsedProduct {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly posts: readonly string[];
  /** the last day of its declaration; null without one, absent in what was kept before it was written */
  readonly validUntil?: string | null;
}

/** Posts of another calculation than the worksheet was made from, whose figures rows take. */
export interface UsedPosts {
  /** of the calculation */
  readonly name: string;
  readonly projectName: string;
  readonly posts: readonly string[];
}

/** What a workbook was written of: it goes with the check that keeps the workbook, until that is stored. */
export interface WorksheetOrigin {
  readonly worksheetId: string;
  /** the one that was written */
  readonly revision: number;
  readonly name: string;
  /** the name of the calculation that it was made from; null for none */
  readonly sourceName: string | null;
  readonly quantitiesFile: string | null;
  readonly products: readonly UsedProduct[];
  /** absent in what was kept before it was written */
  readonly calculations?: readonly UsedPosts[];
  /** where the profiles of its posts stand in the workbook; absent in what was kept before it was written */
  readonly profileRows?: readonly ProfileRows[];
}
