import {
  type MaterialPerUnit,
  materialPerUnit,
  type Resources,
  SET_CODES,
  sumModules,
  type ValuedItem,
} from '@milieuspoor/domain';
import type { ItemPlace } from './ask-about-items.ts';
import type { MkiShare } from './workbook-question.ts';

type MkiOfSet = Omit<MkiShare, 'totalEur'>;

/** The material of an item that was done and takes some. */
export interface ItemMaterial {
  readonly post: string;
  readonly productGroup: string;
  readonly product: string;
  readonly unit: string;
  readonly quantity: number;
  readonly perUnit: MaterialPerUnit;
  /** in one unit, ton; null where undeclared */
  readonly parts: Pick<Resources, 'primaryTon' | 'secondaryTon' | 'biobasedTon'>;
  /** of the whole quantity, euro */
  readonly mki: readonly MkiOfSet[];
  readonly place: ItemPlace;
}

/** The material of a calculation, to be held against what things weigh and against other items. Plain JSON. */
export interface CalculationMaterial {
  readonly items: readonly ItemMaterial[];
  /** of all items */
  readonly totalTon: number;
  readonly mki: readonly MkiOfSet[];
}

export const NO_MATERIAL: CalculationMaterial = { items: [], totalTon: 0, mki: [] };

/** Returns the material of each item that was done and takes some, and what all items of the calculation come to. */
export function materialOf(items: readonly ValuedItem[], places: readonly ItemPlace[]): CalculationMaterial {
  const found = items.flatMap(({ item, impacts }, index): ItemMaterial[] => {
    const { postNumber: post, productGroup, product, unit, quantity, resources } = item;
    const perUnit = materialPerUnit(resources);
    const place = places[index];
    if (!perUnit || !place || quantity === 0) return [];
    const { primaryTon, secondaryTon, biobasedTon } = resources;
    const parts = { primaryTon, secondaryTon, biobasedTon };
    return [
      { post, productGroup, product, unit, quantity, perUnit, parts, mki: mkiOf([{ impacts }]), place },
    ];
  });
  return { items: found, totalTon: tonOf(found), mki: mkiOf(items) };
}

/** Returns what the calculation counts of these items, ton. */
export function tonOf(items: readonly ItemMaterial[]): number {
  return items.reduce((sum, { perUnit, quantity }) => sum + perUnit.ton * quantity, 0);
}

function mkiOf(items: readonly Pick<ValuedItem, 'impacts'>[]): MkiOfSet[] {
  return SET_CODES.flatMap((set) => {
    const amounts = items.map(({ impacts }) => sumModules(impacts[set]?.mkiEur ?? []));
    const mkiEur = sumModules(amounts);
    return mkiEur === null ? [] : [{ set, mkiEur }];
  });
}
