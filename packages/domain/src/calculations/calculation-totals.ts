import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import type { PerModule } from '../indicators/life-cycle-modules.ts';
import { RESOURCE_KEYS, type ResourceKey } from './calculation-item.ts';
import { nullPerModule, type ValuedItem, zeroPerModule } from './value-item.ts';

/** The levels of a calculation at which its totals are kept, from the whole down to the product. */
export const TOTAL_LEVELS = ['calculation', 'product_group', 'product_sub_group', 'product'] as const;
export type TotalLevel = (typeof TOTAL_LEVELS)[number];

/** A sum in one set with its coverage: how many items declare what it is made of. */
export interface SetTotal {
  /** euro, per module; null in a module that no item declares */
  readonly mkiEur: (number | null)[];
  /** kg CO2-eq, per module; null in a module that no item declares */
  readonly co2Kg: (number | null)[];
  /** items that state this set */
  itemCount: number;
  /** items that leave at least one indicator of the set undeclared: their MKI is not complete */
  itemsUndeclared: number;
  /** items that declare no CO2, counted as 0 */
  itemsWithoutCo2: number;
  /** per module, items that declare an MKI there */
  readonly mkiItems: number[];
  /** per module, items that declare CO2 there */
  readonly co2Items: number[];
  /** per module, items that leave something open there which counts as 0 */
  readonly itemsIncomplete: number[];
}

/** What a node of the drill-down amounts to. `path` holds group, sub-group and product, as deep as the level. */
export interface TotalNode {
  readonly level: TotalLevel;
  readonly path: readonly string[];
  itemCount: number;
  readonly sets: Partial<Record<SetCode, SetTotal>>;
  /** in the unit of the key; null where no item declares it */
  readonly resources: Record<ResourceKey, number | null>;
  /** items that declare it */
  readonly resourceItems: Record<ResourceKey, number>;
}

/**
 * Sums valued items once, at every level: the whole calculation first, then each group, sub-group and product in the
 * order of their first item. A dashboard adds up these and never the items.
 */
export function totalItems(items: readonly ValuedItem[]): TotalNode[] {
  const root: Branch = { node: emptyNode('calculation', []), children: new Map() };
  const nodes: Record<TotalLevel, TotalNode[]> = {
    calculation: items.length > 0 ? [root.node] : [],
    product_group: [],
    product_sub_group: [],
    product: [],
  };
  const childOf = (parent: Branch, level: TotalLevel, name: string): Branch => {
    const known = parent.children.get(name);
    if (known) return known;
    const branch = { node: emptyNode(level, [...parent.node.path, name]), children: new Map() };
    parent.children.set(name, branch);
    nodes[level].push(branch.node);
    return branch;
  };
  for (const valued of items) {
    const { productGroup, productSubGroup, product } = valued.item;
    const group = childOf(root, 'product_group', productGroup);
    const subGroup = childOf(group, 'product_sub_group', productSubGroup);
    for (const { node } of [root, group, subGroup, childOf(subGroup, 'product', product)])
      addTo(node, valued);
  }
  return TOTAL_LEVELS.flatMap((level) => nodes[level]);
}

/** A node with those below it, by their names. */
interface Branch {
  readonly node: TotalNode;
  readonly children: Map<string, Branch>;
}

function emptyNode(level: TotalLevel, path: readonly string[]): TotalNode {
  const resources = {} as Record<ResourceKey, number | null>;
  const resourceItems = {} as Record<ResourceKey, number>;
  for (const resource of RESOURCE_KEYS) {
    resources[resource] = null;
    resourceItems[resource] = 0;
  }
  return { level, path, itemCount: 0, sets: {}, resources, resourceItems };
}

function addTo(node: TotalNode, valued: ValuedItem): void {
  node.itemCount++;
  for (const resource of RESOURCE_KEYS) {
    const amount = valued.resources[resource];
    if (amount === null) continue;
    node.resources[resource] = (node.resources[resource] ?? 0) + amount;
    node.resourceItems[resource]++;
  }
  for (const set of SET_CODES) {
    const impact = valued.impacts[set];
    if (!impact) continue;
    node.sets[set] ??= {
      mkiEur: nullPerModule(),
      co2Kg: nullPerModule(),
      itemCount: 0,
      itemsUndeclared: 0,
      itemsWithoutCo2: 0,
      mkiItems: zeroPerModule(),
      co2Items: zeroPerModule(),
      itemsIncomplete: zeroPerModule(),
    };
    const total = node.sets[set];
    total.itemCount++;
    if (impact.undeclared.length > 0) total.itemsUndeclared++;
    if (impact.co2Kg === null) total.itemsWithoutCo2++;
    addDeclared(total.mkiEur, total.mkiItems, impact.mkiEur);
    if (impact.co2Kg) addDeclared(total.co2Kg, total.co2Items, impact.co2Kg);
    for (let module = 0; module < impact.incomplete.length; module++)
      if (impact.incomplete[module]) addAt(total.itemsIncomplete, module, 1);
  }
}

function addDeclared(sums: (number | null)[], items: number[], added: PerModule): void {
  for (let module = 0; module < added.length; module++) {
    const value = added[module] ?? null;
    if (value === null) continue;
    sums[module] = (sums[module] ?? 0) + value;
    addAt(items, module, 1);
  }
}

function addAt(sums: number[], place: number, added: number): void {
  sums[place] = (sums[place] ?? 0) + added;
}
