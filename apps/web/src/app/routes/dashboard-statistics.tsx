import type { Organisation } from '@milieuspoor/contract';
import { memo } from 'react';
import { OrganisationDashboard, StatisticsTabs } from '../../features/statistics/index.ts';

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
    <StatisticsTabs>
      <OrganisationDashboard organisation={organisation} audience={expert ? 'expert' : 'member'} />
    </StatisticsTabs>
  );
});
