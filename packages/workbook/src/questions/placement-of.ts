import { SET_CODES } from '@milieuspoor/domain';
import { AMOUNTS_OF } from '../layout/amount-words.ts';
import { SHEET_COLUMNS, type SheetKind } from '../layout/header-names.ts';
import { impactColumns, statedSetOf } from '../layout/impact-headers.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import type { Problem } from '../problems/problem.ts';
import type { ColumnPlacement } from './asked-while-reading.ts';
import { ANSWERS, type WorkbookQuestion } from './workbook-question.ts';

/** A placement with its header in the spelling of the file. */
type NamedPlacement = ColumnPlacement & { readonly header: string };

/** Returns the placements that answers give, to be remembered: one for each header. */
export function placementsOf(
  given: readonly { readonly question: WorkbookQuestion; readonly answer: string }[],
): NamedPlacement[] {
  const placements = new Map<string, NamedPlacement>();
  for (const { question, answer } of given) {
    const placement = placementOf(question, answer);
    if (!placement) continue;
    const key = JSON.stringify([placement.sheet, placement.headerKey]);
    placements.set(key, { ...placements.get(key), ...placement });
  }
  return [...placements.values()];
}

/**
 * Returns the placement that an answer about a column gives: which of the layout's columns it is, what its figures are
 * for, or that an unknown column is none of them. Returns null for an answer that gives no placement.
 */
function placementOf(question: WorkbookQuestion, answer: string): NamedPlacement | null {
  if (question.kind === 'amounts' && question.placed) {
    const { columnName: column, column: header } = question;
    const amounts = AMOUNTS_OF.find((each) => each === answer);
    return {
      sheet: 'posten',
      header,
      headerKey: headerKeyOf(header),
      column,
      ...(amounts ? { amounts } : {}),
    };
  }
  if (question.kind === 'stated-set') {
    const { column: header, besideSheet } = question;
    const set = SET_CODES.find((each) => each === answer);
    // Beside a sheet of a set it is another question in every file: whether these columns are read at all.
    if (!set || besideSheet) return null;
    return { sheet: 'posten', header, headerKey: headerKeyOf(header), column: impactColumns('mki', set) };
  }
  if (question.kind === 'unknown-column') {
    const { sheetKind: sheet, column: header } = question;
    return { sheet, header, headerKey: headerKeyOf(header), column: answer };
  }
  if (question.kind !== 'column' || answer === ANSWERS.notThere) return null;
  const { sheetKind: sheet, columnName: column } = question;
  return { sheet, header: answer, headerKey: headerKeyOf(answer), column };
}

const SHEET_KINDS: readonly SheetKind[] = ['posten', 'set'];

/**
 * Returns the placements by which a file was read, according to its notes: it is read again by these, whatever
 * placements hold today.
 */
export function placementsUsed(notes: readonly Problem[]): ColumnPlacement[] {
  return notes.flatMap((note): ColumnPlacement[] => {
    if (note.code === 'unknown-column' && note.settled)
      return SHEET_KINDS.map((sheet) => ({
        sheet,
        headerKey: headerKeyOf(note.value),
        column: ANSWERS.notThere,
      }));
    if (note.code !== 'placed-column') return [];
    const { readAs: column, value, amounts = null } = note;
    const isOn = (sheet: SheetKind) =>
      SHEET_COLUMNS[sheet].includes(column) || (sheet === 'posten' && statedSetOf(column) !== null);
    return SHEET_KINDS.filter(isOn).map((sheet) => ({
      sheet,
      headerKey: headerKeyOf(value),
      column,
      amounts,
    }));
  });
}

/** Returns a header in the form of placements: without case, blanks and kind of dash. */
export function headerKeyOf(header: string): string {
  return toComparedName(header);
}

/** Tells whether a note says that a header was read as the placement states. */
export function followsPlacement(note: Problem, { headerKey, column }: ColumnPlacement): boolean {
  if (note.code === 'placed-column') return note.readAs === column && headerKeyOf(note.value) === headerKey;
  return (
    note.code === 'unknown-column' &&
    column === ANSWERS.notThere &&
    note.settled === true &&
    headerKeyOf(note.value) === headerKey
  );
}

/** Returns the column of the layout that a placement names; null for a header that is none of them. */
export function placedColumn({ column }: Pick<ColumnPlacement, 'column'>): string | null {
  return column === ANSWERS.notThere ? null : column;
}
