import { createHash } from 'node:crypto';
import { RESOURCE_KEYS, SET_CODES, type TotalNode, type ValuedItem } from '@milieuspoor/domain';
import { RESOURCE_COLUMNS } from './calculation-columns.ts';

type StorableRow = Readonly<Record<string, unknown>>;

/** The columns of calculation_item for an item, keyed as the table names them. */
export function toItemRow({ item, impacts, resources }: ValuedItem, position: number): StorableRow {
  const row: Record<string, unknown> = {
    position,
    post_number: item.postNumber,
    product_group: item.productGroup,
    product_sub_group: item.productSubGroup,
    product: item.product,
    unit: item.unit,
    quantity: item.quantity,
    raw_code: item.rawCode,
    nmd_category: item.nmdCategory,
    work_scope: item.workScope,
  };
  for (const key of RESOURCE_KEYS) row[RESOURCE_COLUMNS[key]] = resources[key];
  for (const set of SET_CODES) {
    row[`${set}_mki_eur`] = impacts[set]?.mkiEur ?? null;
    row[`${set}_co2_kg`] = impacts[set]?.co2Kg ?? null;
    row[`${set}_undeclared`] = impacts[set]?.undeclared.join(' ') ?? null;
  }
  return row;
}

/** The columns of calculation_total for a node of the drill-down. */
export function toTotalRow(node: TotalNode): StorableRow {
  const row: Record<string, unknown> = {
    level: node.level,
    node_id: nodeId(node.path),
    parent_id: node.path.length > 0 ? nodeId(node.path.slice(0, -1)) : null,
    name: node.path.at(-1) ?? '',
    item_count: node.itemCount,
  };
  for (const key of RESOURCE_KEYS) row[RESOURCE_COLUMNS[key]] = node.resources[key];
  row.resource_items = RESOURCE_KEYS.map((key) => node.resourceItems[key]);
  for (const set of SET_CODES) {
    const total = node.sets[set];
    row[`${set}_mki_eur`] = total?.mkiEur ?? null;
    row[`${set}_co2_kg`] = total?.co2Kg ?? null;
    row[`${set}_mki_items`] = total?.mkiItems ?? null;
    row[`${set}_co2_items`] = total?.co2Items ?? null;
    row[`${set}_items`] = total?.itemCount ?? 0;
    row[`${set}_items_undeclared`] = total?.itemsUndeclared ?? 0;
    row[`${set}_items_without_co2`] = total?.itemsWithoutCo2 ?? 0;
    row[`${set}_items_incomplete`] = total?.itemsIncomplete ?? null;
  }
  return row;
}

/**
 * The identity of a node: its path of group, sub-group and product, hashed into a UUID (version 8, RFC 9562). The same
 * path has the same identity in every calculation, so that projects add up and a sent link keeps its meaning.
 */
function nodeId(path: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(path)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
