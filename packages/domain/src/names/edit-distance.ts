/**
 * Returns how many letters must be added, removed, replaced or swapped with their neighbour to turn one word into the
 * other.
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let left = 1; left <= from.length; left++) {
    const next = [left];
    for (let right = 1; right <= to.length; right++) {
      const same = from[left - 1] === to[right - 1];
      let least = Math.min(
        (row[right] ?? 0) + 1,
        (next[right - 1] ?? 0) + 1,
        (row[right - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[left - 1] === to[right - 2] && from[left - 2] === to[right - 1];
      if (left > 1 && right > 1 && swapped) least = Math.min(least, (before[right - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
