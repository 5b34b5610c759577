import type {
  BidCalculation,
  CompleteAwardModel,
  ContractType,
  LifeCycleModule,
  ModelChange,
  NamedCriterion,
  ProjectType,
  Sector,
  WeightTable,
} from '@milieuspoor/domain';

/** The contents of the tender document about a project and its award criterion. */
export interface AwardCriterion {
  readonly project: {
    readonly name: string;
    readonly location: string;
    readonly sector: Sector;
    readonly projectType: ProjectType;
    readonly contractType: ContractType;
    /** the name of the client */
    readonly organisation: string;
  };
  /** the provider of the application, who answers questions about it */
  readonly provider: {
    readonly name: string;
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
  readonly madeAt: Date;
  readonly model: CompleteAwardModel;
  /** the criteria other than the MKI by name, in order; empty where they are one amount */
  readonly criteria: readonly NamedCriterion[];
  /** the factor by which an advantage is claimed that a winner was given and did not earn; two decimals at most */
  readonly penaltyFactor: number;
  /** whether somebody set the reference value by hand */
  readonly manuallySet: boolean;
  /**
   * the calculation whose MKI is the reference value, with its name at that moment; null when set by hand, and where it
   * is unknown
   */
  readonly referenceName: string | null;
  /** the active baseline, with which bids are compared; null when the project has none */
  readonly baseline: CriterionBaseline | null;
  /** what a bid must declare in each life-cycle module, in order */
  readonly asked: readonly AskedOfModule[];
}

/** The criterion as it is given to bidders. */
export interface CriterionToHandOut extends AwardCriterion {
  readonly edition: CriterionEdition;
}

/**
 * The status of a document on the criterion: a concept without any obligation, or an edition that was issued under a
 * number (D-107).
 */
export type CriterionEdition =
  | { readonly kind: 'concept' }
  | {
      readonly kind: 'issued';
      /** from 1; it is issued at the moment when the document is made */
      readonly number: number;
      /** null for the first */
      readonly since: EditionBefore | null;
    };

/** The edition that was issued before, with all differences since. */
export interface EditionBefore {
  readonly number: number;
  readonly at: Date;
  readonly changes: readonly ModelChange[];
}

/** The changes of a criterion that was issued again. */
export interface CriterionNote extends AwardCriterion {
  readonly number: number;
  readonly since: EditionBefore;
}

/** What a bid must declare in a module to be whole. */
export interface AskedOfModule {
  readonly module: LifeCycleModule;
  /** number of posts of the active baseline that declare it; null while there is no baseline */
  readonly declaredPosts: number | null;
  /** whether every post must declare it as well */
  readonly ofEach: boolean;
}

export interface CriterionBaseline extends BidCalculation {
  readonly name: string;
  /** the exact weights of its valuation */
  readonly weights: WeightTable;
  /** the version of the weights that a bid of today would get */
  readonly currentWeightsVersion: string;
}
