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
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { POSTEN_COLUMNS, RESOURCE_COLUMNS, WORK_SCOPE_WORDS } from '../layout/posten-columns.ts';
import { PROFILE_COLUMNS, UNIT_COLUMN } from '../layout/set-columns.ts';
import { POSTEN_SHEET, sheetNameOf } from '../layout/sheet-names.ts';
import { writeWorkbook } from './write-workbook.ts';

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
export async function writeCalculation(calculation: WritableCalculation): Promise<Uint8Array> {
  const sheets: WriteSheet[] = [toPostenSheet(calculation.items)];
  for (const set of calculation.sets) sheets.push(toSetSheet(set, calculation));
  return writeWorkbook(sheets);
}

/**
 * Returns the rows of the sheet Posten, header first. A resource that no item declares gets no column, and one that some
 * do not declare gets 'ND' at these: an empty cell would be 0.
 */
export function toPostenRows(items: readonly WritableItem[]): CellValue[][] {
  const declared = RESOURCE_KEYS.filter((key) => items.some(({ resources }) => resources[key] !== null));
  return [
    [...Object.values(POSTEN_COLUMNS), ...declared.map((key) => RESOURCE_COLUMNS[key])],
    ...items.map((item) => toPostenRow(item, declared)),
  ];
}

/** Returns the rows of a set's sheet, header first: a row for each declared indicator of each item. */
export function toSetRows(set: SetCode, items: readonly WritableItem[]): CellValue[][] {
  const indicators = [...IMPACT_SETS[set].indicators.map(({ code }) => code), MKI_INDICATOR];
  const rows: CellValue[][] = [[...PROFILE_COLUMNS]];
  for (const item of items) {
    const profile = item.profiles[set];
    for (const indicator of indicators) {
      const values = profile?.[indicator];
      if (!values) continue;
      rows.push([
        item.postNumber,
        indicator,
        ...LIFE_CYCLE_MODULES.map((_, module) => values[module] ?? null),
      ]);
    }
  }
  return rows;
}

function toPostenRow(item: WritableItem, declared: readonly ResourceKey[]): CellValue[] {
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

function toPostenSheet(items: readonly WritableItem[]): WriteSheet {
  return { name: POSTEN_SHEET, rows: toPostenRows(items), freezePane: { rows: 1 } };
}

function toSetSheet(
  set: SetCode,
  { items, withUnits = false }: Pick<WritableCalculation, 'items' | 'withUnits'>,
): WriteSheet {
  const rows = toSetRows(set, items);
  return {
    name: sheetNameOf(set),
    rows: withUnits ? toRowsWithUnits(set, rows) : rows,
    freezePane: { rows: 1 },
  };
}

/** Adds the unit of its indicator to each row of a set's sheet, below the header that comes first. */
export function toRowsWithUnits(set: SetCode, [header = [], ...rows]: readonly CellValue[][]): CellValue[][] {
  const units = new Map(IMPACT_SETS[set].indicators.map(({ code, unit }) => [code, unit]));
  return [[...header, UNIT_COLUMN], ...rows.map((row) => [...row, units.get(String(row[1])) ?? null])];
}
