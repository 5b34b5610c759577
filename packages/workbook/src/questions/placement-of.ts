import { SHEET_COLUMNS, type SheetKind } from '../layout/header-names.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import type { Problem } from '../problems/problem.ts';
import type { ColumnPlacement } from './asked-while-reading.ts';
import { ANSWERS, type WorkbookQuestion } from './workbook-question.ts';

/** What an answer says of a column, to be remembered; null for one that says nothing of any. */
export function placementOf(
  question: WorkbookQuestion,
  answer: string,
): (ColumnPlacement & { readonly header: string }) | null {
  if (answer === ANSWERS.notThere) return null;
  if (question.kind === 'unknown-column') {
    const { sheetKind: sheet, column: header } = question;
    return { sheet, header, headerKey: headerKeyOf(header), column: answer };
  }
  if (question.kind !== 'column') return null;
  const { sheetKind: sheet, columnName: column } = question;
  return { sheet, header: answer, headerKey: headerKeyOf(answer), column };
}

const SHEET_KINDS: readonly SheetKind[] = ['posten', 'set'];

/** The placements by which a file was read, as its notes tell: by the same ones it is read again, whatever holds today. */
export function placementsUsed(notes: readonly Problem[]): ColumnPlacement[] {
  return notes.flatMap((note) => {
    if (note.code !== 'placed-column') return [];
    const { readAs: column, value } = note;
    return SHEET_KINDS.filter((sheet) => SHEET_COLUMNS[sheet].includes(column)).map((sheet) => ({
      sheet,
      headerKey: headerKeyOf(value),
      column,
    }));
  });
}

/** A header as placements know it: without case, blanks and kind of dash. */
export function headerKeyOf(header: string): string {
  return toComparedName(header);
}
