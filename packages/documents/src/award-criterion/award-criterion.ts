import type {
  BidCalculation,
  CompleteAwardModel,
  ContractType,
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
  /** the active baseline, which bids are held against; null when the project has none */
  readonly baseline: CriterionBaseline | null;
}

export interface CriterionBaseline extends BidCalculation {
  readonly name: string;
  /** the very weights that it was valued with */
  readonly weights: WeightTable;
  /** the version with which a bid that comes in today would be weighed */
  readonly currentWeightsVersion: string;
}
