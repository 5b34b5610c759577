import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import type { PerModule } from '../indicators/life-cycle-modules.ts';
import { RESOURCE_KEYS, type ResourceKey } from './calculation-item.ts';
import { type ValuedItem, zeroPerModule } from './value-item.ts';

/** The levels of a calculation for which totals are stored, from the whole down to the product. */
export const TOTAL_LEVELS = ['calculation', 'product_group', 'product_sub_group', 'product'] as const;
export type TotalLevel = (typeof TOTAL_LEVELS)[number];

/** A sum in one set with its coverage: how many items declare the values behind it. */
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
  /** per module, number of items that declare an MKI there */
  readonly mkiItems: number[];
  /** per module, number of items that declare CO2 there */
  readonly co2Items: number[];
  /** per module, number of items that leave something undeclared there, which counts as 0 */
  readonly itemsIncomplete: number[];
}

/** The totals of a node of the drill-down. `path` holds group, sub-group and product, as deep as the level. */
export interface TotalNode {
  readonly level: TotalLevel;
  readonly path: readonly string[];
  itemCount: number;
  readonly sets: Partial<Record<SetCode, SetTotal>>;
  /** in the unit of the key; null where no item declares it */
  readonly resources: Record<ResourceKey, number | null>;
  /** number of items that declare the resource */
  readonly resourceItems: Record<ResourceKey, number>;
}

/** The items of one node of the drill-down, in the order of the input. */
export interface ItemGroup {
  readonly level: TotalLevel;
  readonly path: readonly string[];
  readonly items: readonly ValuedItem[];
}

/**
 * Sums valued items once, at every level: the whole calculation first, then each group, sub-group and product in the
 * order of their first item. A dashboard adds up these totals and never the items.
 */
export function totalItems(items: readonly ValuedItem[]): TotalNode[] {
  return groupItems(items).map(totalOf);
}

/**
 * Returns the items of each of those nodes, in the same order. A caller with very many nodes can total them one by one.
 */
export function groupItems(items: readonly ValuedItem[]): ItemGroup[] {
  const groups: Record<TotalLevel, ItemGroup[]> = {
    calculation: [],
    product_group: [],
    product_sub_group: [],
    product: [],
  };
  /** Puts an item into one of the branches, and returns the branches below it. */
  const enter = (branches: Branches, level: TotalLevel, path: readonly string[], item: ValuedItem) => {
    const name = path.at(-1) ?? '';
    const known = branches.get(name);
    if (known) {
      known.items.push(item);
      return known.below;
    }
    const branch = { items: [item], below: new Map() };
    branches.set(name, branch);
    groups[level].push({ level, path, items: branch.items });
    return branch.below;
  };
  const root: Branches = new Map();
  for (const valued of items) {
    const { productGroup, productSubGroup, product } = valued.item;
    const inWhole = enter(root, 'calculation', [], valued);
    const inGroup = enter(inWhole, 'product_group', [productGroup], valued);
    const inSubGroup = enter(inGroup, 'product_sub_group', [productGroup, productSubGroup], valued);
    enter(inSubGroup, 'product', [productGroup, productSubGroup, product], valued);
  }
  return TOTAL_LEVELS.flatMap((level) => groups[level]);
}

/** The groups of one level within a group of the level above, by name. */
type Branches = Map<string, { readonly items: ValuedItem[]; readonly below: Branches }>;

/** Returns the totals of the items of a group. */
export function totalOf({ level, path, items }: ItemGroup): TotalNode {
  const sums: Sums = {
    sets: {},
    resources: RESOURCE_KEYS.map(() => 0),
    declared: RESOURCE_KEYS.map(() => 0),
  };
  for (const valued of items) addTo(sums, valued);
  const sets: TotalNode['sets'] = {};
  for (const set of SET_CODES) {
    const sum = sums.sets[set];
    if (!sum) continue;
    sets[set] = {
      ...sum,
      mkiEur: sum.mkiEur.map((amount, module) => (sum.mkiItems[module] ? amount : null)),
      co2Kg: sum.co2Kg.map((amount, module) => (sum.co2Items[module] ? amount : null)),
    };
  }
  const at = (key: ResourceKey) => RESOURCE_KEYS.indexOf(key);
  return {
    ...{ level, path, itemCount: items.length, sets },
    resources: forEachResource((key) => (sums.declared[at(key)] ? (sums.resources[at(key)] ?? 0) : null)),
    resourceItems: forEachResource((key) => sums.declared[at(key)] ?? 0),
  };
}

/**
 * What is added up so far: numbers alone, 0 where nothing is declared yet. A row that holds nulls beside numbers would have
 * a new object made for each number that is put in it, a quarter of a million of them for 5,000 items.
 */
interface Sums {
  readonly sets: Partial<Record<SetCode, SumOfSet>>;
  /** in the order of RESOURCE_KEYS, as the items that declare them */
  readonly resources: number[];
  readonly declared: number[];
}

interface SumOfSet extends SetTotal {
  readonly mkiEur: number[];
  readonly co2Kg: number[];
}

function forEachResource<Value>(of: (key: ResourceKey) => Value): Record<ResourceKey, Value> {
  return Object.fromEntries(RESOURCE_KEYS.map((key) => [key, of(key)])) as Record<ResourceKey, Value>;
}

function addTo({ sets, resources, declared }: Sums, valued: ValuedItem): void {
  let place = -1;
  for (const resource of RESOURCE_KEYS) {
    place++;
    const amount = valued.resources[resource];
    if (amount === null) continue;
    addAt(resources, place, amount);
    addAt(declared, place, 1);
  }
  for (const set of SET_CODES) {
    const impact = valued.impacts[set];
    if (!impact) continue;
    sets[set] ??= {
      ...{ mkiEur: zeroPerModule(), co2Kg: zeroPerModule() },
      ...{ itemCount: 0, itemsUndeclared: 0, itemsWithoutCo2: 0 },
      ...{ mkiItems: zeroPerModule(), co2Items: zeroPerModule(), itemsIncomplete: zeroPerModule() },
    };
    const total = sets[set];
    total.itemCount++;
    if (impact.undeclared.length > 0) total.itemsUndeclared++;
    if (impact.co2Kg === null) total.itemsWithoutCo2++;
    addDeclared(total.mkiEur, total.mkiItems, impact.mkiEur);
    if (impact.co2Kg) addDeclared(total.co2Kg, total.co2Items, impact.co2Kg);
    for (let module = 0; module < impact.incomplete.length; module++)
      if (impact.incomplete[module]) addAt(total.itemsIncomplete, module, 1);
  }
}

function addDeclared(sums: number[], items: number[], added: PerModule): void {
  for (let module = 0; module < added.length; module++) {
    const value = added[module] ?? null;
    if (value === null) continue;
    addAt(sums, module, value);
    addAt(items, module, 1);
  }
}

function addAt(sums: number[], place: number, added: number): void {
  sums[place] = (sums[place] ?? 0) + added;
}
