import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import { listRows } from '../../../../database/rows.ts';
import { sql } from '../../../../database/sql.ts';
import { type FigureCell, NATIONAL_RATIOS } from '../../others/figures-of-others.queries.ts';

/** The figures of a unit, those of each set and that of none. */
export const RATIO_FIGURES = ['a1_mki', 'a1_co2', 'a2_mki', 'a2_co2', 'material'] as const;
export type RatioFigure = (typeof RATIO_FIGURES)[number];

/** What an organisation has in a cell. */
export interface RatioContribution {
  readonly organisationId: string;
  readonly projects: number;
  readonly units: number;
  /** of each figure of the cell: euro, kg or ton of all its units */
  readonly amounts: Readonly<Partial<Record<RatioFigure, number>>>;
  /** the figures of which something is left undeclared */
  readonly incomplete: readonly RatioFigure[];
  /** the versions of the weights with which its projects were valued, by set */
  readonly weightsVersions: Readonly<Record<SetCode, readonly string[]>>;
}

/** Records that the national ratios of a quarter are fixed. */
export async function noteRatiosFixed(queries: Queries, quarter: string): Promise<void> {
  await queries.execute(sql`UPDATE figure_fixing SET ratios_quarter = ${quarter}::date`);
}

/** Returns the cells of national ratios that have a version, those of one organisation or of all. */
export async function listRatioCells(
  queries: Queries,
  organisationId: string | null = null,
): Promise<FigureCell[]> {
  const isOf = sql`
    (${organisationId}::uuid IS NULL OR EXISTS (
      SELECT FROM fixed_contribution AS part
      WHERE part.organisation_id = ${organisationId} AND part.figure = fixed_cell.figure AND part.cell = fixed_cell.cell))`;
  return listRows(
    queries,
    sql`SELECT DISTINCT figure, cell FROM fixed_cell WHERE figure = ${NATIONAL_RATIOS} AND ${isOf}`,
    'once',
  );
}

export interface FixedRatioRow {
  readonly cell: string;
  readonly version: number;
  readonly fixedOn: string;
}

/** Returns every version of these cells, oldest first. */
export async function listFixedRatios(queries: Queries, cells: readonly string[]): Promise<FixedRatioRow[]> {
  return listRows(
    queries,
    sql`
      SELECT cell, version, fixed_on::text AS "fixedOn" FROM fixed_cell
      WHERE figure = ${NATIONAL_RATIOS} AND cell = ANY(${sql.param(cells)}::text[])
      ORDER BY cell, version`,
    'once',
  );
}

export interface RatioContributionRow {
  readonly cell: string;
  readonly version: number;
  readonly contribution: RatioContribution;
}

/**
 * Returns what each organisation has in each version. It only leaves the server as a mean over at least three others.
 */
export async function listFixedRatioContributions(
  queries: Queries,
  cells: readonly string[],
): Promise<RatioContributionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT cell, version, contribution FROM fixed_contribution
      WHERE figure = ${NATIONAL_RATIOS} AND cell = ANY(${sql.param(cells)}::text[])
      ORDER BY cell, version, organisation_id`,
    'once',
  );
}
