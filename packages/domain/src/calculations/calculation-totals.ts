import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import { RESOURCE_KEYS, type ResourceKey } from './calculation-item.ts';
import { type ValuedItem, zeroPerModule } from './value-item.ts';

/** The levels of a calculation at which its totals are kept, from the whole down to the product. */
export const TOTAL_LEVELS = ['calculation', 'product_group', 'product_sub_group', 'product'] as const;
export type TotalLevel = (typeof TOTAL_LEVELS)[number];

/** A sum in one set with its coverage: what of it is built on incomplete data. */
export interface SetTotal {
  /** euro, per module */
  readonly mkiEur: number[];
  /** kg CO2-eq, per module */
  readonly co2Kg: number[];
  /** items that state this set */
  itemCount: number;
  /** items of which at least one indicator of the set is undeclared, so that the MKI is understated */
  itemsUndeclared: number;
  /** items that declare no CO2, counted as 0 */
  itemsWithoutCo2: number;
  /** per module, items that leave something open there which counts as 0 */
  readonly itemsIncomplete: number[];
}

/** What a node of the drill-down amounts to. `path` holds group, sub-group and product, as deep as the level. */
export interface TotalNode {
  readonly level: TotalLevel;
  readonly path: readonly string[];
  itemCount: number;
  readonly sets: Partial<Record<SetCode, SetTotal>>;
  readonly resources: Record<ResourceKey, number>;
}

/**
 * Sums valued items once, at every level: the whole calculation first, then each group, sub-group and product in the
 * order of their first item. A dashboard adds up these and never the items.
 */
export function totalItems(items: readonly ValuedItem[]): TotalNode[] {
  const nodes = new Map<string, TotalNode>();
  for (const valued of items) {
    const { productGroup, productSubGroup, product } = valued.item;
    addTo(nodeAt(nodes, 'calculation', []), valued);
    addTo(nodeAt(nodes, 'product_group', [productGroup]), valued);
    addTo(nodeAt(nodes, 'product_sub_group', [productGroup, productSubGroup]), valued);
    addTo(nodeAt(nodes, 'product', [productGroup, productSubGroup, product]), valued);
  }
  return [...nodes.values()].sort(
    (left, right) => TOTAL_LEVELS.indexOf(left.level) - TOTAL_LEVELS.indexOf(right.level),
  );
}

function nodeAt(nodes: Map<string, TotalNode>, level: TotalLevel, path: readonly string[]): TotalNode {
  const key = JSON.stringify(path);
  let node = nodes.get(key);
  if (!node) {
    const resources = {} as Record<ResourceKey, number>;
    for (const resource of RESOURCE_KEYS) resources[resource] = 0;
    node = { level, path, itemCount: 0, sets: {}, resources };
    nodes.set(key, node);
  }
  return node;
}

function addTo(node: TotalNode, valued: ValuedItem): void {
  node.itemCount++;
  for (const resource of RESOURCE_KEYS) node.resources[resource] += valued.resources[resource];
  for (const set of SET_CODES) {
    const impact = valued.impacts[set];
    if (!impact) continue;
    node.sets[set] ??= {
      mkiEur: zeroPerModule(),
      co2Kg: zeroPerModule(),
      itemCount: 0,
      itemsUndeclared: 0,
      itemsWithoutCo2: 0,
      itemsIncomplete: zeroPerModule(),
    };
    const total = node.sets[set];
    total.itemCount++;
    if (impact.undeclared.length > 0) total.itemsUndeclared++;
    if (impact.co2Kg === null) total.itemsWithoutCo2++;
    addPerModule(total.mkiEur, impact.mkiEur);
    if (impact.co2Kg) addPerModule(total.co2Kg, impact.co2Kg);
    addPerModule(total.itemsIncomplete, impact.incomplete.map(Number));
  }
}

function addPerModule(sum: number[], added: readonly number[]): void {
  for (let module = 0; module < sum.length; module++) {
    sum[module] = (sum[module] ?? 0) + (added[module] ?? 0);
  }
}
