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

/** All that the tender document states about a project and its award criterion. */
export interface AwardCriterion {
  readonly project: {
    readonly name: string;
    readonly location: string;
    readonly sector: Sector;
    readonly projectType: ProjectType;
    readonly contractType: ContractType;
    /** the client, by its name */
    readonly organisation: string;
  };
  /** who runs the application, and answers questions about it */
  readonly provider: {
    readonly name: string;
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
  readonly madeAt: Date;
  readonly model: CompleteAwardModel;
  /** the criteria other than the MKI by name, in order; none where they are one amount */
  readonly criteria: readonly NamedCriterion[];
  /** how many times the advantage is claimed that a winner was given and did not earn; two decimals at most */
  readonly penaltyFactor: number;
  /** whether somebody set the reference value by hand */
  readonly manuallySet: boolean;
  /** the calculation whose MKI the reference value is, as it was called then; null when set by hand, and where nobody knows any more */
  readonly referenceName: string | null;
  /** the active baseline, which bids are held against; null when the project has none */
  readonly baseline: CriterionBaseline | null;
  /** what a bid has to declare of each life-cycle module, in order */
  readonly asked: readonly AskedOfModule[];
}

/** The criterion as it is handed out. */
export interface CriterionToHandOut extends AwardCriterion {
  readonly edition: CriterionEdition;
}

/** What a document on the criterion is: a concept, which nobody may be held to, or what was issued under a number (D-107). */
export type CriterionEdition =
  | { readonly kind: 'concept' }
  | {
      readonly kind: 'issued';
      /** from 1; it is issued at the moment that the document is made */
      readonly number: number;
      /** null of the first */
      readonly since: EditionBefore | null;
    };

/** What was issued before, and all that is another since. */
export interface EditionBefore {
  readonly number: number;
  readonly at: Date;
  readonly changes: readonly ModelChange[];
}

/** What changed in a criterion that was issued again. */
export interface CriterionNote extends AwardCriterion {
  readonly number: number;
  readonly since: EditionBefore;
}

/** What a bid has to declare of a module to be whole. */
export interface AskedOfModule {
  readonly module: LifeCycleModule;
  /** posts of the active baseline that declare it; null while there is none */
  readonly declaredPosts: number | null;
  /** asked of each post besides */
  readonly ofEach: boolean;
}

export interface CriterionBaseline extends BidCalculation {
  readonly name: string;
  /** the very weights that it was valued with */
  readonly weights: WeightTable;
  /** the version with which a bid that comes in today would be weighed */
  readonly currentWeightsVersion: string;
}
