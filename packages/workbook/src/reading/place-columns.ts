import { toCellAddress } from '../cells/cell-address.ts';
import { toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { findResembled, SHEET_COLUMNS, type SheetKind } from '../layout/header-names.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../questions/workbook-question.ts';

/** So many headers are offered; a sheet with more is asked about its first. */
const HEADERS_MAX = 40;

interface HeaderRow {
  readonly kind: SheetKind;
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly required: readonly string[];
}

/**
 * Places the columns that no header names: by what the organisation chose before, and by what is answered now. Asks about
 * the ones that are required, and those that a header resembles.
 */
export function placeColumns(
  { kind, sheet, row, cells, required }: HeaderRow,
  positions: Map<string, number>,
  asked: Asked,
  problems: ProblemList,
): void {
  const taken = new Set(positions.values());
  const unread = cells
    .flatMap((cell, index) =>
      typeof cell === 'string' && !taken.has(index) ? [{ text: toShownValue(cell), index }] : [],
    )
    .filter(({ text }) => text !== '')
    .slice(0, HEADERS_MAX);
  const place = (column: string, header: (typeof unread)[number] | undefined) => {
    if (!header || taken.has(header.index)) return;
    taken.add(header.index);
    positions.set(column, header.index);
    const details = { cell: toCellAddress(header.index, row), value: header.text, readAs: column };
    problems.add('placed-column', { sheet, row, column: header.text }, details);
  };
  for (const placement of asked.placements) {
    if (placement.sheet !== kind || positions.has(placement.column)) continue;
    place(
      placement.column,
      unread.find(({ text }) => toComparedName(text) === placement.headerKey),
    );
  }

  const open = unread.filter(({ index }) => !taken.has(index));
  const headers = [...new Set(open.map(({ text }) => text))];
  for (const column of SHEET_COLUMNS[kind]) {
    const isRequired = required.includes(column);
    const resembling = open.find(({ text }) => findResembled(kind, text) === column);
    if (positions.has(column) || headers.length === 0 || !(isRequired || resembling)) continue;
    const question: QuestionOf<'column'> = {
      kind: 'column',
      id: `column:${sheet}:${column}`,
      required: isRequired,
      choices: isRequired ? headers : [...headers, ANSWERS.notThere],
      changesReading: true,
      sheet,
      row,
      column,
      cell: toCellAddress(resembling?.index ?? 0, row),
      columnName: column,
      sheetKind: kind,
    };
    asked.questions.push(question);
    const answer = answerTo(question, asked.answers);
    place(
      column,
      open.find(({ text, index }) => text === answer && !taken.has(index)),
    );
  }
}
