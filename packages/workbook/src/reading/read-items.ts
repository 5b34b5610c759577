import { RESOURCE_KEYS, type ResourceKey, type WeightedSets } from '@milieuspoor/domain';
import { toCellAddress, toColumnLetters } from '../cells/cell-address.ts';
import { isBlank } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { isNotDeclared } from '../cells/not-declared.ts';
import { POSTEN_COLUMNS, REQUIRED_POSTEN_COLUMNS, RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import { convert, isInHours, isSameUnit } from '../layout/unit-conversions.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import { createSheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import type { SheetSource } from '../workbook-source.ts';
import { createCellReader, FAULTY } from './cell-reader.ts';
import type { ColumnPositions, FoundColumns } from './columns/find-columns.ts';
import { placeImpacts, refuseImpacts } from './columns/place-impacts.ts';
import type { DraftItem } from './draft-item.ts';
import type { HeaderRow } from './header/header-row.ts';
import { mayBePost, movedColumn } from './no-posts/kind-of-row.ts';
import { watchNoPosts } from './no-posts/no-post-rows.ts';
import {
  askAboutNoPosts,
  createWeighing,
  decideNoPosts,
  type NoPostsSettled,
  noteLeftOut,
  toldAsLeftOut,
  warnOfWrongTotals,
} from './no-posts/settle-no-posts.ts';
import { noteStatedColumns, readStatedColumns, type StatedColumns } from './profiles/read-stated-columns.ts';
import { readDescription } from './read-description.ts';
import { placedAt, type RawRow, readTable, type SheetReaders, type TableRow } from './read-table.ts';
import { refuseTooManyItems } from './refuse-too-many-items.ts';
import { settleAmounts } from './settle-amounts.ts';
import type { KnownPosts } from './settle-near-posts.ts';
import { askAboutUnseenItems } from './unseen/ask-about-unseen.ts';
import type { SheetLook, Unseen } from './unseen/sheet-look.ts';
import type { SetProfiles } from './value-all-items.ts';

/** The items of the sheet Posten, and the rows of which it is still to be decided whether they are any. */
export interface ItemsRead {
  /** by post number, in file order */
  readonly items: Map<string, DraftItem>;
  /** the numbers in the sheet, also of rows that may be no items */
  readonly posts: KnownPosts;
  /** Decides what is no post, once the profiles are known, and reports on the sheet. Call once. */
  readonly settle: (sets: readonly SetProfiles[], weights: WeightedSets) => NoPostsSettled;
  readonly look: SheetLook;
}

/** What the sheet Posten holds. */
export interface PostenRead {
  /** null when the sheet lacks its header or a column */
  readonly read: ItemsRead | null;
  /** the sets of which columns state the MKI */
  readonly stated: readonly SetProfiles[];
  /** Says why an MKI in columns isn't read; for a workbook without profiles. */
  readonly refuseStated: () => void;
}

/** Reads the items of the sheet Posten; `hasSetSheet` tells whether the workbook has a sheet of a set. */
export async function readItems(
  sheet: SheetSource,
  hasSetSheet: boolean,
  problems: ProblemList,
  asked: Asked,
): Promise<PostenRead> {
  const items = new Map<string, DraftItem>();
  const notes = createSheetNotes(sheet.name, problems);
  const readers = { reader: createCellReader(sheet.name, problems, notes), notes, problems, asked };
  const { reader } = readers;
  const watch = watchNoPosts((raw) => addItem(readLate(raw, readers)));
  const stated: StatedColumns[] = [];
  let refuseStated = () => {};
  const layout = {
    kind: 'posten',
    required: REQUIRED_POSTEN_COLUMNS,
    placeMore(header: HeaderRow, found: FoundColumns) {
      for (const set of placeImpacts(header, found, { hasSetSheet, asked, problems })) {
        stated.push(readStatedColumns(sheet.name, set, readers));
        noteStatedColumns(sheet.name, header.row, set, readers);
      }
      if (stated.length === 0) refuseStated = () => refuseImpacts(header, found, problems);
    },
    passesOver(raw: RawRow) {
      const { row, cells, positions } = raw;
      if (!isNoItem(cells, positions)) return watch.holds(raw);
      const [column, index] = [...positions].find(([, at]) => !isBlank(cells[at])) ?? ['', 0];
      notes.add(mayBePost(raw) ? 'no-item-amounts' : 'no-item-rows', {
        cell: cells[index] ?? null,
        row,
        index,
        column,
      });
      watch.passes(raw);
      return true;
    },
  } as const;
  let rowCount = 0;
  const unseen = new Map<number, Unseen>();
  function addItem(row: TableRow): void {
    rowCount++;
    if (row.unseen) unseen.set(row.row, row.unseen);
    const item = readItem(row, stated, readers);
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
  }
  const { complete, header, look, amounts } = await readTable(sheet, layout, readers, addItem);
  // Nothing is asked while a column is missing; such rows are no faults of items either.
  const found = watch.end(items);
  const doubtful = complete
    ? found.filter(({ kind, raw }) => !(kind === 'header' && raw && refuseMovedColumns(raw)))
    : [];
  const numbers = new Set(doubtful.map(({ number }) => number));

  /**
   * Refuses a header among the rows that names columns at other places: what is below it would be read in the wrong ones. Returns
   * whether it does.
   */
  function refuseMovedColumns(raw: RawRow): boolean {
    const moved = movedColumn(raw);
    if (!moved) return false;
    const { column, index, before } = moved;
    const details = { cell: toCellAddress(index, raw.row), letters: toColumnLetters(before) };
    problems.add('moved-column', { sheet: sheet.name, row: raw.row, column }, details);
    return true;
  }
  /** `leftOut` are the rows that are none of the items, and that are weighed beside them. */
  function report(leftOut: readonly DraftItem[] = []): void {
    reader.resolveAmbiguous(asked);
    settleAmounts(items.values(), amounts, asked);
    for (const set of stated) set.settle([...items.values()], leftOut, amounts);
    notes.report();
    if (complete && rowCount === 0) reportNone();
  }
  function reportNone(): void {
    problems.add('no-items', { sheet: sheet.name, ...header }, {});
  }
  function settle(sets: readonly SetProfiles[], weights: WeightedSets): NoPostsSettled {
    const known = new Set(items.keys());
    const isPost = (number: string) => known.has(number);
    const decided = decideNoPosts(sheet.name, doubtful, isPost, sets, asked);
    for (const { raw, item } of decided.posts) if (raw && !item) addItem(readLate(raw, readers));
    const leftOut = decided.doubtful.filter(decided.isLeftOut).flatMap(({ item }) => item ?? []);
    for (const { postNumber } of leftOut) items.delete(postNumber);
    rowCount -= leftOut.length;
    if (doubtful.length > 0) report(leftOut);
    const weigh = createWeighing(isPost, sets, weights, reader.figure);
    const settled = askAboutNoPosts(sheet.name, decided, weigh, asked);
    const posten = { sheet: sheet.name, items, unseen, isFiltered: look.isFiltered };
    const unseenLeftOut = askAboutUnseenItems(posten, weigh, asked);
    for (const { number } of unseenLeftOut) items.delete(number);
    if (unseenLeftOut.length > 0 && items.size === 0) reportNone();
    noteLeftOut(sheet.name, [...toldAsLeftOut(settled, asked), ...unseenLeftOut], problems);
    warnOfWrongTotals(sheet.name, watch, settled, problems);
    return settled;
  }
  if (doubtful.length === 0) report();
  const ofStated = { stated: stated.map(({ profiles }) => profiles), refuseStated };
  if (!complete) return { read: null, ...ofStated };
  const posts: KnownPosts = {
    has: (post) => items.has(post) || numbers.has(post),
    numbers: () => items.keys(),
    productOf: (post) => items.get(post)?.product ?? '',
  };
  return { read: { items, posts, settle, look }, ...ofStated };
}

/** Returns a row that was held back as one to read. */
function readLate({ header: _, width: __, lacksNumber, ...raw }: RawRow, { reader }: SheetReaders): TableRow {
  const index = raw.positions.get(POSTEN_COLUMNS.postNumber) ?? 0;
  const cell = raw.cells[index] ?? null;
  const placed = { cell, row: raw.row, index, column: POSTEN_COLUMNS.postNumber };
  const text = reader.text(placed);
  if (text === null) lacksNumber(raw.row);
  return {
    ...raw,
    postNumber: typeof text === 'string' ? text : null,
    fractional: typeof cell === 'number' && !Number.isInteger(cell),
    keyAddress: () => reader.details(placed).cell,
  };
}

/** Tells whether a row is a chapter, a total or a signature: a row with neither number, product nor unit. */
function isNoItem(cells: readonly CellValue[], positions: ColumnPositions): boolean {
  return IDENTIFYING_COLUMNS.every((column) => {
    const cell = cells[positions.get(column) ?? -1];
    return isBlank(cell) || isNotDeclared(cell);
  });
}

const IDENTIFYING_COLUMNS = [POSTEN_COLUMNS.postNumber, POSTEN_COLUMNS.product, POSTEN_COLUMNS.unit];

function readItem(row: TableRow, stated: readonly StatedColumns[], readers: SheetReaders): DraftItem {
  const description = readDescription(row, readers);
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
  const hasQuantity = readQuantity(item, row, readers);
  for (const key of RESOURCE_KEYS) readResource(item, key, hasQuantity, row, readers);
  for (const set of stated) set.read(row, item, hasQuantity);
  return item;
}

/**
 * Reads Hoeveelheid: required, and never undeclared. 0 is work that was not done, and a negative quantity is not
 * possible (D-99). Returns whether the row states one, be it wrong.
 */
function readQuantity(item: DraftItem, row: TableRow, { reader, notes, problems }: SheetReaders): boolean {
  if (!row.positions.has(POSTEN_COLUMNS.quantity)) return true;
  const placed = placedAt(row, POSTEN_COLUMNS.quantity);
  if (isNotDeclared(placed.cell)) {
    item.faulty = true;
    problems.add('undeclared-quantity', reader.place(placed), reader.details(placed));
    return false;
  }
  const quantity = reader.number(placed, (value) => {
    item.quantity = value;
  });
  if (typeof quantity === 'number' && quantity >= 0) {
    // This includes -0, which a formula may give.
    item.quantity = Math.abs(quantity);
    if (quantity === 0) notes.add('zero-quantity', placed);
    return true;
  }
  item.faulty = true;
  if (quantity === FAULTY) return true;
  const code = quantity === null ? 'missing-number' : 'negative-amount';
  problems.add(code, reader.place(placed), reader.figureDetails(placed));
  return quantity !== null;
}

/**
 * Reads an amount per unit, in the unit of the layout's column. An empty cell is 0; a cell that states that nothing is
 * declared, and a column that the sheet lacks, are undeclared. Material, hours and transport can't be negative. Energy
 * can be when a declaration counts savings beyond the system boundary, so there a negative amount is a warning.
 */
function readResource(
  item: DraftItem,
  key: ResourceKey,
  hasQuantity: boolean,
  row: TableRow,
  { reader, problems }: SheetReaders,
): void {
  const column = RESOURCE_COLUMNS[key];
  if (!row.positions.has(column)) {
    item.resources[key] = null;
    return;
  }
  item.resources[key] = 0;
  const placed = placedAt(row, column);
  const conversion = row.conversions.get(column) ?? UNCHANGED;
  const assign = (value: number) => {
    item.resources[key] = convert(value, conversion);
  };
  // '1:30' in a column of minutes could be a minute and a half as well.
  const inHours = isInHours(key) && isSameUnit(conversion);
  const amount = reader.number(placed, assign, inHours);
  if (amount === null) {
    // Work that was not done takes nothing, whatever one unit would take.
    if (isNotDeclared(placed.cell) && item.quantity > 0) item.resources[key] = null;
    return;
  }
  if (amount === FAULTY) {
    item.faulty = true;
    return;
  }
  item.resources[key] = convert(amount, conversion);
  const inAll = row.amounts.get(column)?.of === 'in-all';
  if (inAll && amount !== 0 && (!hasQuantity || item.quantity === 0)) {
    item.faulty = true;
    problems.add('nothing-to-divide', reader.place(placed), reader.figureDetails(placed));
  }
  if (amount >= 0) return;
  if (key === 'renewableMj' || key === 'fossilMj') {
    problems.add('negative-energy', reader.place(placed), reader.figureDetails(placed));
  } else {
    item.faulty = true;
    problems.add('negative-amount', reader.place(placed), reader.figureDetails(placed));
  }
}

const UNCHANGED = { times: 1, per: 1 };
