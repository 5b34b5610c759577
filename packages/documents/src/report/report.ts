import type {
  AnsweredModules,
  BidScore,
  CalculationType,
  ClaimPenalty,
  ContractType,
  CoveredSum,
  HeldWork,
  KindTotal,
  LackingKind,
  LargestChanges,
  ProjectStatus,
  ProjectType,
  ResourceKey,
  ScopeSubject,
  Sector,
  SetCode,
  VariantFigures,
  VariantScope,
  WeightTable,
} from '@milieuspoor/domain';

/**
 * The contents of a report, as plain values: moments are ISO texts, so that it can be sent to the process that writes
 * it.
 */
export interface Report {
  readonly project: ReportedProject;
  /** the provider of the product */
  readonly provider: string;
  readonly madeAt: string;
  /** empty when unknown */
  readonly madeBy: string;
  /** the build of the product that wrote the report */
  readonly build: string;
  /** in the order of their numbers; at least one */
  readonly variants: readonly ReportVariant[];
  /**
   * for each variant that is compared with a baseline among them, or with the first of them: the comparison of their
   * work
   */
  readonly pairs: readonly ReportPair[];
  /** whether a chosen calculation belongs to a sealed bid, and is left out */
  readonly sealedLeftOut: boolean;
  /** null for a project without an award criterion */
  readonly award: ReportAward | null;
  /** the weights of the figures, each version once */
  readonly weights: readonly WeightTable[];
  readonly pictures: readonly ReportPicture[];
  /** of the workbook beside it, hexadecimal digits; null until that is written */
  readonly workbookSha256: string | null;
}

/** The numbers of a variant and of the baseline with which it is compared, or without one, of the variant beside it. */
export interface ReportPair {
  readonly variant: number;
  readonly baseline: number;
  /** null where they have no common set */
  readonly scope: VariantScope | null;
  /** what lies between them, by kind of change; absent where they have no common set */
  readonly changes?: readonly KindTotal[];
  /** the posts that change most; absent where they have no common set */
  readonly posts?: LargestChanges;
}

export interface ReportedProject {
  readonly name: string;
  readonly organisation: string;
  readonly description: string;
  readonly location: string;
  readonly sector: Sector;
  readonly projectType: ProjectType;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly asbuiltScopeChanged: boolean | null;
  readonly status: ProjectStatus;
  /** estimated size of the contract, euro; null where it was not filled in */
  readonly scopeEur: number | null;
  /** days 'yyyy-mm-dd'; null where there are none */
  readonly days: Readonly<Record<ProjectDay, string | null>>;
}

export const PROJECT_DAYS = ['plannedAward', 'plannedCompletion', 'designComplete', 'complete'] as const;
export type ProjectDay = (typeof PROJECT_DAYS)[number];

/** A calculation of the report, in the set of its headline. */
export interface ReportVariant extends VariantFigures {
  readonly number: number;
  readonly name: string;
  /** the bidder; null for the organisation's own */
  readonly bidder: string | null;
  readonly calculationType: CalculationType;
  readonly active: boolean;
  readonly notes: string;
  /** a set in which it has figures that are not in the report; null where there is none */
  readonly otherSet: SetCode | null;
  /** the weights that count and that nobody confirmed */
  readonly unconfirmedWeights: readonly string[];
  /** per life-cycle module, in their order */
  readonly modules: { readonly mki: readonly CoveredSum[]; readonly co2: readonly CoveredSum[] };
  /** number of posts whose MKI is an amount of the file without indicators */
  readonly barePosts: number;
  /** product groups, the largest MKI first, as in the charts */
  readonly groups: readonly ReportGroup[];
  /** the doubts of the import, and what it read differently from the file, as sentences */
  readonly warnings: readonly string[];
  readonly readingNotes: readonly string[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** the explanations that something does not apply in it, which counts as 0 (D-104) */
  readonly explained: readonly ReportedExplanation[];
  /** for each module, how many of its posts leave it empty because of that */
  readonly answeredModules: AnsweredModules;
  readonly file: ReportFile;
}

/**
 * Something that a calculation leaves empty because there is nothing, as somebody explained, with the number of posts.
 */
interface ReportedGap {
  readonly subject: ScopeSubject;
  readonly posts: number;
}

interface ReportedExplanation extends ReportedGap {
  /** empty when unknown */
  readonly by: string;
  /** ISO */
  readonly at: string;
}

export interface ReportGroup {
  readonly id: string;
  readonly name: string;
  readonly mki: CoveredSum;
  readonly co2: CoveredSum;
  readonly resources: Readonly<Record<ResourceKey, CoveredSum>>;
}

/** The workbook from which a calculation was read. */
export interface ReportFile {
  readonly name: string;
  /** hexadecimal digits */
  readonly sha256: string;
  /** identifies the code that read it; null when that was not recorded */
  readonly readerVersion: string | null;
  readonly uploadedAt: string;
  /** empty when unknown */
  readonly uploadedBy: string;
}

/** What the report says about the award. */
export type ReportAward =
  | { readonly state: 'no-bids' }
  | { readonly state: 'sealed' }
  | {
      readonly state: 'open';
      readonly bids: readonly ReportBid[];
      /**
       * why the winner was chosen, when it is not first alone; null where no reason was given, and while there is no
       * winner
       */
      readonly winnerReason: string | null;
      /** null while no winner is chosen */
      readonly claim: ReportClaim | null;
    };

/** The discount of a bid on a named criterion. */
export interface ReportedCriterion {
  readonly name: string;
  readonly maxDiscountEur: number;
  readonly discountEur: number | null;
  /** null when no level was chosen, and for a criterion without a scale */
  readonly level: {
    readonly percentage: number;
    readonly name: string;
    readonly reason: string | null;
  } | null;
}

export interface ReportBid extends BidScore {
  readonly name: string;
  readonly winner: boolean;
  /** whole euro; null when it was never entered */
  readonly quoteEur: number | null;
  /** whole euro; null where not filled in, which counts as 0 */
  readonly criteriaDiscountEur: number | null;
  /** its discount on each named criterion of the project, in order */
  readonly criteria: readonly ReportedCriterion[];
  /** the MKI that its calculation declares, euro; null without a calculation */
  readonly declaredEur: number | null;
  /** whether it counts or is excluded by a decision of the client about what it lacks */
  readonly isDecided: boolean;
  /** whether it is scored without a comparison with a baseline */
  readonly isUnchecked: boolean;
  /** for a scored bid: what it leaves empty that another bid declares for the same posts */
  readonly besideOthers: readonly LackingKind[];
  /** the explanations that something does not apply in its calculation, which counts as 0 */
  readonly explained: readonly ReportedGap[];
  /** why it is withdrawn, invalid or set aside; null for other bids */
  readonly rulingReason: string | null;
  readonly rank: number | null;
  readonly tied: boolean;
}

/** The winner's offer compared with the realised work. */
export interface ReportClaim {
  readonly winner: string;
  /** euro; null where there is none */
  readonly offeredEur: number | null;
  readonly realisedEur: number | null;
  /** the explanations that something does not apply in the bid and in the realised calculation, which counts as 0 */
  readonly explained: Readonly<Record<'offered' | 'realised', readonly ReportedGap[]>>;
  /** the same explanations in each of the baselines by which the promise is restated */
  readonly baselinesExplained: Readonly<Record<'design' | 'asBuilt', readonly ReportedGap[]>>;
  /**
   * the realised work compared with the offer, and with the as-built baseline; null where there is nothing to compare
   */
  readonly beside: Readonly<Record<'offered' | 'asBuilt', HeldWork | null>>;
  /** whether some items leave indicators out of the offered or the realised MKI, which still counts */
  readonly marked: boolean;
  readonly factor: number;
  readonly held: ClaimPenalty;
}

/** A chart of a variant, or of all variants together. */
export interface ReportPicture {
  /** the number of its variant; null for a comparison */
  readonly variant: number | null;
  /**
   * where it stands, if not before the tables of its chapter: on the first page, or above the table of the kinds of change
   */
  readonly place?: 'outcome' | 'kinds';
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** pixels */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** alternative text for readers who can't see it */
  readonly alt: string;
  /** what readers must know about its figures, in sentences below it */
  readonly notes: readonly string[];
}
