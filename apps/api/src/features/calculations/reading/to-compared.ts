import {
  type ComparedCalculation,
  type ComparedItem,
  figuresOf,
  type SetCode,
  type TotalNode,
  type ValuedItem,
} from '@milieuspoor/domain';

/** A workbook that was read as one side of a comparison; null when it does not state the set. */
export function toCompared(
  items: readonly ValuedItem[],
  totals: readonly TotalNode[],
  set: SetCode,
): ComparedCalculation | null {
  const whole = totals.find(({ level }) => level === 'calculation')?.sets[set];
  if (!whole) return null;
  return {
    total: figuresOf(whole),
    groups: totals.flatMap(({ level, path, sets }) => {
      const total = sets[set];
      return level === 'product_group' && total ? { name: path[0] ?? '', ...figuresOf(total) } : [];
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
