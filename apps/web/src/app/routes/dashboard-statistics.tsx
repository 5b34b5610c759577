import type { Organisation } from '@milieuspoor/contract';
import { memo } from 'react';
import { DashboardTabs, OrganisationDashboard } from '../../features/statistics/index.ts';
import { Progress } from './progress.tsx';

interface DashboardStatisticsProps {
  readonly organisation: Organisation;
  readonly expert: boolean;
}

/**
 * The part of the dashboard that is loaded separately. A step in the charts only renders the charts, and nothing around
 * them.
 */
export default memo(function DashboardStatistics({ organisation, expert }: DashboardStatisticsProps) {
  return (
    <DashboardTabs>
      {(tab) => (
        <OrganisationDashboard organisation={organisation} audience={expert ? 'expert' : 'member'}>
          {tab === 'progress'
            ? (asked, chooseYears) => (
                <Progress
                  organisation={organisation}
                  asked={asked}
                  onChooseYears={chooseYears}
                  audience="member"
                />
              )
            : undefined}
        </OrganisationDashboard>
      )}
    </DashboardTabs>
  );
});
