import type { Organisation } from '@milieuspoor/contract';
import type { ComponentProps } from 'react';
import type { DashboardTab, OrganisationDashboard } from '../../features/statistics/index.ts';
import { Chances } from './chances.tsx';
import { Progress } from './progress.tsx';

interface TabReader {
  readonly organisation: Organisation;
  readonly audience: 'viewer' | 'member';
  readonly maySetGoals: boolean;
}

/** Returns what stands below the filters of a dashboard in a tab; undefined in the first, which has the charts. */
export function tabBelowFilters(
  tab: DashboardTab,
  { maySetGoals, ...reader }: TabReader,
): ComponentProps<typeof OrganisationDashboard>['children'] {
  switch (tab) {
    case 'figures':
      return undefined;
    case 'progress':
      return (asked, chooseYears) => (
        <Progress {...reader} asked={asked} onChooseYears={chooseYears} maySetGoals={maySetGoals} />
      );
    case 'chances':
      return (asked) => <Chances {...reader} asked={asked} />;
  }
}
