import {
  isComparedByMaterial,
  type MaterialPerUnit,
  materialPerUnit,
  SET_CODES,
  type SetCode,
  sumModules,
  type ValuedItem,
} from '@milieuspoor/domain';
import type { ItemPlace } from './ask-about-items.ts';

interface MkiOfSet {
  readonly set: SetCode;
  readonly mkiEur: number;
}

/** The material of an item that was done and takes some. It is flat, because a calculation may have 50,000 of them. */
export interface ItemMaterial {
  readonly post: string;
  readonly productGroup: string;
  readonly product: string;
  readonly unit: string;
  readonly quantity: number;
  /** in one unit, ton; null where undeclared */
  readonly primaryTon: number | null;
  readonly secondaryTon: number | null;
  readonly biobasedTon: number | null;
  /** of the whole quantity in each set, euro; null where it has none */
  readonly a1Eur: number | null;
  readonly a2Eur: number | null;
  readonly row: number;
}

/** The material of a calculation, to be held against what things weigh and against other items. Plain JSON. */
export interface CalculationMaterial {
  /** those that may be asked about */
  readonly items: readonly ItemMaterial[];
  /** the sheet of the items, and the letters of the column with their numbers */
  readonly sheet: string;
  readonly numberColumn: string;
  /** of all items */
  readonly totalTon: number;
  readonly mki: readonly MkiOfSet[];
}

export const NO_MATERIAL: CalculationMaterial = {
  ...{ items: [], sheet: '', numberColumn: '', totalTon: 0, mki: [] },
};

/**
 * The most items that are held against others: with 50,000 of them, the process that reads a workbook would have no memory
 * left for its answer. What a ton, a kilogram, a m3, a m2 or a m weighs is looked at for all items.
 */
export const COMPARED_MAX = 10_000;

/**
 * Returns the material of those items that are held against other ones, `COMPARED_MAX` at most, and what all items come
 * to.
 */
export function comparedMaterialOf(
  items: readonly ValuedItem[],
  places: readonly ItemPlace[],
  openSet: SetCode | null = null,
): CalculationMaterial {
  let compared = 0;
  const isKept = (item: Pick<ItemMaterial, 'unit'>) =>
    isComparedByMaterial(item) && compared++ < COMPARED_MAX;
  return materialOf(items, places, openSet, isKept);
}

/**
 * Returns the material of the items that are to be kept, out of those that were done and take some. Nothing is made for the
 * others: there may be many. Of a set that is still to be answered no MKI is told: it may be that of the other one.
 */
export function materialOf(
  items: readonly ValuedItem[],
  places: readonly ItemPlace[],
  openSet: SetCode | null,
  isKept: (item: Pick<ItemMaterial, 'unit'>, perUnit: MaterialPerUnit) => boolean,
): CalculationMaterial {
  const kept: ItemMaterial[] = [];
  let totalTon = 0;
  for (const [index, { item, impacts }] of items.entries()) {
    const { postNumber: post, productGroup, product, unit, quantity, resources } = item;
    const place = places[index];
    const perUnit = materialPerUnit(resources);
    if (!place || quantity === 0 || !perUnit) continue;
    totalTon += perUnit.ton * quantity;
    if (!isKept(item, perUnit)) continue;
    const { primaryTon, secondaryTon, biobasedTon } = resources;
    kept.push({
      ...{ post, productGroup, product, unit, quantity, primaryTon, secondaryTon, biobasedTon },
      a1Eur: openSet === 'a1' ? null : sumModules(impacts.a1?.mkiEur ?? []),
      a2Eur: openSet === 'a2' ? null : sumModules(impacts.a2?.mkiEur ?? []),
      row: place.row,
    });
  }
  const [place] = places;
  // What all items come to only matters beside some that are kept.
  const mki = kept.length === 0 ? [] : mkiOf(items, openSet);
  const numberColumn = place?.cell.replace(/\d+$/, '') ?? '';
  return { items: kept, sheet: place?.sheet ?? '', numberColumn, totalTon, mki };
}

/** Returns the MKI of all items in each set that they have and that is known. */
function mkiOf(items: readonly ValuedItem[], openSet: SetCode | null): MkiOfSet[] {
  return SET_CODES.filter((set) => set !== openSet).flatMap((set) => {
    let mkiEur: number | null = null;
    for (const { impacts } of items) {
      const ofItem = sumModules(impacts[set]?.mkiEur ?? []);
      if (ofItem !== null) mkiEur = (mkiEur ?? 0) + ofItem;
    }
    return mkiEur === null ? [] : [{ set, mkiEur }];
  });
}

/** Returns the material of one unit of an item. */
export function perUnitOf(item: ItemMaterial): MaterialPerUnit {
  return materialPerUnit(item) ?? { ton: 0, isWhole: true };
}

/** Returns the MKI of the whole quantity in a set, euro; null where it has none. */
export function mkiIn(item: ItemMaterial, set: SetCode): number | null {
  return set === 'a1' ? item.a1Eur : item.a2Eur;
}

/** Returns what the calculation counts of these items, ton. */
export function tonOf(items: readonly ItemMaterial[]): number {
  return items.reduce((sum, item) => sum + perUnitOf(item).ton * item.quantity, 0);
}
