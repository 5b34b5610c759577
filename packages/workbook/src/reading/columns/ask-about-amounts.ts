import { toCellAddress } from '../../cells/cell-address.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { type AmountsOf, amountsSaid } from '../../layout/amount-words.ts';
import { readHeader, readPlacedUnit } from '../../layout/header-names.ts';
import { RESOURCE_COLUMNS } from '../../layout/posten-columns.ts';
import type { PlacedUnitDetails } from '../../problems/problem.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../../questions/workbook-question.ts';
import type { FreeHeader, HeaderRow } from '../header/header-row.ts';
import type { ColumnAmounts, FoundColumns } from './find-columns.ts';

/**
 * Takes what the figures of a placed column are for: by what is remembered with its placement, else by the answer to a
 * question. Returns it for the note about the column.
 */
export function takeAmounts(
  headerRow: HeaderRow,
  column: string,
  header: FreeHeader,
  remembered: AmountsOf | null,
  { amounts }: FoundColumns,
  asked: Asked,
): Pick<PlacedUnitDetails, 'amounts'> {
  const unit = readPlacedUnit(column, header.text);
  if (unit === null) return {};
  const proposal = amountsSaid(header.text) ?? saidBeside(headerRow, header.index);
  const found: ColumnAmounts = remembered
    ? { of: remembered, question: null }
    : ask(headerRow, { column, header, ownUnit: unit.ownUnit, proposal, placed: true }, asked);
  amounts.set(column, found);
  return found.of === null ? {} : { amounts: found.of };
}

/**
 * Asks about columns with a header of the layout below or above one that speaks of a total, as 'Totaal' over all columns
 * of energy. What is for the whole quantity would otherwise be multiplied by it.
 */
export function askAboutTotalsBeside(
  headerRow: HeaderRow,
  { positions, amounts }: FoundColumns,
  asked: Asked,
  problems: ProblemList,
): void {
  const { kind, sheet, row, cells } = headerRow;
  if (kind !== 'posten') return;
  for (const column of Object.values(RESOURCE_COLUMNS)) {
    const index = positions.get(column);
    if (index === undefined || amounts.has(column) || saidBeside(headerRow, index) !== 'in-all') continue;
    const header = { text: String(cells[index]), index };
    const { ownUnit } = readPlacedUnit(column, column) ?? { ownUnit: '' };
    const found = ask(headerRow, { column, header, ownUnit, proposal: 'in-all', placed: false }, asked);
    amounts.set(column, found);
    if (found.of !== 'in-all') continue;
    const details = { cell: toCellAddress(index, row), value: header.text, readAs: column };
    problems.add('divided-column', { sheet, row, column: header.text }, details);
  }
}

/**
 * Takes what the figures of several columns are for that state one thing together: what all of their headers say is one
 * unit is not asked about, and headers that contradict each other refuse the file, since no answer fits both. `key`
 * identifies the question, whatever other answers make of the columns.
 */
export function takeAmountsOfAll(
  headerRow: HeaderRow,
  /** `called` is the name of the columns in the question, where that isn't known for sure yet */
  about: {
    readonly column: string;
    readonly key: string;
    readonly ownUnit: string;
    readonly called?: string;
  },
  headers: readonly (FreeHeader & { readonly amounts: AmountsOf | null })[],
  { amounts }: FoundColumns,
  { asked, problems }: { readonly asked: Asked; readonly problems: ProblemList },
): void {
  const [header] = headers;
  if (!header) return;
  const said = headers.map(({ amounts: own, ...each }) => ({
    ...each,
    of: own ?? saidBeside(headerRow, each.index),
  }));
  const first = said.find(({ of }) => of !== null);
  const other = said.find(({ of }) => of !== null && of !== first?.of);
  if (first && other?.of) {
    const { sheet, row } = headerRow;
    const details = {
      cell: toCellAddress(other.index, row),
      value: other.text,
      of: other.of,
      other: first.text,
    };
    problems.add('contradicting-amounts', { sheet, row, column: other.text }, details);
    return;
  }
  const proposal = first && said.every(({ of }) => of === first.of) ? first.of : null;
  if (proposal === 'per-unit') return;
  const columns = headers.map(({ text }) => text);
  amounts.set(about.column, ask(headerRow, { ...about, header, columns, proposal, placed: false }, asked));
}

function ask(
  { sheet, row }: HeaderRow,
  about: {
    readonly column: string;
    readonly key?: string;
    readonly called?: string;
    readonly header: FreeHeader;
    readonly ownUnit: string;
    readonly proposal: AmountsOf | null;
    readonly placed: boolean;
    /** of a question about several columns, of which `header` is the first */
    readonly columns?: readonly string[];
  },
  { answers }: Asked,
): ColumnAmounts {
  const { column, key = column, called = column, header, ownUnit, proposal, placed, columns } = about;
  const choices = proposal === 'in-all' ? [ANSWERS.inAll, ANSWERS.perUnit] : [ANSWERS.perUnit, ANSWERS.inAll];
  const question: Omit<QuestionOf<'amounts'>, 'perUnit' | 'inAll'> = {
    kind: 'amounts',
    id: `amounts:${sheet}:${key}:${header.text}`,
    ...{ required: true, choices, changesReading: true },
    ...{ sheet, row, column: header.text, cell: toCellAddress(header.index, row) },
    ...{ columnName: called, ownUnit, proposal, placed, ...(columns ? { columns } : {}) },
  };
  const answer = answerTo(question, answers);
  return { of: choices.find((choice) => choice === answer) ?? null, question };
}

/**
 * Returns what the row beside the header says about a column: right above it, or in a cell to the left that reaches over it,
 * as one that is merged does. What stands over a required column is a title.
 */
function saidBeside({ kind, required, cells, beside }: HeaderRow, index: number): AmountsOf | null {
  for (let at = index; at >= 0; at--) {
    const cell = beside[at] ?? null;
    if (cell === null || cell === '') continue;
    return typeof cell === 'string' && (at === index || !isRequired(kind, required, cells[at]))
      ? amountsSaid(cell)
      : null;
  }
  return null;
}

function isRequired(
  kind: HeaderRow['kind'],
  required: readonly string[],
  cell: CellValue | undefined,
): boolean {
  const reading = typeof cell === 'string' ? readHeader(kind, cell) : null;
  return reading !== null && required.includes(reading.column);
}
