import { CHANGE_KINDS, type ChangeKind } from './change-kinds.ts';
import type { PostChange } from './post-changes.ts';

/** One side of a post that changed. */
interface ChangedSide {
  readonly product: string;
  readonly quantity: number;
  readonly unit: string;
}

/** A post and what it changes; below 0 is a saving. */
export interface LargeChange {
  readonly postNumber: string;
  readonly productGroup: string;
  /** its kinds of change in MKI or CO2, in their order */
  readonly kinds: readonly ChangeKind[];
  /** null on a side that does not have the post */
  readonly baseline: ChangedSide | null;
  readonly optimization: ChangedSide | null;
  /** euro */
  readonly mkiEur: number;
  /** kg CO2-eq */
  readonly co2Kg: number;
}

/** The posts that change most, and all others together. */
export interface LargestChanges {
  readonly largest: readonly LargeChange[];
  readonly others: { readonly posts: number; readonly mkiEur: number; readonly co2Kg: number };
}

/**
 * Returns the posts that change the MKI most, whether they add or save, the largest first, and what the other changed posts
 * come to. All of them together are the difference, but for the noise of binary fractions.
 */
export function largestChanges(changes: readonly PostChange[], most: number): LargestChanges {
  const changed = changes
    .map(toLargeChange)
    .filter(({ kinds }) => kinds.length > 0)
    .toSorted(
      (one, other) =>
        Math.abs(other.mkiEur) - Math.abs(one.mkiEur) || Math.abs(other.co2Kg) - Math.abs(one.co2Kg),
    );
  const others = changed.slice(most);
  const sumOf = (of: (change: LargeChange) => number) => others.reduce((sum, each) => sum + of(each), 0);
  return {
    largest: changed.slice(0, most),
    others: {
      posts: others.length,
      mkiEur: sumOf(({ mkiEur }) => mkiEur),
      co2Kg: sumOf(({ co2Kg }) => co2Kg),
    },
  };
}

function toLargeChange({ baseline, optimization, mki, co2 }: PostChange): LargeChange {
  const post = optimization ?? baseline;
  const sideOf = (side: PostChange['baseline']) =>
    side && { product: side.product, quantity: side.quantity, unit: side.unit };
  const amountOf = (amounts: PostChange['mki']) =>
    Object.values(amounts).reduce((sum, each) => sum + each, 0);
  return {
    postNumber: post?.postNumber ?? '',
    productGroup: post?.productGroup ?? '',
    kinds: CHANGE_KINDS.filter((kind) => mki[kind] !== undefined || co2[kind] !== undefined),
    baseline: sideOf(baseline),
    optimization: sideOf(optimization),
    mkiEur: amountOf(mki),
    co2Kg: amountOf(co2),
  };
}
