import type { DiscountLine } from '../model/award-model.ts';
import { mkiScoreEur, unroundedErrorEur, unroundedMkiScore } from '../scoring/mki-score.ts';

/** A rival that must earn more than the winner, while one value of the model varies. */
interface Race {
  /** euro; null always earns 0 */
  readonly winnerMkiEur: number | null;
  readonly rivalMkiEur: number | null;
  /** the amount by which the rival's discount must exceed the winner's, whole euro; below 0 when it may be less */
  readonly neededEur: number;
  /** returns the model at a value, in whole euro; raising the value never lowers a discount */
  readonly lineAt: (eur: number) => DiscountLine;
  readonly direction: 'lower' | 'higher';
  /** first and last whole value of the search */
  readonly low: number;
  readonly high: number;
  /** number of intervals that may still be examined; each examined interval lowers it */
  readonly steps: { left: number };
}

/** The result when too many intervals remain: the two bids are so close that only rounding separates them. */
export const UNDECIDED = 'undecided';

/**
 * Returns the nearest whole value at which the rival's discount exceeds the winner's by the needed amount, from the low
 * end for the direction 'higher' and from the high end for 'lower'; null when there is none, and undecided when the
 * steps do not suffice.
 *
 * The search does not try single values. It excludes whole intervals by a bound from the formula, and halves an
 * interval that it cannot exclude until one value remains. Two facts give the bound. No discount falls when the value
 * rises, so the difference is at most the rival's discount at the end of the interval less the winner's at its
 * beginning. And before rounding, the difference of the two discounts is monotonic between the values at which one of
 * them leaves a boundary; so it is largest at an end, and rounding adds less than a euro. In steps a discount changes
 * only at such a value, which is an end too, except for what the first step earns, which rises with the maximum.
 */
export function nearestOvertaking(race: Race): number | typeof UNDECIDED | null {
  const { direction, low, high } = race;
  const stretches = stretchesOf(race).map(([from, to]) => [Math.max(from, low), Math.min(to, high)] as const);
  for (const [from, to] of direction === 'higher' ? stretches : stretches.toReversed()) {
    const found = nearestIn(race, from, to);
    if (found !== null) return found;
  }
  return null;
}

function nearestIn(race: Race, from: number, to: number): number | typeof UNDECIDED | null {
  if (from > to) return null;
  if (race.steps.left-- <= 0) return UNDECIDED;
  if (isRuledOut(race, from, to)) return null;
  if (from === to) return from;
  const middle = from + Math.floor((to - from) / 2);
  return race.direction === 'higher'
    ? (nearestIn(race, from, middle) ?? nearestIn(race, middle + 1, to))
    : (nearestIn(race, middle + 1, to) ?? nearestIn(race, from, middle));
}

/** For a single value this is the formula itself. */
function isRuledOut(race: Race, from: number, to: number): boolean {
  const { winnerMkiEur, rivalMkiEur, neededEur, lineAt } = race;
  const [first, last] = [lineAt(from), lineAt(to)];
  const most =
    mkiScoreEur({ mkiEur: rivalMkiEur, ...last }) - mkiScoreEur({ mkiEur: winnerMkiEur, ...first });
  if (most < neededEur) return true;
  return Math.max(largestLead(race, first), largestLead(race, last)) <= neededEur - 1;
}

/**
 * Returns the largest possible excess of the rival's discount over the winner's before rounding, including the error of
 * floating point.
 */
function largestLead(race: Race, line: DiscountLine): number {
  const errorOf = (mkiEur: number | null) => (mkiEur === null ? 0 : unroundedErrorEur(mkiEur, line));
  return unroundedLead(race, line) + errorOf(race.winnerMkiEur) + errorOf(race.rivalMkiEur);
}

function unroundedLead({ winnerMkiEur, rivalMkiEur }: Race, line: DiscountLine): number {
  const scoreOf = (mkiEur: number | null) => (mkiEur === null ? 0 : unroundedMkiScore(mkiEur, line));
  return scoreOf(rivalMkiEur) - scoreOf(winnerMkiEur);
}

/** Returns the intervals between the values at which a boundary passes one of the two MKI, from low to high. */
function stretchesOf({ winnerMkiEur, rivalMkiEur, low, high }: Race): (readonly [number, number])[] {
  const ends = [winnerMkiEur, rivalMkiEur]
    .flatMap((mkiEur) => (mkiEur === null ? [] : Math.floor(mkiEur)))
    .filter((end) => end >= low && end < high)
    .toSorted((left, right) => left - right);
  return [...ends, high].map((end, place) => [place === 0 ? low : (ends[place - 1] ?? low) + 1, end]);
}
