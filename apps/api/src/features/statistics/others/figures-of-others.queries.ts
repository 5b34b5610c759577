import type { Contribution } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';

/** Figures that are told about others; what a set governs stands once for each set. */
export const FIGURES_OF_OTHERS = ['a1_mki', 'a1_co2', 'a2_mki', 'a2_co2', 'material', 'stimulation'] as const;
export type FigureOfOthers = (typeof FIGURES_OF_OTHERS)[number];

/** What an organisation adds to a cell, with the versions of the weights that valued it. */
export interface FixedContribution extends Contribution {
  readonly weightsVersions: readonly string[];
}

/** A cell of one figure: the smallest group of projects that the figure is put together from. */
export interface FigureCell {
  readonly figure: FigureOfOthers;
  /** what the group is of, as one text */
  readonly cell: string;
}

/** How far fixing is: the revision goes up with every change of what is fixed. */
export interface FixingRow {
  readonly revision: string;
  /** first day of the quarter in which every cell was last looked at, 'yyyy-mm-dd' */
  readonly quarter: string | null;
}

const FIXING = sql`SELECT revision, quarter::text AS quarter FROM figure_fixing`;

export async function findFixing(queries: Queries): Promise<FixingRow | null> {
  return findRow(queries, FIXING, 'once');
}

/** Holds what is fixed until the transaction ends, so that it is fixed once by however many servers. */
export async function lockFixing(queries: Queries): Promise<FixingRow> {
  await queries.execute(sql`INSERT INTO figure_fixing (revision) VALUES (0) ON CONFLICT DO NOTHING`);
  return getRow(queries, sql`${FIXING} FOR UPDATE`);
}

/** Notes that what is fixed was changed; with the quarter in which every cell was looked at, if it was. */
export async function noteFixing(queries: Queries, quarter: string | null): Promise<void> {
  await queries.execute(sql`
    UPDATE figure_fixing SET revision = revision + 1, quarter = coalesce(${quarter}::date, quarter)`);
}

export interface FixedVersionRow extends FigureCell {
  readonly version: number;
  readonly fixedOn: string;
  /** fixed between two quarters, for who could not be told of the cell before */
  readonly between: boolean;
}

/** Every version of every cell, oldest first. */
export async function listFixedVersions(queries: Queries): Promise<FixedVersionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT figure, cell, version, fixed_on::text AS "fixedOn", between_quarters AS between FROM fixed_cell
      ORDER BY figure, cell, version`,
    'once',
  );
}

export interface FixedContributionRow extends FigureCell {
  readonly version: number;
  readonly contribution: FixedContribution;
}

/** What each organisation adds to each version. It leaves the server as a sum over at least three others. */
export async function listFixedContributions(queries: Queries): Promise<FixedContributionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT figure, cell, version, contribution FROM fixed_contribution
      ORDER BY figure, cell, version, organisation_id`,
    'once',
  );
}

export interface NewFixedVersion extends FigureCell {
  readonly version: number;
  readonly between: boolean;
  readonly contributions: readonly FixedContribution[];
}

export async function insertFixedVersions(
  queries: Queries,
  versions: readonly NewFixedVersion[],
  fixedOn: string,
): Promise<void> {
  for (const some of inBatches(versions)) await insertBatch(queries, JSON.stringify(some), fixedOn);
}

/** So many contributions are stored in one statement, a version with more of them by itself. */
const STORED_TOGETHER = 10_000;

function inBatches(versions: readonly NewFixedVersion[]): NewFixedVersion[][] {
  const batches: NewFixedVersion[][] = [];
  let size = STORED_TOGETHER;
  for (const version of versions) {
    size += version.contributions.length;
    if (size >= STORED_TOGETHER) {
      batches.push([]);
      size = version.contributions.length;
    }
    batches.at(-1)?.push(version);
  }
  return batches;
}

async function insertBatch(queries: Queries, rows: string, fixedOn: string): Promise<void> {
  await queries.execute(sql`
    INSERT INTO fixed_cell (figure, cell, version, fixed_on, between_quarters)
    SELECT figure, cell, version, ${fixedOn}::date, "between"
    FROM jsonb_to_recordset(${rows}::jsonb) AS fixed (figure text, cell text, version int, "between" boolean)`);
  await queries.execute(sql`
    INSERT INTO fixed_contribution (figure, cell, version, organisation_id, contribution)
    SELECT figure, cell, version, (contribution ->> 'organisationId')::uuid, contribution
    FROM jsonb_to_recordset(${rows}::jsonb)
        AS fixed (figure text, cell text, version int, contributions jsonb)
      CROSS JOIN LATERAL jsonb_array_elements(contributions) AS contribution`);
}

/** Notes that the newest version of these cells is what a new quarter, on this day, fixes of them. */
export async function confirmFixedCells(
  queries: Queries,
  cells: readonly FigureCell[],
  fixedOn: string,
): Promise<void> {
  await queries.execute(sql`
    UPDATE fixed_cell SET fixed_on = ${fixedOn}::date, between_quarters = false
    FROM jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) AS confirmed (figure text, cell text)
    WHERE fixed_cell.figure = confirmed.figure AND fixed_cell.cell = confirmed.cell
      AND fixed_cell.version = (
        SELECT max(newest.version) FROM fixed_cell AS newest
        WHERE newest.figure = confirmed.figure AND newest.cell = confirmed.cell)`);
}

/** Removes these cells with every version of them. */
export async function deleteFixedCells(queries: Queries, cells: readonly FigureCell[]): Promise<void> {
  await queries.execute(sql`
    DELETE FROM fixed_cell USING jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) AS removed (figure text, cell text)
    WHERE fixed_cell.figure = removed.figure AND fixed_cell.cell = removed.cell`);
}
