import type { DiscountLine } from '../model/award-model.ts';
import { mkiScoreEur, unroundedErrorEur, unroundedMkiScore } from '../scoring/mki-score.ts';

/** A rival that has to earn more than the winner, while one value of the model moves. */
interface Race {
  /** euro; null earns 0 always */
  readonly winnerMkiEur: number | null;
  readonly rivalMkiEur: number | null;
  /** by how much the rival's discount has to exceed the winner's, whole euro; below 0 when it may be less */
  readonly neededEur: number;
  /** the model at a value, in whole euro; each of its three values raises discounts or leaves them as they are */
  readonly lineAt: (eur: number) => DiscountLine;
  readonly direction: 'lower' | 'higher';
  /** first and last whole value that is looked at */
  readonly low: number;
  readonly high: number;
  /** how many stretches may still be looked at; each that is counts down */
  readonly steps: { left: number };
}

/** Too many stretches are left over: the two bids are so close that only rounding tells them apart. */
export const UNDECIDED = 'undecided';

/**
 * The nearest whole value at which the rival's discount exceeds the winner's by what is needed, from the low end when the
 * direction is 'higher' and from the high end when it is 'lower'; null when there is none, and undecided when the steps do not
 * suffice to know.
 *
 * Nothing is tried out: whole stretches of values are ruled out by what the formula allows in them, and a stretch that is
 * not is halved until one value is left. Two things are known of a stretch. No discount falls as a value rises, so the
 * difference is at most the rival's discount at its end less the winner's at its beginning. And before they are rounded,
 * the difference of the two discounts only rises or only falls between the values at which one of them leaves a boundary;
 * so it is nowhere larger than at an end, and rounding adds less than a euro to it. In steps a discount moves at such a value
 * alone, which lies at an end too, but for what the first step earns, which rises with the maximum.
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

/** Of a single value this is the formula itself. */
function isRuledOut(race: Race, from: number, to: number): boolean {
  const { winnerMkiEur, rivalMkiEur, neededEur, lineAt } = race;
  const [first, last] = [lineAt(from), lineAt(to)];
  const most =
    mkiScoreEur({ mkiEur: rivalMkiEur, ...last }) - mkiScoreEur({ mkiEur: winnerMkiEur, ...first });
  if (most < neededEur) return true;
  return Math.max(largestLead(race, first), largestLead(race, last)) <= neededEur - 1;
}

/** The most by which the rival's discount may exceed the winner's before rounding, for all that floating point knows. */
function largestLead(race: Race, line: DiscountLine): number {
  const errorOf = (mkiEur: number | null) => (mkiEur === null ? 0 : unroundedErrorEur(mkiEur, line));
  return unroundedLead(race, line) + errorOf(race.winnerMkiEur) + errorOf(race.rivalMkiEur);
}

function unroundedLead({ winnerMkiEur, rivalMkiEur }: Race, line: DiscountLine): number {
  const scoreOf = (mkiEur: number | null) => (mkiEur === null ? 0 : unroundedMkiScore(mkiEur, line));
  return scoreOf(rivalMkiEur) - scoreOf(winnerMkiEur);
}

/** The stretches between which a boundary passes one of the two MKI, from low to high. */
function stretchesOf({ winnerMkiEur, rivalMkiEur, low, high }: Race): (readonly [number, number])[] {
  const ends = [winnerMkiEur, rivalMkiEur]
    .flatMap((mkiEur) => (mkiEur === null ? [] : Math.floor(mkiEur)))
    .filter((end) => end >= low && end < high)
    .toSorted((left, right) => left - right);
  return [...ends, high].map((end, place) => [place === 0 ? low : (ends[place - 1] ?? low) + 1, end]);
}
