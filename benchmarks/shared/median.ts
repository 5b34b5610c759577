/** Returns the middle of the measurements, which one slow run cannot change. */
export function median(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((left, right) => left - right);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
