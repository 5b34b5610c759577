import type { CriteriaValues } from '@milieuspoor/domain';
import type { AwardCriterion } from '../award-criterion/award-criterion.ts';
import type { RecordedBid } from '../award-record/award-record.ts';

/**
 * All that a bidder is told of an award decision (docs/decisions/0099), and all that the document is made from. Of other bids that is
 * the winner's name and, where they give no price away, the winner's discounts.
 */
export interface BidderLetter extends Pick<AwardCriterion, 'project' | 'provider' | 'model' | 'criteria'> {
  /** the moment whose state the letter tells */
  readonly madeAt: Date;
  /** whether a correction ran at that moment, so that figures may still change */
  readonly inCorrection: boolean;
  readonly standstill: Standstill;
  /** the bid of the reader, with nobody's name and with reasons as far as they may be told */
  readonly bid: RecordedBid;
  /** bids that have a place */
  readonly places: number;
  readonly outcome: LetterOutcome;
  readonly winner: TellableWinner;
  /** why the winner was chosen, where the formula does not say so; empty where it does, and where the reason may not be told */
  readonly choiceReason: string;
}

/** When letters are sent, 'yyyy-mm-dd', and for how many calendar days nothing is awarded for good. */
export interface Standstill {
  readonly sentOn: string;
  readonly days: number;
}

/** How a bid came off beside the winner: placed below it, level with it, not below it (another was chosen), or without a place. */
export type LetterOutcome = 'won' | 'behind' | 'shared' | 'passed-over' | 'not-ranked';

export interface TellableWinner {
  readonly name: string;
  /** null where they would tell the winner's price, or there is nothing to compare */
  readonly scores: WinnerScores | null;
}

/** The discounts of the winner, whole euro; null where nothing was filled in. */
export interface WinnerScores {
  readonly scoreEur: number;
  readonly criteriaDiscountEur: number | null;
  readonly criteriaValues: CriteriaValues;
  /** the levels behind the values of criteria with a scale, in thousandths by the id of the criterion; nobody's reasons */
  readonly criteriaLevels: Readonly<Record<string, number>>;
}
