import type {
  AnsweredModules,
  BidScore,
  CalculationType,
  ClaimPenalty,
  ContractType,
  CoveredSum,
  HeldWork,
  LackingKind,
  ProjectStatus,
  ProjectType,
  ResourceKey,
  ScopeSubject,
  Sector,
  VariantFigures,
  VariantScope,
  WeightTable,
} from '@milieuspoor/domain';

/** All that a report states, as plain values: moments are ISO texts, so that it can be sent to the process that writes it. */
export interface Report {
  readonly project: ReportedProject;
  /** who runs the product */
  readonly provider: string;
  readonly madeAt: string;
  /** empty when nobody knows */
  readonly madeBy: string;
  /** the build of the product that wrote the report */
  readonly build: string;
  /** in the order of their numbers; one at least */
  readonly variants: readonly ReportVariant[];
  /** of each variant that stands beside a baseline among them, or beside the first of them, how the work of the two compares */
  readonly pairs: readonly ReportPair[];
  /** a calculation was chosen whose bid is sealed, and is left out */
  readonly sealedLeftOut: boolean;
  /** null for a project without an award criterion */
  readonly award: ReportAward | null;
  /** the weights that the figures were valued with, each version once */
  readonly weights: readonly WeightTable[];
  readonly pictures: readonly ReportPicture[];
}

/** A variant and the baseline that it is held against, or the variant that it stands beside without one, by their numbers. */
export interface ReportPair {
  readonly variant: number;
  readonly baseline: number;
  /** null where they have no set in common */
  readonly scope: VariantScope | null;
}

export interface ReportedProject {
  readonly name: string;
  readonly organisation: string;
  readonly location: string;
  readonly description: string;
  readonly sector: Sector;
  readonly projectType: ProjectType;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly asbuiltScopeChanged: boolean | null;
  readonly status: ProjectStatus;
}

/** A calculation of the report, in the set of its headline. */
export interface ReportVariant extends VariantFigures {
  readonly number: number;
  readonly name: string;
  /** whose it is; null for the organisation's own */
  readonly bidder: string | null;
  readonly calculationType: CalculationType;
  readonly active: boolean;
  readonly notes: string;
  /** of its weights, those that count and that nobody confirmed */
  readonly unconfirmedWeights: readonly string[];
  /** per life-cycle module, in their order */
  readonly modules: { readonly mki: readonly CoveredSum[]; readonly co2: readonly CoveredSum[] };
  /** posts whose MKI is an amount of the file that no indicators stand behind */
  readonly barePosts: number;
  /** product groups, the largest MKI first, as in its charts */
  readonly groups: readonly ReportGroup[];
  /** what the import has doubts about, and what it read otherwise than it stands in the file, as sentences */
  readonly warnings: readonly string[];
  readonly readingNotes: readonly string[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** what somebody said not to apply in it, which counts as 0 (D-104) */
  readonly explained: readonly ReportedExplanation[];
  /** of its posts that leave a module empty, how many do so because of that */
  readonly answeredModules: AnsweredModules;
  readonly file: ReportFile;
}

/** What a calculation leaves empty of which somebody said that there is nothing, and at how many posts. */
interface ReportedGap {
  readonly subject: ScopeSubject;
  readonly posts: number;
}

interface ReportedExplanation extends ReportedGap {
  /** empty when nobody knows */
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

/** The workbook that a calculation was read from. */
export interface ReportFile {
  readonly name: string;
  /** hexadecimal digits */
  readonly sha256: string;
  /** names the code that read it; null when that was not recorded */
  readonly readerVersion: string | null;
  readonly uploadedAt: string;
  /** empty when nobody knows */
  readonly uploadedBy: string;
}

/** What there is to tell of the award. */
export type ReportAward =
  | { readonly state: 'no-bids' }
  | { readonly state: 'sealed' }
  | {
      readonly state: 'open';
      readonly bids: readonly ReportBid[];
      /** why the winner was chosen, of one that is not first alone; null where nobody said so, and while there is none */
      readonly winnerReason: string | null;
      /** null while no winner was chosen */
      readonly claim: ReportClaim | null;
    };

/** What a bid was given on a named criterion. */
export interface ReportedCriterion {
  readonly name: string;
  readonly maxDiscountEur: number;
  readonly discountEur: number | null;
  /** of a criterion with a scale, as far as a level was chosen; null of every other */
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
  /** whole euro; null where it is empty, which counts as 0 */
  readonly criteriaDiscountEur: number | null;
  /** what it was given on each criterion that the project names, in order */
  readonly criteria: readonly ReportedCriterion[];
  /** its MKI as its calculation declares it, euro; null without one */
  readonly declaredEur: number | null;
  /** whether the client decided about what it lacks */
  readonly isDecided: boolean;
  /** whether it is scored without a baseline that its work was compared with */
  readonly isUnchecked: boolean;
  /** of one that is scored, what it leaves empty that another declares for the same posts */
  readonly besideOthers: readonly LackingKind[];
  /** what somebody said not to apply in its calculation, which counts as 0 */
  readonly explained: readonly ReportedGap[];
  /** why it is withdrawn or invalid; null of one that is neither */
  readonly rulingReason: string | null;
  readonly rank: number | null;
  readonly tied: boolean;
}

/** What the winner offered held against what was realised. */
export interface ReportClaim {
  readonly winner: string;
  /** euro; null where there is none */
  readonly offeredEur: number | null;
  readonly realisedEur: number | null;
  /** what somebody said not to apply in what was realised, which counts as 0 */
  readonly explained: readonly ReportedGap[];
  /** the same in each of the baselines between which the promise is restated */
  readonly baselinesExplained: Readonly<Record<'design' | 'asBuilt', readonly ReportedGap[]>>;
  /** what was realised beside what was offered, and beside the as-built baseline; null where there is nothing to compare */
  readonly beside: Readonly<Record<'offered' | 'asBuilt', HeldWork | null>>;
  /** whether some items leave indicators out of the offered or the realised MKI, which counts all the same */
  readonly marked: boolean;
  readonly factor: number;
  readonly held: ClaimPenalty;
}

/** A chart of a variant, or of all of them together. */
export interface ReportPicture {
  /** the number of the variant that it is about; null for a comparison */
  readonly variant: number | null;
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** pixels */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** what it shows, for who can't see it */
  readonly alt: string;
  /** what has to be known of its figures, in sentences below it */
  readonly notes: readonly string[];
}
