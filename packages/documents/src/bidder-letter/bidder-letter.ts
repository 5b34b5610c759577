import type { CriteriaValues } from '@milieuspoor/domain';
import type { AwardCriterion } from '../award-criterion/award-criterion.ts';
import type { RecordedBid } from '../award-record/award-record.ts';

/**
 * Everything that a bidder is told about an award decision (docs/decisions/0099); the document is made from nothing
 * else. Of other bids it holds only the winner's name and, where they reveal no price, the winner's discounts.
 */
export interface BidderLetter extends Pick<AwardCriterion, 'project' | 'provider' | 'model' | 'criteria'> {
  /** the moment whose state the letter describes */
  readonly madeAt: Date;
  /** whether a correction was open at that moment, so that figures may still change */
  readonly inCorrection: boolean;
  readonly standstill: Standstill;
  /** the bid of the reader, without names of persons and with only the reasons that may be told */
  readonly bid: RecordedBid;
  /** number of bids that have a place */
  readonly places: number;
  readonly outcome: LetterOutcome;
  readonly winner: TellableWinner;
  /**
   * why the winner was chosen, where the formula does not decide it; empty where it does, and where the reason may not
   * be told
   */
  readonly choiceReason: string;
}

/** The day on which letters are sent, 'yyyy-mm-dd', and the number of calendar days before the final award. */
export interface Standstill {
  readonly sentOn: string;
  readonly days: number;
}

/**
 * The result of a bid compared with the winner: the winner itself, placed below it, level with it, not below it
 * (another was chosen), or without a place.
 */
export type LetterOutcome = 'won' | 'behind' | 'shared' | 'passed-over' | 'not-ranked';

export interface TellableWinner {
  readonly name: string;
  /** null where they would reveal the winner's price, or where there is nothing to compare */
  readonly scores: WinnerScores | null;
}

/** The discounts of the winner, whole euro; null where nothing was filled in. */
export interface WinnerScores {
  readonly scoreEur: number;
  readonly criteriaDiscountEur: number | null;
  readonly criteriaValues: CriteriaValues;
  /**
   * the levels behind the values of criteria with a scale, in thousandths by the id of the criterion; without reasons
   */
  readonly criteriaLevels: Readonly<Record<string, number>>;
}
