/**
 * Returns parts of a whole as percentages with two decimals that add up to exactly 100,00, as a table of posts requires
 * (part 2, §2). Each is rounded half to even; the remaining difference goes to the parts that were rounded furthest the
 * other way, the larger part first. Returns null where the parts do not add up to more than 0, so that there is no
 * whole.
 */
export function addingPercentages(parts: readonly number[]): readonly number[] | null {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (!(whole > 0)) return null;
  const exact = parts.map((part) => (HUNDREDTHS * part) / whole);
  const rounded = exact.map(halfToEven);
  const left = HUNDREDTHS - rounded.reduce((sum, each) => sum + each, 0);
  const step = Math.sign(left);
  const order = exact
    .map((value, place) => ({ place, owed: step * (value - (rounded[place] ?? 0)), size: Math.abs(value) }))
    .sort((one, other) => other.owed - one.owed || other.size - one.size || one.place - other.place);
  for (const { place } of order.slice(0, Math.abs(left))) rounded[place] = (rounded[place] ?? 0) + step;
  return rounded.map((hundredths) => hundredths / 100);
}

/** 100,00 % */
const HUNDREDTHS = 10_000;

function halfToEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}
