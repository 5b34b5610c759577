import type { CalculationType } from '@milieuspoor/domain';
import type { Answers, WorkbookQuestion } from '@milieuspoor/workbook';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';
import { isStoredAhead, isStoredDaysAhead } from '../../../platform/stored-moments.queries.ts';
import { ITEM_COLUMNS, TOTAL_COLUMNS } from '../../calculations/figures/calculation-columns.ts';
import { asBuffer } from '../../calculations/figures/figure-rows.queries.ts';
import {
  insertKeptFigures,
  type KeptCheckOfOrganisation,
} from '../../calculations/figures/kept-figures.queries.ts';
import type { CalculationSummary, ReadCalculation } from '../../calculations/figures/stored-calculation.ts';
import type { WorksheetOrigin } from '../../worksheets/worksheets.queries.ts';

/** The identification of a stored check: a caller that lacks a part of it finds nothing. */
export interface KeptCheckName {
  readonly id: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly calculationType: CalculationType;
  readonly applicantId: string | null;
  readonly fileSha256: Buffer;
  readonly now: Date;
}

export interface KeptCheckRow {
  readonly fileName: string;
  readonly basis: string;
  readonly answers: Answers;
  readonly questions: readonly WorkbookQuestion[];
  /** null for a file with errors */
  readonly calculation: CalculationSummary | null;
  /** the worksheet that the file was written of; null for one that was sent */
  readonly worksheet: WorksheetOrigin | null;
}

/** The result of a check, to be stored. */
export interface CheckToKeep {
  readonly id: string;
  readonly basis: string;
  readonly answers: Answers;
  readonly questions: readonly WorkbookQuestion[];
  readonly calculation: ReadCalculation | null;
  readonly worksheet: WorksheetOrigin | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FileToKeep {
  readonly organisationId: string;
  readonly projectId: string;
  readonly accountId: string;
  readonly calculationType: CalculationType;
  readonly applicantId: string | null;
  readonly fileName: string;
  readonly fileSha256: Buffer;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Lets checks of one account be stored one after the other, so that they count each other. */
export async function takeTurnToKeep(queries: Queries, accountId: string): Promise<void> {
  await queries.execute(sql`SELECT id FROM account WHERE id = ${accountId} FOR NO KEY UPDATE`);
}

/** Stores a check with its file. */
export async function insertKeptCheck(queries: Queries, file: FileToKeep, check: CheckToKeep): Promise<void> {
  await queries.execute(sql`
    INSERT INTO kept_check (id, organisation_id, project_id, account_id, calculation_type, applicant_id, file_name, file_sha256,
      bytes, basis, answers, questions, calculation, worksheet, size_bytes, created_at, expires_at)
    VALUES (${check.id}, ${file.organisationId}, ${file.projectId}, ${file.accountId}, ${file.calculationType},
      ${file.applicantId}, ${file.fileName}, ${file.fileSha256}, ${asBuffer(file.bytes)}, ${check.basis},
      ${JSON.stringify(check.answers)}::json, ${JSON.stringify(check.questions)}::json,
      ${summaryJson(check)}::json, ${check.worksheet && JSON.stringify(check.worksheet)}::json, ${file.bytes.byteLength + sizeOfFigures(check)}, ${check.createdAt},
      ${check.expiresAt})`);
  await insertFiguresOf(queries, file.organisationId, check);
}

/** Replaces the former check of the same file, under a new key; null when that is gone. */
export async function replaceKeptCheck(
  queries: Queries,
  scope: Scope,
  former: KeptCheckName,
  check: CheckToKeep,
): Promise<KeptCheckOfOrganisation | null> {
  await queries.execute(sql`
    DELETE FROM kept_figures WHERE check_id IN (
      SELECT id FROM kept_check WHERE ${isNamed(scope, former)} FOR UPDATE)`);
  const replaced = await findRow<KeptCheckOfOrganisation>(
    queries,
    sql`
      UPDATE kept_check SET id = ${check.id}, basis = ${check.basis}, answers = ${JSON.stringify(check.answers)}::json,
        questions = ${JSON.stringify(check.questions)}::json, calculation = ${summaryJson(check)}::json,
        size_bytes = octet_length(bytes) + ${sizeOfFigures(check)}::bigint, created_at = ${check.createdAt},
        expires_at = ${check.expiresAt}
      WHERE ${isNamed(scope, former)} RETURNING id, organisation_id AS "organisationId"`,
  );
  if (replaced) await insertFiguresOf(queries, replaced.organisationId, check);
  return replaced;
}

/** Returns a stored check within the scope, without its file and figures. */
export async function findKeptCheck(
  queries: Queries,
  scope: Scope,
  name: KeptCheckName,
): Promise<KeptCheckRow | null> {
  return findRow(
    queries,
    sql`
      SELECT file_name AS "fileName", basis, answers, questions, calculation, worksheet
      FROM kept_check WHERE ${isNamed(scope, name)}`,
  );
}

/** Locks a stored check until the transaction ends, so that it can't be deleted to make room for another. */
export async function lockKeptCheck(
  queries: Queries,
  scope: Scope,
  name: KeptCheckName,
): Promise<{ id: string } | null> {
  return findRow(queries, sql`SELECT id FROM kept_check WHERE ${isNamed(scope, name)} FOR UPDATE`);
}

/** Returns the file of a stored check, to be read again. */
export async function findKeptFile(
  queries: Queries,
  scope: Scope,
  name: KeptCheckName,
): Promise<{ fileName: string; bytes: Buffer<ArrayBuffer>; worksheet: WorksheetOrigin | null } | null> {
  return findRow(
    queries,
    sql`SELECT file_name AS "fileName", bytes, worksheet FROM kept_check WHERE ${isNamed(scope, name)}`,
  );
}

/** Deletes a stored check; null when it does not exist. */
export async function deleteKeptCheck(
  queries: Queries,
  scope: Scope,
  name: KeptCheckName,
): Promise<{ id: string } | null> {
  return findRow(queries, sql`DELETE FROM kept_check WHERE ${isNamed(scope, name)} RETURNING id`);
}

/**
 * Deletes expired checks, and the oldest checks of an account until the rest is within the limits. The newest always
 * remains; a check that was stored by a clock that ran ahead counts as the oldest.
 */
export async function makeRoomForChecks(
  queries: Queries,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
  { count, bytes }: { readonly count: number; readonly bytes: number },
): Promise<void> {
  await queries.execute(sql`
    DELETE FROM kept_check WHERE id IN (
      SELECT id FROM (
        SELECT id, expires_at, row_number() OVER newest_first AS place, sum(size_bytes) OVER newest_first AS size
        FROM kept_check WHERE account_id = ${accountId}
        WINDOW newest_first AS (ORDER BY ${isStoredAhead(sql`created_at`, now)}, created_at DESC, id)
      ) AS counted
      WHERE expires_at <= ${now} OR (place > 1 AND (place > ${count} OR size > ${bytes})))`);
}

/** Deletes the checks that have expired. */
export async function deletePastChecks(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`
    DELETE FROM kept_check WHERE expires_at <= ${now} OR ${isStoredDaysAhead(sql`created_at`, now)}`);
}

/** Makes the room of deleted checks available again. The embedded engine doesn't do so automatically. */
export async function reclaimRoomOfChecks(queries: Queries): Promise<void> {
  await queries.execute(sql`VACUUM kept_check, kept_figures`);
}

function isNamed(scope: Scope, name: KeptCheckName) {
  return sql`id = ${name.id} AND account_id = ${name.accountId} AND project_id = ${name.projectId}
    AND calculation_type = ${name.calculationType}
    AND applicant_id IS NOT DISTINCT FROM ${name.applicantId}::uuid AND file_sha256 = ${name.fileSha256}
    AND expires_at > ${name.now} AND ${inScope(scope, sql`organisation_id`)}`;
}

async function insertFiguresOf(
  queries: Queries,
  organisationId: string,
  { id, calculation }: CheckToKeep,
): Promise<void> {
  if (!calculation) return;
  const check = { id, organisationId };
  await insertKeptFigures(queries, check, 'calculation_item', ITEM_COLUMNS, calculation.items);
  await insertKeptFigures(queries, check, 'calculation_total', TOTAL_COLUMNS, calculation.totals);
}

function summaryJson({ calculation }: CheckToKeep): string | null {
  if (!calculation) return null;
  const { items: _items, totals: _totals, whole: _whole, ...summary } = calculation;
  return JSON.stringify(summary satisfies CalculationSummary);
}

export function sizeOfFigures({ calculation }: Pick<CheckToKeep, 'calculation'>): number {
  if (!calculation) return 0;
  return [calculation.items, calculation.totals]
    .flatMap((columns) => Object.values(columns).flat())
    .reduce((sum, { byteLength }) => sum + byteLength, 0);
}
