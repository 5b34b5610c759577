import { toCellAddress, toColumnLetters } from '../../cells/cell-address.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { isSheetKind, SHEET_COLUMNS } from '../../layout/header-names.ts';
import { impactSpokenOf, readImpactHeader } from '../../layout/impact-headers.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { headerKeyOf } from '../../questions/placement-of.ts';
import { ANSWERS, type Answers, type QuestionOf } from '../../questions/workbook-question.ts';
import { countValues } from '../count-values.ts';
import type { FreeHeader, HeaderRow } from '../header/header-row.ts';
import type { ColumnPositions } from './find-columns.ts';

/** The largest number of columns that are asked about: a sheet with more has its own table beside the layout's. */
const ASKED_MAX = 20;

/** Impacts that are not read, which are no column that Posten may lack. */
const IMPACT = /^\s*(?:mki|eci|co2|gwp|klimaatverandering)(?![a-z])/i;
const isImpact = (header: string) =>
  IMPACT.test(header) || readImpactHeader(header) !== null || impactSpokenOf(header) !== null;

/** A column that an answer placed. */
export interface AnsweredColumn {
  readonly header: FreeHeader;
  readonly column: string;
}

/** Returns the answer about a column with an unknown header; null for no answer, or one that places nothing. */
export function answeredColumn(
  { kind, sheet, required }: HeaderRow,
  { text }: FreeHeader,
  answers: Answers,
): string | null {
  const answer = Object.hasOwn(answers, idOf(sheet, text)) ? answers[idOf(sheet, text)] : undefined;
  return (
    (isSheetKind(kind) ? SHEET_COLUMNS[kind] : []).find(
      (column) => column === answer && !required.includes(column),
    ) ?? null
  );
}

/** Watches the columns with unknown headers. */
export interface UnknownColumns {
  see(cells: readonly CellValue[]): void;
  /** Takes a row in which every column that is read is blank. */
  seeBesideRows(cells: readonly CellValue[]): void;
  /**
   * Notes the columns that hold figures and asks what they are, but those (0-based) of which an error says already that they
   * aren't read. Call once, after the last row.
   */
  report(refused: ReadonlySet<number>): void;
}

/**
 * Watches the columns with unknown headers. A column with figures is noted, since it may be meant to count, and may be
 * placed as an optional column that the sheet lacks. No question is asked while a required column is missing, because
 * it may be that one.
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
  // A table with its modules in rows asks about no column.
  const columns = isSheetKind(kind) ? SHEET_COLUMNS[kind] : [];
  const lacking = columns.filter((column) => !required.includes(column) && !positions.has(column));
  const questions = new Map<string, QuestionOf<'unknown-column'>>();

  /** Asks once what a column is; returns whether that is asked. */
  function ask({ text, index }: FreeHeader, choices: readonly string[]): boolean {
    const id = idOf(sheet, text);
    if (questions.has(id)) return true;
    if (!isSheetKind(kind) || choices.length === 0 || questions.size >= ASKED_MAX) return false;
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
    return true;
  }

  return {
    see: count.see,
    seeBesideRows: beside.see,
    report(refused) {
      // An answer always has its question, so that it is stored and can be changed.
      for (const { header, column } of answered)
        ask(
          header,
          columns.filter((each) => each === column || lacking.includes(each)),
        );
      const mayBeOptional = required.every((column) => positions.has(column));
      for (const header of unknown) {
        const { text, index } = header;
        if (refused.has(index)) continue;
        const inRows = count.rowsAt(index);
        // A total below the table only counts where the column holds nothing else.
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
        // An answered question is asked again only to the person who answered it, who may change it.
        const mayBeAsked = inRows > 0 && mayBeOptional && !(kind === 'posten' && isImpact(text));
        const isOpen = mayBeAsked && (!remembered || answer !== undefined);
        // While a required column is missing, the check asks whether it is this one.
        const isAsked = (isOpen && ask(header, lacking)) || (inRows > 0 && !mayBeOptional);
        const place = { sheet, row, column: text };
        problems.add('unknown-column', place, {
          ...details,
          ...settled,
          ...(isAsked ? { asked: true } : {}),
        });
      }
      asked.questions.push(...questions.values());
    },
  };
}

function idOf(sheet: string, header: string): string {
  return `unknown-column:${sheet}:${header}`;
}
