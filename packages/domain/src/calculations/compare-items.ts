import { valuedBy } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { type PerModule, sumModules } from '../indicators/life-cycle-modules.ts';
import { RESOURCE_KEYS, type ResourceKey } from '../items/calculation-item.ts';
import { unitKey } from '../names/unit-key.ts';
import type { ScopeGap } from '../scope/compare-scope.ts';
import { matchPosts } from '../scope/match-posts.ts';
import { withLacking } from '../scope/variant-scope.ts';
import type { ComparedItem } from './compared-calculation.ts';
import { bySize, changeOf, type FigureChange } from './figure-change.ts';
import { ItemLacking } from './item-lacking.ts';

/** The properties of an item that can differ: its description, its quantity, and the cost of one unit. */
export const ITEM_FIELDS = [
  'postNumber',
  'quantity',
  'unit',
  'product',
  'productSubGroup',
  'productGroup',
  'rawCode',
  'nmdCategory',
  'workScope',
  'mkiEurPerUnit',
  'co2KgPerUnit',
  'modules',
  ...(RESOURCE_KEYS.map((key) => `${key}PerUnit`) as `${ResourceKey}PerUnit`[]),
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

/**
 * A change of one property of an item. The field `modules` has no values: the total is equal, but it is divided
 * differently over the life-cycle modules.
 */
export interface FieldChange {
  readonly field: ItemField;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** An item that is on one side only, or that differs between both sides. */
export interface ItemChange {
  readonly postNumber: string;
  /** the name on the newer side, where that side has the item */
  readonly product: string;
  readonly productGroup: string;
  readonly unit: string;
  /** euro */
  readonly mki: FigureChange;
  /** kg CO2-eq */
  readonly co2: FigureChange;
  /** empty for an item that was added or removed */
  readonly fields: readonly FieldChange[];
}

/** Items with one kind of change: their number, and those with the largest difference in MKI. */
export interface ItemList {
  readonly count: number;
  readonly items: readonly ItemChange[];
}

export interface ItemChanges {
  readonly added: ItemList;
  readonly removed: ItemList;
  readonly changed: ItemList;
  readonly unchangedCount: number;
}

/** Amounts this close count as equal: dividing by a quantity leaves a tiny binary difference. */
const BINARY_NOISE = 1e-9;

export interface CompareOptions {
  /** the largest number of items in a list */
  readonly listMax: number;
  /** whether one version of the weights valued both sides; otherwise there is no difference of MKI (D-96) */
  readonly sameWeights: boolean;
}

/** Compares items. They are matched as the same post by the one rule for that (D-104). */
export function compareItems(
  before: readonly ComparedItem[],
  after: readonly ComparedItem[],
  { gaps, listMax, sameWeights }: CompareOptions & { readonly gaps: readonly ScopeGap[] },
): ItemChanges {
  const matches = matchPosts(before, after);
  const asides = { lacking: new ItemLacking(gaps), sameWeights };
  const changed: ItemChange[] = [];
  let unchangedCount = 0;
  for (const { baseline: from, optimization: to } of inOrderOf(matches.matched)) {
    const fields = fieldChanges(from, to, sameWeights);
    if (fields.length > 0) changed.push(itemChange({ from, to, ...asides }, fields));
    else unchangedCount++;
  }
  const added = matches.added.map((to) => itemChange({ from: null, to, ...asides }, []));
  const removed = matches.missing.map((from) => itemChange({ from, to: null, ...asides }, []));
  const listOf = (items: ItemChange[]): ItemList => ({
    count: items.length,
    items: items.sort(bySize).slice(0, listMax),
  });
  return { added: listOf(added), removed: listOf(removed), changed: listOf(changed), unchangedCount };
}

function inOrderOf<Pair extends { readonly optimization: ComparedItem }>(matched: readonly Pair[]): Pair[] {
  return matched.toSorted((left, right) => left.optimization.position - right.optimization.position);
}

/** An item on both sides, or null on the side that does not have it, and what the sides lack of one another. */
interface ItemPair {
  readonly from: ComparedItem | null;
  readonly to: ComparedItem | null;
  readonly lacking: ItemLacking;
  readonly sameWeights: boolean;
}

function itemChange(pair: ItemPair, fields: readonly FieldChange[]): ItemChange {
  const named = pair.to ?? pair.from;
  return {
    postNumber: named?.postNumber ?? '',
    product: named?.product ?? '',
    productGroup: named?.productGroup ?? '',
    unit: named?.unit ?? '',
    ...changeOfItem(pair),
    fields,
  };
}

/** Returns the change of both figures of an item: euro, and kg CO2-eq. */
export function changeOfItem({ from, to, lacking, sameWeights }: ItemPair): Pick<ItemChange, 'mki' | 'co2'> {
  const changeIn = (quantity: 'mki' | 'co2', sumOf: (item: ComparedItem) => CoveredSum) =>
    changeOf(
      from && withLacking(sumOf(from), lacking.of('baseline', quantity, from)),
      to && withLacking(sumOf(to), lacking.of('optimization', quantity, to)),
    );
  return {
    mki: changeIn('mki', (item) => valuedBy(mkiSumOf(item), sameWeights)),
    co2: changeIn('co2', co2SumOf),
  };
}

function fieldChanges(from: ComparedItem, to: ComparedItem, sameWeights: boolean): FieldChange[] {
  const changes: FieldChange[] = [];
  const add = (field: ItemField, before: FieldChange['before'], after: FieldChange['after']) => {
    if (!isSame(before, after)) changes.push({ field, before, after });
  };
  add('quantity', from.quantity, to.quantity);
  const isOneUnit = unitKey(from.unit) === unitKey(to.unit);
  for (const field of TEXT_FIELDS) if (field !== 'unit' || !isOneUnit) add(field, from[field], to[field]);
  // For work that was not done, the cost of one unit is unknown.
  if (from.quantity === 0 || to.quantity === 0) return changes;
  if (sameWeights)
    add('mkiEurPerUnit', perUnit(sumModules(from.mkiEur), from), perUnit(sumModules(to.mkiEur), to));
  add('co2KgPerUnit', perUnit(co2Of(from), from), perUnit(co2Of(to), to));
  const figuresDiffer = changes.some(({ field }) => field === 'mkiEurPerUnit' || field === 'co2KgPerUnit');
  if (!figuresDiffer && fallElsewhere(from, to, sameWeights))
    changes.push({ field: 'modules', before: null, after: null });
  for (const key of RESOURCE_KEYS)
    add(`${key}PerUnit`, perUnit(from.resources[key], from), perUnit(to.resources[key], to));
  return changes;
}

const TEXT_FIELDS = [
  'postNumber',
  'unit',
  'product',
  'productSubGroup',
  'productGroup',
  'rawCode',
  'nmdCategory',
  'workScope',
] as const satisfies readonly ItemField[];

function co2Of({ co2Kg }: ComparedItem): number | null {
  return co2Kg === null ? null : sumModules(co2Kg);
}

/** Returns the MKI of an item as a sum of one item. */
function mkiSumOf({ mkiEur, incomplete }: ComparedItem): CoveredSum {
  const amount = sumModules(mkiEur);
  return { amount, items: 1, undeclared: 0, incomplete: incomplete ? 1 : 0, perModule: mkiEur };
}

function co2SumOf(item: ComparedItem): CoveredSum {
  const amount = co2Of(item);
  const undeclared = amount === null ? 1 : 0;
  return { amount, items: 1, undeclared, incomplete: 0, perModule: item.co2Kg ?? undefined };
}

function perUnit(amount: number | null, { quantity }: ComparedItem): number | null {
  return amount === null ? null : amount / quantity;
}

/**
 * Tells whether the cost of one unit differs in any module although its totals are equal. With other weights only CO2
 * tells that.
 */
function fallElsewhere(from: ComparedItem, to: ComparedItem, sameWeights: boolean): boolean {
  const differ = (left: PerModule | null, right: PerModule | null) => {
    const scale = Math.max(...(left ?? []).map((amount) => Math.abs(amount ?? 0)), 0) / from.quantity;
    return (left ?? []).some((former, module) => {
      const latter = right?.[module] ?? null;
      // A module that becomes declared is a change, also when the declared value is 0.
      if (former === null || latter === null) return former !== latter;
      return Math.abs(former / from.quantity - latter / to.quantity) > BINARY_NOISE * scale;
    });
  };
  return (sameWeights && differ(from.mkiEur, to.mkiEur)) || differ(from.co2Kg, to.co2Kg);
}

function isSame(before: FieldChange['before'], after: FieldChange['after']): boolean {
  if (typeof before !== 'number' || typeof after !== 'number') return before === after;
  return Math.abs(before - after) <= BINARY_NOISE * Math.max(Math.abs(before), Math.abs(after));
}
