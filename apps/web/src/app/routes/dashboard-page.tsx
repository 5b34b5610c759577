import { getRouteApi } from '@tanstack/react-router';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { ProjectList } from '../../features/projects/index.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';

// The statistics come after the first paint: what is above them needs none of it.
const DashboardStatistics = lazy(() => withAllTexts(import('./dashboard-statistics.tsx')));

/** A step in the charts changes the address, and nothing of the list. */
const SteadyProjectList = memo(ProjectList);

const route = getRouteApi('/o/$org/shell/dashboard');

/** An organisation's projects, and what they cost the environment together. */
export function DashboardPage() {
  const { session, organisation } = route.useRouteContext();
  const { slug } = organisation;
  const painted = useDeferredValue(true, false);
  return (
    <>
      {/* A list of another organisation starts anew: search and page belong to the former one. */}
      <SteadyProjectList key={`projects-${slug}`} organisationSlug={slug} creator={session.user.uuid} />
      <Suspense fallback={<DelayedIndicator minHeight={800} />}>
        {painted && (
          <DashboardStatistics
            key={slug}
            organisation={organisation}
            expert={session.user.dashboard_type === 'expert'}
          />
        )}
      </Suspense>
    </>
  );
}
