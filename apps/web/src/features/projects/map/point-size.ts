/** px: the radius of the largest point, and that below which a finger would not hit it */
export const LARGEST_PX = 24;
export const SMALLEST_PX = 7;

/**
 * Returns the radius of a point (px) of which the area stands for an MKI (euro) beside the largest on the map. What
 * comes to too little to be seen, or to no figure above 0, has the smallest.
 */
export function pointRadius(mkiEur: number | null, largestEur: number): number {
  if (mkiEur === null || mkiEur <= 0 || largestEur <= 0) return SMALLEST_PX;
  return Math.max(SMALLEST_PX, LARGEST_PX * Math.sqrt(mkiEur / largestEur));
}

/** Returns amounts (euro) to explain the sizes by: the largest in round figures, and a quarter of it. */
export function sizesToExplain(largestEur: number): number[] {
  if (largestEur <= 0) return [];
  const power = 10 ** Math.floor(Math.log10(largestEur));
  const largest = Math.floor(largestEur / power) * power;
  return [largest, largest / 4];
}
