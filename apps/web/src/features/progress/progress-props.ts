import type { Organisation } from '@milieuspoor/contract';
import type { ContractTypeFilter, SetCode } from '@milieuspoor/domain';

/** Which projects count in the tab, and the set of their figures: the filters of the dashboard. */
export interface ProgressAsked {
  readonly set: SetCode;
  /** null for all */
  readonly years: readonly number[] | null;
  /** null for all */
  readonly contractType: ContractTypeFilter | null;
}

/** What every section of the tab Voortgang is given. */
export interface ProgressProps {
  readonly organisation: Pick<Organisation, 'uuid' | 'slug' | 'name'>;
  readonly asked: ProgressAsked;
  /** changes the filter of years of the dashboard */
  readonly onChooseYears: (years: readonly number[] | null) => void;
  /** a viewer changes nothing, and cannot open a project */
  readonly audience: 'viewer' | 'member';
  /** who runs the organisation, and staff */
  readonly maySetGoals: boolean;
}
