import { toCellAddress, toColumnLetters } from '../../cells/cell-address.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { SHEET_COLUMNS } from '../../layout/header-names.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { headerKeyOf } from '../../questions/placement-of.ts';
import { ANSWERS, type Answers, type QuestionOf } from '../../questions/workbook-question.ts';
import { countValues } from '../count-values.ts';
import type { FreeHeader, HeaderRow } from '../header/header-row.ts';
import type { ColumnPositions } from './find-columns.ts';

/** A sheet with more of them has a table of its own beside the layout's; the first are asked about. */
const ASKED_MAX = 20;

/** A column that an answer placed. */
export interface AnsweredColumn {
  readonly header: FreeHeader;
  readonly column: string;
}

/** What was answered about a column whose header nobody knows; null for no answer, or one that places nothing. */
export function answeredColumn(
  { kind, sheet, required }: HeaderRow,
  { text }: FreeHeader,
  answers: Answers,
): string | null {
  const answer = Object.hasOwn(answers, idOf(sheet, text)) ? answers[idOf(sheet, text)] : undefined;
  return SHEET_COLUMNS[kind].find((column) => column === answer && !required.includes(column)) ?? null;
}

/** Looks at what stands in columns whose header nobody knows. */
export interface UnknownColumns {
  see(cells: readonly CellValue[]): void;
  /** Takes a row in which every column that is read is blank. */
  seeBesideRows(cells: readonly CellValue[]): void;
  /** Notes those that hold figures and asks what they are. Call once, after the last row. */
  report(): void;
}

/**
 * Watches the columns whose header nobody knows. One with figures is noted, since leaving it out may be leaving out what
 * was meant, and may be placed as an optional column that the sheet lacks. Nothing is asked as long as a required column
 * is missing: it may be that one.
 */
export function watchUnknownColumns(
  headerRow: HeaderRow,
  unknown: readonly FreeHeader[],
  answered: readonly AnsweredColumn[],
  positions: ColumnPositions,
  { asked, problems }: { readonly asked: Asked; readonly problems: ProblemList },
): UnknownColumns {
  const { placements } = asked;
  const answers = new Map(Object.entries(asked.answers));
  const { kind, sheet, row, required } = headerRow;
  const indexes = [...unknown, ...answered.map(({ header }) => header)].map(({ index }) => index);
  const count = countValues(indexes);
  const beside = countValues(indexes);
  const lacking = SHEET_COLUMNS[kind].filter(
    (column) => !required.includes(column) && !positions.has(column),
  );
  const questions = new Map<string, QuestionOf<'unknown-column'>>();

  function ask({ text, index }: FreeHeader, choices: readonly string[]): void {
    const id = idOf(sheet, text);
    if (choices.length === 0 || questions.size >= ASKED_MAX || questions.has(id)) return;
    questions.set(id, {
      kind: 'unknown-column',
      id,
      required: false,
      choices: [...choices, ANSWERS.notThere],
      changesReading: true,
      sheet,
      row,
      column: text,
      cell: toCellAddress(index, row),
      letters: toColumnLetters(index),
      rows: count.rowsAt(index),
      sheetKind: kind,
    });
  }

  return {
    see: count.see,
    seeBesideRows: beside.see,
    report() {
      // An answer has its question wherever it came from, so that it is kept and can be changed.
      for (const { header, column } of answered)
        ask(
          header,
          SHEET_COLUMNS[kind].filter((each) => each === column || lacking.includes(each)),
        );
      const mayBeOptional = required.every((column) => positions.has(column));
      for (const header of unknown) {
        const { text, index } = header;
        const inRows = count.rowsAt(index);
        // A total below the table is counted only where it is all that the column holds.
        const rows = inRows || beside.rowsAt(index);
        if (rows === 0) continue;
        const details = {
          cell: toCellAddress(index, row),
          value: text,
          letters: toColumnLetters(index),
          rows,
        };
        const answer = answers.get(idOf(sheet, text));
        const remembered = placements.some(
          (placed) =>
            placed.sheet === kind &&
            placed.column === ANSWERS.notThere &&
            placed.headerKey === headerKeyOf(text),
        );
        const settled = remembered || answer === ANSWERS.notThere ? { settled: true } : {};
        problems.add('unknown-column', { sheet, row, column: text }, { ...details, ...settled });
        // What was said once is asked again only by whoever said it, who may think better of it.
        if (inRows > 0 && mayBeOptional && (!remembered || answer !== undefined)) ask(header, lacking);
      }
      asked.questions.push(...questions.values());
    },
  };
}

function idOf(sheet: string, header: string): string {
  return `unknown-column:${sheet}:${header}`;
}
