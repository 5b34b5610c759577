import { type AwardModel, type DiscountLine, discountLineOf } from '../model/award-model.ts';
import type { DiscountStep } from '../model/discount-steps.ts';
import { fictionalPriceEur } from '../scoring/fictional-price.ts';
import { type CompetingBid, placeBids } from '../scoring/place-bids.ts';
import { compareMki, winnersOf } from '../scoring/rank-bids.ts';
import { nearestOvertaking, UNDECIDED } from './nearest-overtaking.ts';

/** The values of a model that the analysis varies. */
export const THRESHOLD_VALUES = ['maximum-discount', 'reference-value', 'target-value'] as const;
export type ThresholdValue = (typeof THRESHOLD_VALUES)[number];

const FIELD_OF = {
  'maximum-discount': 'maxDiscountEur',
  'reference-value': 'upperEur',
  'target-value': 'lowerEur',
} as const satisfies Readonly<Record<ThresholdValue, 'maxDiscountEur' | 'upperEur' | 'lowerEur'>>;

/**
 * Number of intervals that are examined between two bids, which takes a tenth of a second at worst. Bids that differ by
 * more than rounding take some hundreds.
 */
const MOST_STEPS = 20_000;

/** The nearest value in one direction at which another bidder wins the tender. */
export interface WinningThreshold<Bid> {
  readonly value: ThresholdValue;
  readonly direction: 'lower' | 'higher';
  /** whole euro; null when no value in this direction changes the winner, or it is undecided */
  readonly atEur: number | null;
  /** whether two bids are so close that only rounding separates them, and the nearest value was not found */
  readonly undecided: boolean;
  /** that value less the value of the model */
  readonly differenceEur: number | null;
  /** the winners there: more than one where they tie; none where no value changes the winner */
  readonly winners: readonly Bid[];
}

/** Why there is no threshold: the model divides by 0, there are too few bids, or nobody won alone. */
export type NoThreshold = 'model-open' | 'too-few-bids' | 'tied';

export type WinningThresholds<Bid> =
  | { readonly reason: NoThreshold; readonly thresholds: readonly [] }
  | { readonly reason: null; readonly thresholds: readonly WinningThreshold<Bid>[] };

/**
 * Returns by how much the maximum discount, the reference value or the target value would have had to differ for
 * another bidder to win. One value varies at a time, in whole euro; the other two, the quotes, the MKI and the
 * discounts on other criteria do not change. The total benefit changes with the maximum discount, so that all of it
 * remains distributed, and is at most the project's size. The maximum is at least 1, and the target value remains below
 * the reference value. In a model in steps the three values are what the first step earns, its MKI and the MKI of the
 * last; the steps between do not change and limit them. The ceiling does not change either: bids above it are not
 * included.
 */
export function winningThresholds<Bid extends CompetingBid>(
  bids: readonly Bid[],
  model: AwardModel,
): WinningThresholds<Bid> {
  const line = discountLineOf(model);
  if (!line || line.upperEur <= line.lowerEur) return { reason: 'model-open', thresholds: [] };
  if (bids.length < 2) return { reason: 'too-few-bids', thresholds: [] };
  const [winner, equal] = winnersAt(line, bids);
  if (!winner || equal) return { reason: 'tied', thresholds: [] };
  const rivals = bids.filter((bid) => bid !== winner);
  return {
    reason: null,
    thresholds: THRESHOLD_VALUES.flatMap((value) =>
      (['lower', 'higher'] as const).map((direction): WinningThreshold<Bid> => {
        const atEur = nearest({
          value,
          direction,
          line,
          winner,
          rivals,
          limits: limitsOf(value, line, model),
        });
        if (atEur === null || atEur === UNDECIDED) {
          const undecided = atEur === UNDECIDED;
          return { value, direction, atEur: null, undecided, differenceEur: null, winners: [] };
        }
        const differenceEur = atEur - valueIn(line, value);
        return {
          value,
          direction,
          atEur,
          undecided: false,
          differenceEur,
          winners: winnersAt(withValue(line, value, atEur), bids),
        };
      }),
    ),
  };
}

/** Returns the nearest value at which any rival overtakes; each next rival is only examined at nearer values. */
function nearest({
  value,
  direction,
  line,
  winner,
  rivals,
  limits,
}: {
  readonly value: ThresholdValue;
  readonly direction: 'lower' | 'higher';
  readonly line: DiscountLine;
  readonly winner: CompetingBid;
  readonly rivals: readonly CompetingBid[];
  readonly limits: readonly [lowest: number, highest: number];
}): number | typeof UNDECIDED | null {
  const present = valueIn(line, value);
  let [low, high] = direction === 'higher' ? [present + 1, limits[1]] : [limits[0], present - 1];
  let found: number | null = null;
  for (const rival of rivals) {
    const atEur = nearestOvertaking({
      winnerMkiEur: winner.mkiEur,
      rivalMkiEur: rival.mkiEur,
      neededEur: netEur(rival) - netEur(winner) + (compareMki(rival.mkiEur, winner.mkiEur) < 0 ? 0 : 1),
      lineAt: (eur) => withValue(line, value, eur),
      direction,
      low,
      high,
      steps: { left: MOST_STEPS },
    });
    if (atEur === UNDECIDED) return UNDECIDED;
    if (atEur === null) continue;
    found = atEur;
    if (direction === 'higher') high = atEur - 1;
    else low = atEur + 1;
  }
  return found;
}

/** Returns the price before the discount for the MKI, which no value of the model changes. */
function netEur(bid: CompetingBid): number {
  return fictionalPriceEur({ ...bid, scoreEur: 0 });
}

function winnersAt<Bid extends CompetingBid>(line: DiscountLine, bids: readonly Bid[]): readonly Bid[] {
  return winnersOf(placeBids(bids, line));
}

function valueIn(line: DiscountLine, value: ThresholdValue): number {
  return line[FIELD_OF[value]];
}

function withValue(line: DiscountLine, value: ThresholdValue, eur: number): DiscountLine {
  const moved = { ...line, [FIELD_OF[value]]: eur };
  return moved.form === 'steps' ? { ...moved, steps: stepsWithin(moved.steps, moved) } : moved;
}

/** Returns the steps with the first and last adjusted to these boundaries and this maximum. */
function stepsWithin(
  steps: readonly DiscountStep[],
  { lowerEur, upperEur, maxDiscountEur }: DiscountLine,
): readonly DiscountStep[] {
  return steps.map((step, place) => ({
    mkiUptoEur: place === 0 ? lowerEur : place === steps.length - 1 ? upperEur : step.mkiUptoEur,
    discountEur: place === 0 ? maxDiscountEur : step.discountEur,
  }));
}

function limitsOf(
  value: ThresholdValue,
  line: DiscountLine,
  { scopeEur, criteriaMaxDiscountEur }: AwardModel,
): readonly [lowest: number, highest: number] {
  const { upperEur, lowerEur } = line;
  // The MKI of a step must exceed that of the step before it, and its discount must be lower.
  const [second, lastButOne] = line.form === 'steps' ? [line.steps[1], line.steps.at(-2)] : [];
  switch (value) {
    case 'maximum-discount':
      // Other criteria without an amount take nothing of the benefit.
      return [
        1 + (second?.discountEur ?? 0),
        scopeEur === null ? Number.MAX_SAFE_INTEGER : scopeEur - (criteriaMaxDiscountEur ?? 0),
      ];
    case 'reference-value':
      return [(lastButOne?.mkiUptoEur ?? lowerEur) + 1, Number.MAX_SAFE_INTEGER];
    case 'target-value':
      return [0, (second?.mkiUptoEur ?? upperEur) - 1];
  }
}
