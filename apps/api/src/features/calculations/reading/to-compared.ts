import {
  type ComparedCalculation,
  type ComparedItem,
  figuresOf,
  type SetCode,
  totalOf,
  type ValuedItem,
} from '@milieuspoor/domain';
import type { SummedItems } from '../figures/to-stored-calculation.ts';

/** A workbook that was read as one side of a comparison; null when it does not state the set. */
export function toCompared(
  items: readonly ValuedItem[],
  { groups, whole }: SummedItems,
  set: SetCode,
): ComparedCalculation | null {
  const total = whole.sets[set];
  if (!total) return null;
  return {
    total: figuresOf(total),
    groups: groups.flatMap((group) => {
      const ofGroup = group.level === 'product_group' ? totalOf(group).sets[set] : undefined;
      return ofGroup ? { name: group.path[0] ?? '', ...figuresOf(ofGroup) } : [];
    }),
    items: items.flatMap((item) => toComparedItem(item, set) ?? []),
  };
}

function toComparedItem({ item, impacts, resources }: ValuedItem, set: SetCode): ComparedItem | null {
  const impact = impacts[set];
  if (!impact) return null;
  const { resources: _perUnit, ...named } = item;
  const { mkiEur, co2Kg, undeclared } = impact;
  return { ...named, mkiEur, co2Kg, incomplete: undeclared.length > 0, resources };
}
