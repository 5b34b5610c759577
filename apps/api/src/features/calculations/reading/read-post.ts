import {
  type CalculationItem,
  SET_CODES,
  type SetCode,
  type ValuedItem,
  valueItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import type { StoredPostRow } from './stored-posts.queries.ts';

/** What a post comes to that was read from the file of its calculation, with the weights of that time. */
export interface ReadPost extends Pick<CalculationItem, 'postNumber' | 'product' | 'unit'> {
  /** euro for the whole quantity, per module; null for a set that the post does not state */
  readonly mkiEur: Readonly<Record<SetCode, readonly (number | null)[] | null>>;
}

export function toReadPost(item: CalculationItem, weights: WeightedSets): ReadPost {
  return toReadPostOf(valueItem(item, weights).valued);
}

/** Returns what a valued item comes to. */
export function toReadPostOf({ item: { postNumber, product, unit }, impacts }: ValuedItem): ReadPost {
  return {
    ...{ postNumber, product, unit },
    mkiEur: { a1: impacts.a1?.mkiEur ?? null, a2: impacts.a2?.mkiEur ?? null },
  };
}

/** Returns the stored posts that were read once each, and come to what is stored of them, to the last digit. */
export function postsAsStored(
  stored: readonly StoredPostRow[],
  read: readonly ReadPost[],
): ReadonlySet<string> {
  const byNumber = Map.groupBy(read, ({ postNumber }) => postNumber);
  const isAsStored = (post: StoredPostRow) => {
    const [found, another] = byNumber.get(post.postNumber) ?? [];
    if (!found || another) return false;
    const storedMki = { a1: post.a1MkiEur, a2: post.a2MkiEur };
    return (
      found.product === post.product &&
      found.unit === post.unit &&
      SET_CODES.every((set) => JSON.stringify(found.mkiEur[set]) === JSON.stringify(storedMki[set]))
    );
  };
  return new Set(stored.filter(isAsStored).map(({ postNumber }) => postNumber));
}
