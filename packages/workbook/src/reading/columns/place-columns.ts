import { toCellAddress } from '../../cells/cell-address.ts';
import type { AmountsOf } from '../../layout/amount-words.ts';
import { findResembled, isSheetKind, readPlacedUnit, SHEET_COLUMNS } from '../../layout/header-names.ts';
import { statedSetOf } from '../../layout/impact-headers.ts';
import { modulesJoined } from '../../layout/joined-modules.ts';
import { toComparedName } from '../../layout/sheet-names.ts';
import { convert, isSameUnit } from '../../layout/unit-conversions.ts';
import type { PlacedUnitDetails } from '../../problems/problem.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../../questions/workbook-question.ts';
import { type FreeHeader, freeHeadersOf, type HeaderRow, partOfProduction } from '../header/header-row.ts';
import { takeAmounts } from './ask-about-amounts.ts';
import type { FoundColumns } from './find-columns.ts';
import { type AnsweredColumn, answeredColumn } from './unknown-columns.ts';

/** The largest number of headers that are offered; for a sheet with more, the first ones. */
const HEADERS_MAX = 40;

/**
 * Places the columns that no header names: by earlier choices of the organisation, and by the present answers. Asks
 * about required columns, and about those that a header resembles. Figures of a placed column are converted where its
 * header states a convertible unit; otherwise they are not converted and somebody must confirm the unit. Returns the
 * columns that answers about unknown headers placed.
 */
export function placeColumns(
  headerRow: HeaderRow,
  found: FoundColumns,
  asked: Asked,
  problems: ProblemList,
): AnsweredColumn[] {
  const { kind, sheet, row, required } = headerRow;
  if (!isSheetKind(kind)) return [];
  const { positions } = found;
  const taken = new Set(positions.values());
  const unread = freeHeadersOf(headerRow, positions)
    // Parts of A1-A3, and sums over modules, are none of the modules.
    .filter(
      ({ text }) => kind !== 'set' || (partOfProduction(text) === null && modulesJoined(text).length === 0),
    )
    .slice(0, HEADERS_MAX);
  const place = (column: string, header: FreeHeader | undefined, remembered: AmountsOf | null = null) => {
    if (!header || taken.has(header.index) || positions.has(column)) return false;
    taken.add(header.index);
    positions.set(column, header.index);
    const details = { cell: toCellAddress(header.index, row), value: header.text, readAs: column };
    const unit = takeUnit(headerRow, column, header, found, asked);
    const amounts = takeAmounts(headerRow, column, header, remembered, found, asked);
    problems.add('placed-column', { sheet, row, column: header.text }, { ...details, ...unit, ...amounts });
    return true;
  };
  for (const placement of asked.placements) {
    if (placement.sheet !== kind || placement.column === ANSWERS.notThere) continue;
    // That of the MKI is of several columns (place-impacts.ts).
    if (positions.has(placement.column) || statedSetOf(placement.column)) continue;
    place(
      placement.column,
      unread.find(({ text }) => toComparedName(text) === placement.headerKey),
      placement.amounts ?? null,
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
  return open.flatMap((header) => {
    const column = answeredColumn(headerRow, header, asked.answers);
    return column !== null && place(column, header) ? [{ header, column }] : [];
  });
}

/** Converts the figures of a placed column, or asks whether they are in the column's unit; returns which. */
function takeUnit(
  { sheet, row }: HeaderRow,
  column: string,
  header: FreeHeader,
  { conversions }: FoundColumns,
  { questions }: Asked,
): PlacedUnitDetails {
  const placed = readPlacedUnit(column, header.text);
  if (placed === null) return {};
  const { ownUnit, known } = placed;
  if (known === null) {
    questions.push({
      kind: 'placed-unit',
      // Another header in its place needs a new confirmation.
      id: `placed-unit:${sheet}:${column}:${header.text}`,
      required: true,
      choices: [ANSWERS.confirmed],
      changesReading: false,
      sheet,
      row,
      column: header.text,
      cell: toCellAddress(header.index, row),
      columnName: column,
      ownUnit,
    });
    return { ownUnit };
  }
  if (isSameUnit(known.conversion)) return {};
  conversions.set(column, known.conversion);
  return { ownUnit, unit: known.unit, oneBecomes: convert(1, known.conversion) };
}
