import {
  type CalculationItem,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  MKI_INDICATOR,
  RESOURCE_KEYS,
  type ResourceKey,
  type SetCode,
  type WORK_SCOPES,
} from '@milieuspoor/domain';
import { POSTEN_COLUMNS, RESOURCE_COLUMNS, WORK_SCOPE_WORDS } from '../layout/posten-columns.ts';
import { PROFILE_COLUMNS, UNIT_COLUMN } from '../layout/set-columns.ts';
import { POSTEN_SHEET, sheetNameOf } from '../layout/sheet-names.ts';
import { type PlainSheet, type PlainValue, writePlainWorkbook } from './write-plain-workbook.ts';

/** An item to write; one without a quantity gets an empty cell, with which it cannot be read. */
export type WritableItem = Omit<CalculationItem, 'quantity'> & { readonly quantity: number | null };

/** A calculation to write: items with their figures for one unit, and the sets that get a sheet. */
export interface WritableCalculation {
  readonly items: readonly WritableItem[];
  readonly sets: readonly SetCode[];
  /** whether each row of a profile states its unit, so that nothing is asked about it; false by default */
  readonly withUnits?: boolean;
}

/**
 * Writes a calculation as an .xlsx workbook in the layout that `readCalculation` reads. An undeclared indicator gets no
 * row, an undeclared module an empty cell.
 */
export async function writeCalculation(calculation: WritableCalculation): Promise<Uint8Array<ArrayBuffer>> {
  const { items, sets, withUnits = false } = calculation;
  return writePlainWorkbook([
    { name: POSTEN_SHEET, rows: toPostenRows(items) },
    ...sets.map((set): PlainSheet => ({ name: sheetNameOf(set), rows: toSetRows(set, items, withUnits) })),
  ]);
}

/**
 * Returns the rows of the sheet Posten, header first. A resource that no item declares gets no column, and one that some
 * do not declare gets 'ND' at these: an empty cell would be 0.
 */
export function toPostenRows(items: readonly WritableItem[]): PlainValue[][] {
  const declared = RESOURCE_KEYS.filter((key) => items.some(({ resources }) => resources[key] !== null));
  return [
    [...Object.values(POSTEN_COLUMNS), ...declared.map((key) => RESOURCE_COLUMNS[key])],
    ...items.map((item) => toPostenRow(item, declared)),
  ];
}

/**
 * Yields the rows of a set's sheet, header first: a row for each declared indicator of each item, with the unit of the
 * indicator where that is asked.
 */
export function* toSetRows(
  set: SetCode,
  items: readonly WritableItem[],
  withUnits: boolean,
): Generator<readonly PlainValue[]> {
  yield [...PROFILE_COLUMNS, ...(withUnits ? [UNIT_COLUMN] : [])];
  for (const { postNumber, profiles } of items) {
    for (const { code, unit, values } of statedIn(set, profiles)) {
      const row: PlainValue[] = [postNumber, code];
      for (let module = 0; module < LIFE_CYCLE_MODULES.length; module++) row.push(values[module] ?? null);
      if (withUnits) row.push(unit);
      yield row;
    }
  }
}

/** The rows of a written sheet of a set. */
export interface ProfileRows {
  readonly sheet: string;
  /** how many rows the profile of each item has there, in the order of the items */
  readonly counts: readonly number[];
}

/** Returns how many rows each item has on the sheet of each of the sets that are written. */
export function profileRowsOf({
  items,
  sets,
}: Pick<WritableCalculation, 'items' | 'sets'>): readonly ProfileRows[] {
  return sets.map((set) => ({
    sheet: sheetNameOf(set),
    counts: items.map(({ profiles }) => statedIn(set, profiles).length),
  }));
}

/**
 * Returns the row of Posten of the item whose profile a row of the sheet of a set belongs to, both as Excel counts; null for
 * another sheet, and for a row that no profile has.
 */
export function postenRowOf(
  written: readonly ProfileRows[],
  { sheet, row }: { readonly sheet: string | null; readonly row: number | null },
): number | null {
  const counts = written.find((each) => each.sheet === sheet)?.counts;
  if (!counts || row === null || row <= HEADER_ROWS) return null;
  let last = HEADER_ROWS;
  for (const [item, count] of counts.entries()) {
    last += count;
    if (row <= last) return HEADER_ROWS + 1 + item;
  }
  return null;
}

const HEADER_ROWS = 1;

/** Returns what a profile states of a set, in the order of its rows. */
function statedIn(set: SetCode, profiles: WritableItem['profiles']) {
  const profile = profiles[set];
  const stated = [...IMPACT_SETS[set].indicators, { code: MKI_INDICATOR, unit: null }];
  return stated.flatMap(({ code, unit }) => {
    const values = profile?.[code];
    return values ? { code, unit, values } : [];
  });
}

function toPostenRow(item: WritableItem, declared: readonly ResourceKey[]): PlainValue[] {
  return [
    item.postNumber,
    item.productGroup,
    item.productSubGroup,
    item.product,
    item.unit,
    item.quantity,
    item.rawCode,
    item.nmdCategory,
    WORK_SCOPE_NAMES[item.workScope] ?? null,
    ...declared.map((key) => item.resources[key] ?? NOT_DECLARED),
  ];
}

const NOT_DECLARED = 'ND';

const WORK_SCOPE_NAMES = Object.fromEntries(
  Object.entries(WORK_SCOPE_WORDS).map(([word, scope]) => [scope, word]),
) as Readonly<Record<(typeof WORK_SCOPES)[number], string>>;
