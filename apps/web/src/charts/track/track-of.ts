/** The figures from which a track is drawn. */
export interface TrackSides {
  /** null where there is none */
  readonly baseline: number | null;
  readonly optimization: number | null;
  /** false where the sides may not be compared (D-96) */
  readonly comparable: boolean;
}

/** A stretch or a place on the track, as parts of its length from 0 at the left to 1 at the right. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The contents of a track. `dot` is the end of the optimisation, `post` that of the baseline. */
export type TrackModel =
  /** less than the baseline: what is avoided is between dot and post; it is empty where both are equal */
  | { readonly kind: 'saved'; readonly dot: number; readonly post: number; readonly avoided: Stretch }
  /** more than the baseline: the increase is beyond the post */
  | { readonly kind: 'more'; readonly dot: number; readonly post: number; readonly beyond: Stretch }
  | { readonly kind: 'baseline-only'; readonly post: number }
  /** both exist and are not comparable, or a length would mean nothing: the words state why */
  | { readonly kind: 'incomparable' }
  | { readonly kind: 'nothing' };

/**
 * Returns the ends of both sides on a track that begins at 0 and is as long as the larger one. A baseline of 0 or
 * below, or an optimisation below 0, has no length, so nothing is drawn.
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

/** px: a dash, and the gap between two of them */
const DASH = 14;
const GAP = 4;

/**
 * Returns the dashes over a stretch of this many px, from its right end on. The last of them, beside the dot, is cut
 * where the stretch ends, so that they cover exactly what was avoided and a difference of one per cent is visible.
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
