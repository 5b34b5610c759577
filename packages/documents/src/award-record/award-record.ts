import type {
  BidCalculation,
  BidScore,
  CriteriaValues,
  GapChoice,
  HeldWork,
  HistoryAction,
  HistoryChanges,
  HistorySubject,
  LackingKind,
  Language,
  Marks,
  ModelChange,
  ScopeSubject,
} from '@milieuspoor/domain';
import type { AwardCriterion } from '../award-criterion/award-criterion.ts';

/** All that the record of an award states: the criterion as it held, and what came of it. */
export interface AwardRecord extends AwardCriterion {
  /** every time that the criterion was issued, the first first */
  readonly issued: readonly RecordedIssue[];
  /** the number whose model is the one by which the bids are scored; null where none is */
  readonly scoredBy: number | null;
  /** what is another in the model by which the bids are scored than in what was issued last; none where that is not so */
  readonly changedSinceIssue: readonly ModelChange[];
  /** whether bids were sealed until they were opened, as the project chose (D-106) */
  readonly sealsBids: boolean;
  /** who asked for the record */
  readonly madeBy: string;
  /** whom somebody made the winner: the id of a bid */
  readonly winnerId: string;
  /** why, of a winner who is not first alone; null where nothing was asked or said */
  readonly winnerReason: string | null;
  /** the day of the final award, 'yyyy-mm-dd'; null while the phase is not complete */
  readonly awardedOn: string | null;
  /** what somebody said not to apply in the baseline and the bids, in the order in which it was */
  readonly explained: readonly RecordedAnswer[];
  /** in any order */
  readonly bids: readonly RecordedBid[];
  /** what happened in the project, oldest first */
  readonly history: readonly RecordedEvent[];
  /** the workbooks that the figures were read from: the baseline's first */
  readonly files: readonly RecordedFile[];
}

/** The criterion as it was issued once. */
export interface RecordedIssue {
  readonly number: number;
  readonly at: Date;
  /** empty when nobody knows */
  readonly by: string;
  /** of its file in each language, hexadecimal digits */
  readonly sha256: Readonly<Record<Language, string>>;
}

/** A bid with what it comes to by the model. */
export interface RecordedBid extends BidScore {
  readonly id: string;
  readonly name: string;
  /** empty when nobody knows */
  readonly enteredBy: string;
  /** whole euro; null when it was never entered */
  readonly quoteEur: number | null;
  /** whole euro; null where it is empty, which counts as 0 */
  readonly criteriaDiscountEur: number | null;
  /** what it was given on each criterion that the project names, whole euro by the id of the criterion */
  readonly criteriaValues: CriteriaValues;
  /** the levels behind the values of criteria that are scored on a scale */
  readonly criteriaMarks: Marks;
  readonly calculation: BidCalculation | null;
  /** why it is withdrawn or invalid, and since when; null of one that is neither */
  readonly ruled: { readonly reason: string; readonly at: Date } | null;
  /** its work beside that of the baseline; null where it is held against none */
  readonly work: HeldWork | null;
  /** what it lacked, and what the client decided about each kind of it */
  readonly gaps: readonly RecordedGap[];
  /** of one that is scored, what it leaves empty that another declares for the same posts */
  readonly besideOthers: readonly LackingKind[];
  /** of its calculation, the weights that count and that nobody confirmed */
  readonly unconfirmedWeights: readonly string[];
  readonly rank: number | null;
  readonly tied: boolean;
}

/** What a bid lacks of one kind, with what was decided about it. */
export interface RecordedGap {
  readonly kind: ScopeSubject;
  /** posts that lack it, and those of them for which the baseline has no value */
  readonly posts: number;
  readonly unvaluedPosts: number;
  /** null where nothing was decided */
  readonly decision: {
    readonly choice: GapChoice;
    readonly reason: string;
    /** empty when nobody knows */
    readonly by: string;
    readonly at: Date;
    /** what it adds to the MKI that counts, euro; 0 unless filled */
    readonly filledEur: number;
  } | null;
}

/** What somebody said that a calculation leaves empty because there is nothing, which counts as 0 (D-104). */
export interface RecordedAnswer {
  /** the bidder whose calculation it is about; null for the baseline */
  readonly of: string | null;
  /** the bid whose calculation it is about; null for the baseline */
  readonly bidId: string | null;
  readonly subject: ScopeSubject;
  readonly posts: number;
  /** empty when nobody knows */
  readonly by: string;
  readonly at: Date;
}

/** One thing that somebody did, as the history keeps it. */
export interface RecordedEvent {
  readonly at: Date;
  /** empty when nobody knows */
  readonly by: string;
  readonly subject: { readonly type: HistorySubject; readonly id: string | null; readonly name: string };
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** A workbook as it was uploaded. */
export interface RecordedFile {
  readonly calculationId: string;
  /** whose it is, and of which bid; null each for the baseline */
  readonly bidder: string | null;
  readonly bidId: string | null;
  readonly fileName: string;
  /** hexadecimal digits */
  readonly sha256: string;
  readonly uploadedAt: Date;
}
