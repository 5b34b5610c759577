import type { Organisation, StatisticChanges } from '@milieuspoor/contract';
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
  /** posts that count partly as 0 behind the MKI and the CO2 of the projects that count; absent while they are not known */
  readonly explained?: StatisticChanges['explained'] | undefined;
  /** the same of all projects, whatever is filtered, as goals are */
  readonly explainedInAll?: StatisticChanges['explained'] | undefined;
}
