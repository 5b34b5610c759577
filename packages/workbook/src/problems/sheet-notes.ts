import { toCellAddress } from '../cells/cell-address.ts';
import { toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import type { NoteDetails, ProblemCode, ProblemDetails, SpellingRead } from './problem.ts';
import type { ProblemList } from './problem-list.ts';

/** A note names so many stretches of rows, and as many spellings; the count says how many there are. */
const SHOWN_MAX = 12;

/** The codes that say once per sheet what was met in many rows. */
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

/** Collects what is read otherwise than it stands on one sheet, each kind once. */
export interface SheetNotes {
  /** `readAs` is given where a word was read as another one */
  add(code: NoteCode, noted: NotedCell, readAs?: string): void;
  /** Hands the notes over. Call once, after the last row. */
  report(): void;
}

interface Met {
  readonly first: NotedCell;
  readonly stretches: { first: number; last: number }[];
  lastRow: number;
  count: number;
  readonly readings: Map<string, SpellingRead>;
}

export function createSheetNotes(sheet: string, problems: ProblemList): SheetNotes {
  const met = new Map<NoteCode, Met>();
  return {
    add(code, noted, readAs) {
      const { row } = noted;
      let entry = met.get(code);
      if (!entry) {
        entry = { first: noted, stretches: [], lastRow: 0, count: 0, readings: new Map() };
        met.set(code, entry);
      }
      entry.count++;
      const stretch = entry.stretches.at(-1);
      if (stretch && entry.lastRow === stretch.last && row - stretch.last <= 1) stretch.last = row;
      else if (entry.stretches.length <= SHOWN_MAX) entry.stretches.push({ first: row, last: row });
      entry.lastRow = row;
      if (readAs === undefined || entry.readings.size >= SHOWN_MAX) return;
      const found = toShownValue(noted.cell);
      entry.readings.set(JSON.stringify([found, readAs]), { found, readAs });
    },
    report() {
      for (const [code, { first, stretches, count, readings }] of met) {
        problems.add(
          code,
          { sheet, row: first.row, column: first.column },
          {
            cell: toCellAddress(first.index, first.row),
            value: toShownValue(first.cell),
            rows: toRows(stretches),
            count,
            readings: [...readings.values()],
          },
        );
      }
    },
  };
}

function toRows(stretches: readonly { first: number; last: number }[]): string {
  const shown = stretches
    .slice(0, SHOWN_MAX)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  return stretches.length > SHOWN_MAX ? `${shown.join(', ')}, …` : shown.join(', ');
}
