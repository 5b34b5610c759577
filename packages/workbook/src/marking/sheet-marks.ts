import { columnOfAddress, rowOfAddress } from '../cells/cell-address.ts';
import { MAX_ROWS } from '../cells/cell-value.ts';
import { type Problem, SEVERITIES, type Severity } from '../problems/problem.ts';

const EXCEL_COLUMNS = 16_384;

interface CellPlace {
  readonly address: string;
  /** 1-based */
  readonly row: number;
  /** 0-based */
  readonly column: number;
}

/** The problems of one cell. */
export interface MarkedCell extends CellPlace {
  /** the highest severity among its problems */
  severity: Severity;
  readonly problems: Problem[];
}

/** Returns the cells of each sheet that have a problem or a part of one, by the sheet's name; a problem without a cell is omitted. */
export function cellsWithProblems(problems: readonly Problem[]): Map<string, MarkedCell[]> {
  const bySheet = new Map<string, Map<string, MarkedCell>>();
  for (const problem of problems) {
    if (problem.sheet === null) continue;
    const others = problem.code === 'missing-field' ? (problem.others ?? []) : [];
    for (const { cell: address } of [problem, ...others]) {
      const place = placeOf(address);
      if (!place) continue;
      const cells = bySheet.get(problem.sheet) ?? new Map<string, MarkedCell>();
      bySheet.set(problem.sheet, cells);
      const cell = cells.get(place.address);
      if (!cell) cells.set(place.address, { ...place, severity: problem.severity, problems: [problem] });
      else {
        cell.problems.push(problem);
        if (SEVERITIES.indexOf(problem.severity) < SEVERITIES.indexOf(cell.severity))
          cell.severity = problem.severity;
      }
    }
  }
  return new Map([...bySheet].map(([sheet, cells]) => [sheet, [...cells.values()]]));
}

/** Returns the place of a problem's cell; null when it has none, or none that a sheet can have. */
export function cellOf({ cell }: Problem): CellPlace | null {
  // A warning that was stored before every problem named its cell has none.
  return placeOf(cell);
}

function placeOf(cell: string | null | undefined): CellPlace | null {
  if (!cell || !/^[A-Z]{1,3}[1-9]\d{0,6}$/.test(cell)) return null;
  const row = rowOfAddress(cell);
  const column = columnOfAddress(cell);
  return row <= MAX_ROWS && column < EXCEL_COLUMNS ? { address: cell, row, column } : null;
}
