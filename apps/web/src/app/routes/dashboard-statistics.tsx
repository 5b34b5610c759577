import type { Organisation } from '@milieuspoor/contract';
import { may } from '@milieuspoor/domain';
import { getRouteApi } from '@tanstack/react-router';
import { memo } from 'react';
import { DashboardTabs, OrganisationDashboard } from '../../features/statistics/index.ts';
import { actorIn } from '../guard.ts';
import { letterBelowCharts } from './letter-below-charts.tsx';
import { tabBelowFilters } from './tab-below-filters.tsx';

const route = getRouteApi('/o/$org');

interface DashboardStatisticsProps {
  readonly organisation: Organisation;
  readonly expert: boolean;
}

/**
 * The part of the dashboard that is loaded separately. A step in the charts only renders the charts, and nothing around
 * them.
 */
export default memo(function DashboardStatistics({ organisation, expert }: DashboardStatisticsProps) {
  const { session } = route.useRouteContext();
  return (
    <DashboardTabs>
      {(tab) => (
        <OrganisationDashboard
          organisation={organisation}
          audience={expert ? 'expert' : 'member'}
          tab={tab}
          below={letterBelowCharts({ organisation })}
        >
          {tabBelowFilters(tab, {
            organisation,
            audience: 'member',
            maySetGoals: may(actorIn(session.user, organisation.slug), 'own-goal.set'),
          })}
        </OrganisationDashboard>
      )}
    </DashboardTabs>
  );
});
