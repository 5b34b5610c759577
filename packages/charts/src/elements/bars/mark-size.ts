/** px, of the mark on a range that has room for it */
const MARK = 17;
/** px of the range that are seen on either side of it, and the least that it is made for their sake */
const BESIDE = 5;
const LEAST = 8;

/**
 * How wide the mark on a range of this length is, px: on a short one it would hide the range, which then looks like a single
 * figure. Where nothing of the range can be shown anyway, it is a mark like the others.
 */
export function markSize(length: number): number {
  const left = length - 2 * BESIDE;
  return left < LEAST ? MARK : Math.min(MARK, left);
}
