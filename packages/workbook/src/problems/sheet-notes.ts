import { toCellAddress } from '../cells/cell-address.ts';
import { toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import type { NoteDetails, ProblemCode, ProblemDetails, SpellingRead } from './problem.ts';
import type { ProblemList } from './problem-list.ts';
import { createRowList, type RowList } from './row-list.ts';

/** The largest number of spellings in a note; the count covers all cells. */
const SHOWN_MAX = 12;
/** The largest number of spellings that are counted, because a malicious file may hold a million. */
const COUNTED_MAX = 1_000;

/** The codes that report once per sheet what occurred in many rows. */
export type NoteCode = {
  [Code in ProblemCode]: ProblemDetails[Code] extends NoteDetails ? Code : never;
}[ProblemCode];

interface NotedCell {
  readonly cell: CellValue;
  readonly row: number;
  /** 0-based */
  readonly index: number;
  readonly column: string;
}

/** Collects what a sheet states differently from how it is read, each kind once. */
export interface SheetNotes {
  /** `readAs` is given where a word was read as another one */
  add(code: NoteCode, noted: NotedCell, readAs?: string): void;
  /** Reports the notes. Call once, after the last row. */
  report(): void;
}

interface Met {
  readonly first: NotedCell;
  readonly rows: RowList;
  count: number;
  readonly readings: Map<string, SpellingRead>;
  /** the spellings that are not named, as far as they are counted */
  readonly others: Set<string>;
}

export function createSheetNotes(sheet: string, problems: ProblemList): SheetNotes {
  const met = new Map<NoteCode, Met>();
  return {
    add(code, noted, readAs) {
      const { row } = noted;
      let entry = met.get(code);
      if (!entry) {
        entry = { first: noted, rows: createRowList(), count: 0, readings: new Map(), others: new Set() };
        met.set(code, entry);
      }
      entry.count++;
      entry.rows.add(row);
      if (readAs === undefined) return;
      const found = toShownValue(noted.cell);
      const key = JSON.stringify([found, readAs]);
      if (entry.readings.has(key)) return;
      if (entry.readings.size < SHOWN_MAX) entry.readings.set(key, { found, readAs });
      else if (entry.others.size < COUNTED_MAX) entry.others.add(key);
    },
    report() {
      for (const [code, { first, rows, count, readings, others }] of met) {
        problems.add(
          code,
          { sheet, row: first.row, column: first.column },
          {
            cell: toCellAddress(first.index, first.row),
            value: toShownValue(first.cell),
            rows: rows.shown(),
            count: rows.count(),
            ...(count > rows.count() ? { cells: count } : {}),
            readings: [...readings.values()],
            ...(others.size > 0 ? { moreReadings: others.size } : {}),
          },
        );
      }
    },
  };
}
