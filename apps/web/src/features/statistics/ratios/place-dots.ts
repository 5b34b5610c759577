/** A dot on a line from the lowest to the highest of all, in percent from the left; dots that would cover one another are stacked. */
export interface PlacedDot {
  readonly left: number;
  /** the number of dots below it, counted from 0 */
  readonly row: number;
}

/** Dots that are nearer to one another are stacked, percent. */
const NEAR = 1.5;

/** Returns where dots of these values are drawn, in their order. Where all are the same they stand in the middle. */
export function placeDots(values: readonly number[]): PlacedDot[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const placed: PlacedDot[] = [];
  for (const value of values) {
    const left = highest === lowest ? 50 : ((value - lowest) / (highest - lowest)) * 100;
    const near = new Set(placed.filter((dot) => Math.abs(dot.left - left) < NEAR).map(({ row }) => row));
    let row = 0;
    while (near.has(row)) row++;
    placed.push({ left, row });
  }
  return placed;
}
