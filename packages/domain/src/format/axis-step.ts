/** The axis step by the largest value on the axis: the first row applies whose bound the value exceeds. */
const STEPS = [
  [300_000, 50_000],
  [100_000, 20_000],
  [50_000, 10_000],
  [20_000, 5_000],
  [10_000, 2_000],
  [5_000, 1_000],
  [1_000, 500],
  [500, 250],
  [100, 50],
  [50, 25],
] as const;

const SMALLEST_STEP = 10;

/** Returns the distance between two lines of a value axis that ends at `maximum`, both in the unit of the axis. */
export function axisStep(maximum: number): number {
  return STEPS.find(([bound]) => maximum > bound)?.[1] ?? SMALLEST_STEP;
}
