import {
  type ComparedCalculation,
  perModuleFigures,
  type SetCode,
  toComparedItem,
  totalOf,
  type ValuedItem,
} from '@milieuspoor/domain';
import type { SummedItems } from '../figures/to-stored-calculation.ts';

/** Returns a workbook that was read as one side of a comparison; null when it does not state the set. */
export function toCompared(
  items: readonly ValuedItem[],
  { groups, whole }: SummedItems,
  set: SetCode,
): ComparedCalculation | null {
  const total = whole.sets[set];
  if (!total) return null;
  return {
    total: perModuleFigures(total),
    groups: groups.flatMap((group) => {
      const ofGroup = group.level === 'product_group' ? totalOf(group).sets[set] : undefined;
      return ofGroup ? { name: group.path[0] ?? '', ...perModuleFigures(ofGroup) } : [];
    }),
    items: items.flatMap((item, position) => toComparedItem(item, position, set) ?? []),
  };
}
