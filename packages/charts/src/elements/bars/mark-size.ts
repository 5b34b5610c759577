/** width in px of the mark on a range that has room for it */
const MARK = 17;
/** px of the range that remain visible on either side of the mark, and the smallest mark for that */
const BESIDE = 5;
const LEAST = 8;

/**
 * Returns the width of the mark on a range of this length, px. A full mark would hide a short range, which would then
 * look like a single figure. Where the range would not be visible anyway, the mark has its full width.
 */
export function markSize(length: number): number {
  const left = length - 2 * BESIDE;
  return left < LEAST ? MARK : Math.min(MARK, left);
}
