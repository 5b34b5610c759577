import type {
  BidCalculation,
  BidScore,
  CriteriaValues,
  DemandBasis,
  DeniedGap,
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

/** The contents of the record of an award: the criterion as it was in force, and the result. */
export interface AwardRecord extends AwardCriterion {
  /** all editions of the criterion, the first one first */
  readonly issued: readonly RecordedIssue[];
  /** the number of the edition by which the bids are scored; null where it is none of them */
  readonly scoredBy: number | null;
  /** the differences of the model by which the bids are scored from the last edition; empty where there are none */
  readonly changedSinceIssue: readonly ModelChange[];
  /** the target value that was proposed and given to the model last; null where none was */
  readonly proposal: RecordedProposal | null;
  /** whether bids were sealed until they were opened, which the project chose (D-106) */
  readonly sealsBids: boolean;
  /** the person who asked for the record */
  readonly madeBy: string;
  /** the id of the bid that was chosen as winner */
  readonly winnerId: string;
  /** the reason, for a winner who does not have the first place alone; null where no reason was required or given */
  readonly winnerReason: string | null;
  /** the day of the final award, 'yyyy-mm-dd'; null while the phase is not complete */
  readonly awardedOn: string | null;
  /** the explanations that something does not apply in the baseline and the bids, in order of time */
  readonly explained: readonly RecordedAnswer[];
  /** in any order */
  readonly bids: readonly RecordedBid[];
  /** the events of the project, oldest first */
  readonly history: readonly RecordedEvent[];
  /** the workbooks behind the figures: the baseline's first */
  readonly files: readonly RecordedFile[];
}

/** A target value that followed from own completed projects, and was given to the award model. */
export interface RecordedProposal {
  readonly at: Date;
  /** whole euro */
  readonly referenceEur: number;
  readonly targetEur: number;
  /** how far the target value lies below the reference value */
  readonly percent: number;
  /** what the projects reached that it follows from */
  readonly basis: DemandBasis;
  readonly projects: readonly { readonly name: string; readonly percent: number }[];
}

/** One edition of the criterion. */
export interface RecordedIssue {
  readonly number: number;
  readonly at: Date;
  /** empty when unknown */
  readonly by: string;
  /** the hash of its file in each language, hexadecimal digits */
  readonly sha256: Readonly<Record<Language, string>>;
}

/** A bid with its score by the model. */
export interface RecordedBid extends BidScore {
  readonly id: string;
  readonly name: string;
  /** empty when unknown */
  readonly enteredBy: string;
  /** whole euro; null when it was never entered */
  readonly quoteEur: number | null;
  /** whole euro; null where not filled in, which counts as 0 */
  readonly criteriaDiscountEur: number | null;
  /** its discount on each named criterion of the project, whole euro by the id of the criterion */
  readonly criteriaValues: CriteriaValues;
  /** the levels behind the values of criteria that are scored on a scale */
  readonly criteriaMarks: Marks;
  readonly calculation: BidCalculation | null;
  /** why it is withdrawn or invalid, and since when; null for other bids */
  readonly ruled: { readonly reason: string; readonly at: Date } | null;
  /** its work compared with that of the baseline; null where there is no comparison */
  readonly work: HeldWork | null;
  /** what it lacked, and the client's decision about each kind of gap */
  readonly gaps: readonly RecordedGap[];
  /** for a scored bid: what it leaves empty that another bid declares for the same posts */
  readonly besideOthers: readonly LackingKind[];
  /** the weights of its calculation that count and that nobody confirmed */
  readonly unconfirmedWeights: readonly string[];
  readonly rank: number | null;
  readonly tied: boolean;
}

/** What a bid lacks of one kind, with the decision about it. */
export interface RecordedGap {
  readonly kind: ScopeSubject;
  /** number of posts that lack it, and of those for which the baseline has no value */
  readonly posts: number;
  readonly unvaluedPosts: number;
  /** what of the bid's gaps its own file declares in its other set */
  readonly denied?: readonly DeniedGap[];
  /** the weight of what the baseline declares in their place, at most, euro: credits as costs; null where it is unknown */
  readonly weightEur: number | null;
  /** null where there is no decision */
  readonly decision: {
    readonly choice: GapChoice;
    readonly reason: string;
    /** empty when unknown */
    readonly by: string;
    readonly at: Date;
    /** the amount that it adds to the MKI that counts, euro; 0 unless filled in */
    readonly filledEur: number;
  } | null;
}

/** An explanation that a calculation leaves something empty because there is nothing, which counts as 0 (D-104). */
export interface RecordedAnswer {
  /** the bidder whose calculation it is about; null for the baseline */
  readonly of: string | null;
  /** the bid whose calculation it is about; null for the baseline */
  readonly bidId: string | null;
  readonly subject: ScopeSubject;
  readonly posts: number;
  /** empty when unknown */
  readonly by: string;
  readonly at: Date;
}

/** One action of a person, as the history stores it. */
export interface RecordedEvent {
  readonly at: Date;
  /** empty when unknown */
  readonly by: string;
  readonly subject: { readonly type: HistorySubject; readonly id: string | null; readonly name: string };
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** A workbook as it was uploaded. */
export interface RecordedFile {
  readonly calculationId: string;
  /** the bidder, and the id of the bid; both null for the baseline */
  readonly bidder: string | null;
  readonly bidId: string | null;
  readonly fileName: string;
  /** hexadecimal digits */
  readonly sha256: string;
  readonly uploadedAt: Date;
}
