import type { SetCode } from '../../indicators/impact-sets.ts';
import type { LifeCycleModule } from '../../indicators/life-cycle-modules.ts';
import type { ContractType } from '../../projects/project-choices.ts';
import type { CompleteAwardModel } from '../model/complete-award-model.ts';
import type { NamedCriterion } from '../model/named-criteria.ts';

/** The award model as bidders received it: everything that decides the score of a bid and its consequences (D-107). */
export interface IssuedModel extends CompleteAwardModel {
  readonly contractType: ContractType;
  /** the criteria other than the MKI by name, in order; empty where they are one amount */
  readonly criteria: readonly NamedCriterion[];
  /**
   * life-cycle modules that each post of a bid must declare, in addition to what the baseline declares; in their order
   */
  readonly askedModules: readonly LifeCycleModule[];
  /** the factor by which an advantage is claimed that a winner was given and did not earn */
  readonly penaltyFactor: number;
  /** whether somebody set the reference value by hand */
  readonly manuallySet: boolean;
  /**
   * the calculation whose MKI is the reference value, with its name at that moment; null when set by hand, and where it
   * is unknown
   */
  readonly reference: { readonly id: string; readonly name: string } | null;
  /** the active baseline, with which bids are compared; null when there is none */
  readonly baseline: IssuedBaseline | null;
}

export interface IssuedBaseline {
  readonly id: string;
  readonly name: string;
  readonly set: SetCode;
  /** the version of the weights of its valuation */
  readonly weightsVersion: string;
  /** in its set, euro, not rounded; null when the baseline states none */
  readonly mkiEur: number | null;
}
