import type { Contribution } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** Figures that are shown about others; those that depend on a set exist once for each set. */
export const FIGURES_OF_OTHERS = ['a1_mki', 'a1_co2', 'a2_mki', 'a2_co2', 'material', 'stimulation'] as const;
/**
 * National ratios, all that are told of a cell together. There is a cell for each sub-group and unit, so they are read for
 * those on a screen only, and are fixed by quarter only (docs/decisions/0152-national-ratios.md).
 */
export const NATIONAL_RATIOS = 'ratio';
export type FigureOfOthers = (typeof FIGURES_OF_OTHERS)[number] | typeof NATIONAL_RATIOS;

/** The contribution of an organisation to a cell, with the versions of the weights that valued it. */
export interface FixedContribution extends Contribution {
  readonly weightsVersions: readonly string[];
}

/** A cell of one figure: the smallest group of projects from which the figure is composed. */
export interface FigureCell {
  readonly figure: FigureOfOthers;
  /** the group, as one text */
  readonly cell: string;
}

/** The state of the fixed figures: the revision rises with every change of them. */
export interface FixingRow {
  readonly revision: string;
  /** first day of the quarter in which every cell was last checked, 'yyyy-mm-dd' */
  readonly quarter: string | null;
  /** the same for the national ratios */
  readonly ratiosQuarter: string | null;
}

const FIXING = sql`
  SELECT revision, quarter::text AS quarter, ratios_quarter::text AS "ratiosQuarter" FROM figure_fixing`;

export async function findFixing(queries: Queries): Promise<FixingRow | null> {
  return findRow(queries, FIXING, 'once');
}

/** Locks the fixed figures until the transaction ends, so that any number of servers fix them once. */
export async function lockFixing(queries: Queries): Promise<FixingRow> {
  await queries.execute(sql`INSERT INTO figure_fixing (revision) VALUES (0) ON CONFLICT DO NOTHING`);
  return getRow(queries, sql`${FIXING} FOR UPDATE`);
}

/** Records that the fixed figures changed; with the quarter in which every cell was checked, if it was. */
export async function noteFixing(queries: Queries, quarter: string | null): Promise<void> {
  await queries.execute(sql`
    UPDATE figure_fixing SET revision = revision + 1, quarter = coalesce(${quarter}::date, quarter)`);
}

export interface FixedVersionRow extends FigureCell {
  readonly version: number;
  readonly fixedOn: string;
  /** whether it was fixed between two quarters, for readers who could not see the cell before */
  readonly between: boolean;
}

/** Returns every version of every cell but those of national ratios, oldest first. */
export async function listFixedVersions(queries: Queries): Promise<FixedVersionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT figure, cell, version, fixed_on::text AS "fixedOn", between_quarters AS between FROM fixed_cell
      WHERE figure <> ${NATIONAL_RATIOS}
      ORDER BY figure, cell, version`,
    'once',
  );
}

export interface FixedContributionRow extends FigureCell {
  readonly version: number;
  readonly contribution: FixedContribution;
}

/**
 * Returns the contribution of each organisation to each version. It only leaves the server as a sum over at least three
 * others.
 */
export async function listFixedContributions(queries: Queries): Promise<FixedContributionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT figure, cell, version, contribution FROM fixed_contribution
      WHERE figure <> ${NATIONAL_RATIOS}
      ORDER BY figure, cell, version, organisation_id`,
    'once',
  );
}

export interface NewFixedVersion extends FigureCell {
  readonly version: number;
  readonly between: boolean;
  readonly contributions: readonly { readonly organisationId: string }[];
}

export async function insertFixedVersions(
  queries: Queries,
  versions: readonly NewFixedVersion[],
  fixedOn: string,
): Promise<void> {
  for (const some of inBatches(versions)) await insertBatch(queries, JSON.stringify(some), fixedOn);
}

/** The number of contributions in one statement; a version with more of them is stored separately. */
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

/** Records that the newest version of these cells is also the one that a new quarter fixes on this day. */
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

/** Deletes these cells with every version of them. */
export async function deleteFixedCells(queries: Queries, cells: readonly FigureCell[]): Promise<void> {
  await queries.execute(sql`
    DELETE FROM fixed_cell USING jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) AS removed (figure text, cell text)
    WHERE fixed_cell.figure = removed.figure AND fixed_cell.cell = removed.cell`);
}
