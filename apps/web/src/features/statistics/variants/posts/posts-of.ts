import { type CoveredPoint, childPoint, childrenOf, sidePoint } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import { postShares } from '@milieuspoor/domain';

interface Post {
  readonly key: string;
  readonly name: string;
  /** euro */
  readonly mki: CoveredPoint;
  /** in percent of the total; the percentages of all posts add up to 100,00 */
  readonly share: number | null;
}

export interface Posts {
  readonly posts: readonly Post[];
  readonly total: CoveredPoint;
  /** null if there are no shares */
  readonly totalShare: 100 | null;
}

const ABOUT = { quantity: 'mki' } as const;

/** Returns the size to sort by: what has no amount comes last. */
function sizeOf({ value }: CoveredPoint): number {
  return value ?? Number.NEGATIVE_INFINITY;
}

/**
 * Returns which part of the MKI of a calculation each of its product groups is. An item that is not in the set belongs
 * to no part.
 */
export function postsOf(whole: Statistic): Posts {
  const total = sidePoint(whole, 'total', ABOUT);
  const { items, items_in_set } = whole.coverage;
  // A statistic of several calculations is in the order of the largest amount in any of them.
  const groups = childrenOf(whole)
    .map(({ uuid, name }) => ({ key: uuid, name, mki: childPoint(whole, uuid, 'total', ABOUT) }))
    .toSorted((left, right) => sizeOf(right.mki) - sizeOf(left.mki));
  const shares = postShares(
    {
      amount: total.value,
      items,
      undeclared: (whole.undeclared.total ?? 0) + items - items_in_set,
      incomplete: whole.incomplete.total ?? 0,
    },
    groups.map(({ mki }) => ({ amount: mki.value })),
  );
  return {
    posts: groups.map((group, place) => ({ ...group, share: shares?.[place] ?? null })),
    total,
    totalShare: shares ? 100 : null,
  };
}
