/** What a waterfall shows: where it begins and ends, and the steps between them. */
interface Waterfall {
  readonly baseline: number;
  readonly optimization: number;
  readonly steps: readonly number[];
}

/** Steps that are late by this much more or less are equally late: binary fractions leave a tiny difference. */
const SAME_LATENESS = 1e-6;

/**
 * Returns a waterfall as it is written with a number of decimals, so that the written steps add up to the difference of
 * the written ends. Each figure is rounded; what the steps then owe goes to those that were rounded furthest the other
 * way, the largest of them first, one unit of the last decimal each.
 */
export function addingAmounts({ baseline, optimization, steps }: Waterfall, decimals: number): Waterfall {
  const unit = 10 ** decimals;
  const inUnits = (value: number) => Math.round(value * unit);
  const [first, last] = [inUnits(baseline), inUnits(optimization)];
  const exact = steps.map((step) => step * unit);
  const rounded = exact.map(Math.round);
  const owed = last - first - rounded.reduce((sum, step) => sum + step, 0);
  const sign = Math.sign(owed);
  const order = exact
    .map((value, place) => ({
      place,
      late: Math.round((sign * (value - (rounded[place] ?? 0))) / SAME_LATENESS),
      size: Math.abs(value),
    }))
    .sort((one, other) => other.late - one.late || other.size - one.size || one.place - other.place);
  for (const { place } of order.slice(0, Math.abs(owed))) rounded[place] = (rounded[place] ?? 0) + sign;
  // Without a zero below zero.
  const written = (value: number) => value / unit + 0;
  return { baseline: written(first), optimization: written(last), steps: rounded.map(written) };
}
