/** The middle of the measurements: what one slow run cannot move. */
export function median(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((left, right) => left - right);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
