import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import { type TotalNode, totalOf } from '../items/calculation-totals.ts';
import { changeOfWorksheet, type WorksheetBaseline, type WorksheetChange } from './change-of-worksheet.ts';
import { type RowFigures, type SourcesByKey, workOutRow } from './work-out-row.ts';
import type { WorksheetRow } from './worksheet-row.ts';

/** What is needed to work out a worksheet. */
export interface Worksheet {
  /** in the order of the workbook */
  readonly rows: readonly WorksheetRow[];
  readonly sources: SourcesByKey;
  /** null where there is nothing to compare with */
  readonly baseline: WorksheetBaseline | null;
}

export interface WorkedOutWorksheet {
  readonly worksheet: Worksheet;
  /** in the order of the rows, those that are left out too */
  readonly rows: readonly RowFigures[];
  /**
   * the sum of the rows with figures, as it is stored of a calculation. Its `itemCount`, and that of each set, says how many
   * of the rows that count are in it
   */
  readonly whole: TotalNode;
  /** how many rows count: those that are not left out */
  readonly counted: number;
  /** keys of the rows that count and have no figures */
  readonly withoutFigures: readonly string[];
  /** the sets that the stored calculation will have: those in which each row with figures has them */
  readonly sets: readonly SetCode[];
  readonly change: WorksheetChange | null;
}

/**
 * Works out a worksheet: what each row costs, what all of them come to, and what differs from the baseline. The figures are
 * those of the calculation that is stored of it, to the last digit: the same functions, in the same order of the rows.
 * `former` is the result before a change; rows that are the same object with the same sources are taken from it.
 */
export function workOutWorksheet(worksheet: Worksheet, former?: WorkedOutWorksheet): WorkedOutWorksheet {
  const { rows: sheet, sources, baseline } = worksheet;
  const known = new Map(
    former?.worksheet.sources === sources ? former.rows.map((each) => [each.row, each]) : [],
  );
  const rows = sheet.map((row) => known.get(row) ?? workOutRow(row, sources));
  const valued = rows.flatMap((each) => each.valued ?? []);
  const whole = totalOf({ level: 'calculation', path: [], items: valued });
  const counted = rows.filter(({ row }) => !row.leftOut).length;
  return {
    worksheet,
    rows,
    whole,
    counted,
    withoutFigures: rows.flatMap(({ row, valued: figures }) => (row.leftOut || figures ? [] : row.key)),
    sets: SET_CODES.filter((set) => valued.length > 0 && whole.sets[set]?.itemCount === valued.length),
    change: baseline && changeOfWorksheet(rows, whole, baseline),
  };
}
