import type { SetCode } from '../../indicators/impact-sets.ts';
import type { LifeCycleModule } from '../../indicators/life-cycle-modules.ts';
import type { ContractType } from '../../projects/project-choices.ts';
import type { CompleteAwardModel } from '../model/complete-award-model.ts';
import type { NamedCriterion } from '../model/named-criteria.ts';

/** The award model as bidders were given it: all by which a bid is scored, and what that follows (D-107). */
export interface IssuedModel extends CompleteAwardModel {
  readonly contractType: ContractType;
  /** the criteria other than the MKI by name, in order; none where they are one amount */
  readonly criteria: readonly NamedCriterion[];
  /** life-cycle modules that each post of a bid has to declare, beside what the baseline declares there; in their order */
  readonly askedModules: readonly LifeCycleModule[];
  /** how many times the advantage is claimed that a winner was given and did not earn */
  readonly penaltyFactor: number;
  /** whether somebody set the reference value by hand */
  readonly manuallySet: boolean;
  /** whose MKI the reference value is, as it was called then; null when set by hand, and where nobody knows any more */
  readonly reference: { readonly id: string; readonly name: string } | null;
  /** the active baseline, which bids are held against; null when there is none */
  readonly baseline: IssuedBaseline | null;
}

export interface IssuedBaseline {
  readonly id: string;
  readonly name: string;
  readonly set: SetCode;
  /** of the weights that it was valued with */
  readonly weightsVersion: string;
  /** in its set, euro, not rounded; null when it states none */
  readonly mkiEur: number | null;
}
