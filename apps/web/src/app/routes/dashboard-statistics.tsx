import type { Organization } from '@milieuspoor/contract';
import { OrganizationDashboard, StatisticsTabs } from '../../features/statistics/index.ts';

interface DashboardStatisticsProps {
  readonly organization: Organization;
  readonly expert: boolean;
}

/** The part of the dashboard that is loaded by itself. */
export default function DashboardStatistics({ organization, expert }: DashboardStatisticsProps) {
  return (
    <StatisticsTabs>
      <OrganizationDashboard organization={organization} audience={expert ? 'expert' : 'member'} />
    </StatisticsTabs>
  );
}
