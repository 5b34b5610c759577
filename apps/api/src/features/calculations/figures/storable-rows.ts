import { hash } from 'node:crypto';
import { RESOURCE_KEYS, SET_CODES, type TotalNode, type ValuedItem } from '@milieuspoor/domain';
import { RESOURCE_COLUMNS } from './calculation-columns.ts';
import type { ColumnReaders } from './to-columnar.ts';

/** Reads the columns of calculation_item from an item, by the names in the table. */
export const ITEM_READERS: ColumnReaders<ValuedItem> = {
  position: (_, position) => position,
  post_number: ({ item }) => item.postNumber,
  product_group: ({ item }) => item.productGroup,
  product_sub_group: ({ item }) => item.productSubGroup,
  product: ({ item }) => item.product,
  unit: ({ item }) => item.unit,
  quantity: ({ item }) => item.quantity,
  raw_code: ({ item }) => item.rawCode,
  nmd_category: ({ item }) => item.nmdCategory,
  work_scope: ({ item }) => item.workScope,
  ...eachResource<ValuedItem>(
    (key) =>
      ({ resources }) =>
        resources[key],
  ),
  ...eachSet<ValuedItem>((set) => ({
    mki_eur: ({ impacts }) => impacts[set]?.mkiEur ?? null,
    co2_kg: ({ impacts }) => impacts[set]?.co2Kg ?? null,
    undeclared: ({ impacts }) => impacts[set]?.undeclared.join(' ') ?? null,
    declared: ({ impacts }) => impacts[set]?.declared ?? null,
  })),
};

/** Reads the columns of calculation_total from a node of the drill-down. */
export const TOTAL_READERS: ColumnReaders<TotalNode> = {
  level: ({ level }) => level,
  node_id: ({ path }) => nodeId(path),
  parent_id: ({ path }) => (path.length > 0 ? nodeId(path.slice(0, -1)) : null),
  name: ({ path }) => path.at(-1) ?? '',
  item_count: ({ itemCount }) => itemCount,
  ...eachResource<TotalNode>(
    (key) =>
      ({ resources }) =>
        resources[key],
  ),
  resource_items: ({ resourceItems }) => RESOURCE_KEYS.map((key) => resourceItems[key]),
  ...eachSet<TotalNode>((set) => ({
    mki_eur: ({ sets }) => sets[set]?.mkiEur ?? null,
    co2_kg: ({ sets }) => sets[set]?.co2Kg ?? null,
    mki_items: ({ sets }) => sets[set]?.mkiItems ?? null,
    co2_items: ({ sets }) => sets[set]?.co2Items ?? null,
    items: ({ sets }) => sets[set]?.itemCount ?? 0,
    items_undeclared: ({ sets }) => sets[set]?.itemsUndeclared ?? 0,
    items_without_co2: ({ sets }) => sets[set]?.itemsWithoutCo2 ?? 0,
    items_incomplete: ({ sets }) => sets[set]?.itemsIncomplete ?? null,
  })),
};

function eachResource<Thing>(
  readerOf: (key: (typeof RESOURCE_KEYS)[number]) => ColumnReaders<Thing>[string],
): ColumnReaders<Thing> {
  return Object.fromEntries(RESOURCE_KEYS.map((key) => [RESOURCE_COLUMNS[key], readerOf(key)]));
}

function eachSet<Thing>(
  readersOf: (set: (typeof SET_CODES)[number]) => ColumnReaders<Thing>,
): ColumnReaders<Thing> {
  return Object.fromEntries(
    SET_CODES.flatMap((set) =>
      Object.entries(readersOf(set)).map(([name, read]) => [`${set}_${name}`, read] as const),
    ),
  );
}

/**
 * Returns the identity of a node: its path of group, sub-group and product, hashed into a UUID (version 8, RFC 9562).
 * The same path has the same identity in every calculation, so that projects can be added up and a sent link keeps its
 * meaning.
 */
export function nodeId(path: readonly string[]): string {
  const bytes = hash('sha256', JSON.stringify(path), 'buffer').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
