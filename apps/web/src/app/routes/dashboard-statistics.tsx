import type { Organisation } from '@milieuspoor/contract';
import { memo } from 'react';
import { OrganisationDashboard, StatisticsTabs } from '../../features/statistics/index.ts';

interface DashboardStatisticsProps {
  readonly organisation: Organisation;
  readonly expert: boolean;
}

/** The part of the dashboard that is loaded by itself. A step in the charts is theirs, and nothing of what is around them. */
export default memo(function DashboardStatistics({ organisation, expert }: DashboardStatisticsProps) {
  return (
    <StatisticsTabs>
      <OrganisationDashboard organisation={organisation} audience={expert ? 'expert' : 'member'} />
    </StatisticsTabs>
  );
});
