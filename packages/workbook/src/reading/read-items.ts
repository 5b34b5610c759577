import { RESOURCE_KEYS, type ResourceKey } from '@milieuspoor/domain';
import {
  ALL_POSTEN_COLUMNS,
  POSTEN_COLUMNS,
  REQUIRED_POSTEN_COLUMNS,
  RESOURCE_COLUMNS,
} from '../layout/posten-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { SheetSource } from '../workbook-source.ts';
import { type CellReader, createCellReader, FAULTY } from './cell-reader.ts';
import type { DraftItem } from './draft-item.ts';
import { readDescription } from './read-description.ts';
import { placedAt, readTable, type TableRow } from './read-table.ts';
import { refuseTooManyItems } from './refuse-too-many-items.ts';

/** The items of the sheet Posten by post number, in file order; null when the sheet lacks its header or a column. */
export async function readItems(
  sheet: SheetSource,
  problems: ProblemList,
): Promise<ReadonlyMap<string, DraftItem> | null> {
  const items = new Map<string, DraftItem>();
  const reader = createCellReader(sheet.name, problems);
  const columns = { all: ALL_POSTEN_COLUMNS, required: REQUIRED_POSTEN_COLUMNS };
  let rowCount = 0;
  const { complete, header } = await readTable(sheet, columns, reader, problems, (row) => {
    rowCount++;
    const item = readItem(row, reader, problems);
    if (row.postNumber === null) return;
    const first = items.get(row.postNumber);
    if (!first) {
      items.set(row.postNumber, item);
      refuseTooManyItems(items.size, sheet.name);
      return;
    }
    const placed = placedAt(row, POSTEN_COLUMNS.postNumber);
    problems.add('duplicate-post', reader.place(placed), {
      ...reader.details(placed),
      firstRow: first.row,
      numeric: row.fractional,
    });
  });
  reader.resolveAmbiguous();
  if (complete && rowCount === 0) problems.add('no-items', { sheet: sheet.name, ...header }, {});
  return complete ? items : null;
}

function readItem(row: TableRow, reader: CellReader, problems: ProblemList): DraftItem {
  const description = readDescription(row, reader, problems);
  const resources = {} as Record<ResourceKey, number | null>;
  const item: DraftItem = {
    row: row.row,
    cell: row.keyAddress(),
    postNumber: row.postNumber ?? '',
    ...description.fields,
    quantity: 1,
    resources,
    faulty: description.faulty,
  };
  readQuantity(item, row, reader, problems);
  for (const key of RESOURCE_KEYS) readResource(item, key, row, reader, problems);
  return item;
}

/** Hoeveelheid: required, above 0. */
function readQuantity(item: DraftItem, row: TableRow, reader: CellReader, problems: ProblemList): void {
  if (!row.positions.has(POSTEN_COLUMNS.quantity)) return;
  const placed = placedAt(row, POSTEN_COLUMNS.quantity);
  const quantity = reader.number(placed, (value) => {
    item.quantity = value;
  });
  if (typeof quantity === 'number' && quantity > 0) {
    item.quantity = quantity;
    return;
  }
  item.faulty = true;
  if (quantity === FAULTY) return;
  const code = quantity === null ? 'missing-number' : 'not-positive';
  problems.add(code, reader.place(placed), reader.details(placed));
}

/**
 * An amount per unit; an empty cell is 0, and a column that the sheet lacks is undeclared. Material, hours and transport can't be negative. Energy can be when a
 * declaration counts what is saved beyond the system boundary, so there it is a warning.
 */
function readResource(
  item: DraftItem,
  key: ResourceKey,
  row: TableRow,
  reader: CellReader,
  problems: ProblemList,
): void {
  const column = RESOURCE_COLUMNS[key];
  if (!row.positions.has(column)) {
    item.resources[key] = null;
    return;
  }
  item.resources[key] = 0;
  const placed = placedAt(row, column);
  const amount = reader.number(placed, (value) => {
    item.resources[key] = value;
  });
  if (amount === null) return;
  if (amount === FAULTY) {
    item.faulty = true;
    return;
  }
  item.resources[key] = amount;
  if (amount >= 0) return;
  if (key === 'renewableMj' || key === 'fossilMj') {
    problems.add('negative-energy', reader.place(placed), reader.details(placed));
  } else {
    item.faulty = true;
    problems.add('negative-amount', reader.place(placed), reader.details(placed));
  }
}
