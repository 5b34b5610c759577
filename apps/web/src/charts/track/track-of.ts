/** The figures that a track is drawn of. */
export interface TrackSides {
  /** null where there is none */
  readonly baseline: number | null;
  readonly optimization: number | null;
  /** false where the sides may not be held against one another (D-96) */
  readonly comparable: boolean;
}

/** A stretch or a place on the track, as parts of its length from 0 at the left to 1 at the right. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a track shows. `dot` is where the optimisation ends, `post` where the baseline does. */
export type TrackModel =
  /** less than the baseline: what is avoided lies between dot and post; it is empty where both are the same */
  | { readonly kind: 'saved'; readonly dot: number; readonly post: number; readonly avoided: Stretch }
  /** more than the baseline: what lies beyond the post came on top */
  | { readonly kind: 'more'; readonly dot: number; readonly post: number; readonly beyond: Stretch }
  | { readonly kind: 'baseline-only'; readonly post: number }
  /** both are there and not comparable, or a length would say nothing: the words say why */
  | { readonly kind: 'incomparable' }
  | { readonly kind: 'nothing' };

/**
 * Where the ends of both sides stand on a track that begins at 0 and is as long as the larger one. A baseline that is not
 * above 0, or an optimisation below it, has no length, so that nothing is drawn of them.
 */
export function trackOf({ baseline, optimization, comparable }: TrackSides): TrackModel {
  if (baseline === null) return { kind: optimization === null ? 'nothing' : 'incomparable' };
  if (optimization === null) return baseline > 0 ? { kind: 'baseline-only', post: 1 } : { kind: 'nothing' };
  if (!comparable || baseline <= 0 || optimization < 0) return { kind: 'incomparable' };
  if (optimization <= baseline) {
    const dot = optimization / baseline;
    return { kind: 'saved', dot, post: 1, avoided: { from: dot, to: 1 } };
  }
  const post = baseline / optimization;
  return { kind: 'more', dot: 1, post, beyond: { from: post, to: 1 } };
}

/** px: a dash, and what lies between two of them */
const DASH = 14;
const GAP = 4;

/**
 * Dashes over a stretch of so many px, from its right end on. The last of them, beside the dot, is cut where the stretch ends,
 * so that they reach over what was avoided and a per cent more is seen.
 */
export function dashesOn(
  lengthPx: number,
): readonly { readonly startPx: number; readonly widthPx: number }[] {
  if (lengthPx <= 0) return [];
  const count = Math.ceil(lengthPx / (DASH + GAP));
  return Array.from({ length: count }, (_, place) => {
    const end = lengthPx - (count - 1 - place) * (DASH + GAP);
    const startPx = Math.max(0, end - DASH);
    return { startPx, widthPx: end - startPx };
  });
}
