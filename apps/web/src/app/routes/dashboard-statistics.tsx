import type { Organization } from '@milieuspoor/contract';
import { OrganizationDashboard, StatisticsTabs } from '../../features/statistics/index.ts';

// What draws the charts is on its way while they are being built. Each of them asks for it again, and says so if it fails.
import('../../charts/elements/canvas/drawing.ts').catch(() => {});

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
