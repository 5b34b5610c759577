import type { ProductRowAnswer } from '@milieuspoor/contract';
import { unitKey } from '@milieuspoor/domain';

const ORDERS = {
  mki_a1: { set: 'a1', highestFirst: false },
  '-mki_a1': { set: 'a1', highestFirst: true },
  mki_a2: { set: 'a2', highestFirst: false },
  '-mki_a2': { set: 'a2', highestFirst: true },
} as const;
type MkiOrdering = keyof typeof ORDERS;

/** Tells whether products are asked by what a unit costs, which is worked out when it is asked and no query can order by. */
export function isOrderOfMki(ordering: string): ordering is MkiOrdering {
  return ordering in ORDERS;
}

/**
 * Returns products by what a unit costs in a set, unit by unit: a figure per ton says nothing beside one per m2. Those without an
 * MKI come last in their unit, whichever way; products that cost the same stay in their order.
 */
export function inOrderOfMki(
  products: readonly ProductRowAnswer[],
  ordering: MkiOrdering,
): ProductRowAnswer[] {
  const { set, highestFirst } = ORDERS[ordering];
  return products.toSorted((left, right) => {
    const [one, other] = [unitKey(left.unit), unitKey(right.unit)];
    if (one !== other) return one < other ? -1 : 1;
    const [mki, otherMki] = [left.figures[set]?.mki ?? null, right.figures[set]?.mki ?? null];
    if (mki === null || otherMki === null) return Number(mki === null) - Number(otherMki === null);
    return highestFirst ? otherMki - mki : mki - otherMki;
  });
}
