import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { getRouteApi } from '@tanstack/react-router';
import { memo, Suspense, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectList, useNewProject, usePresentation } from '../../features/projects/index.ts';
import { bandRoom, slimBandRoom } from '../../features/statistics/band/band-room.ts';
import { ProjectFindings } from '../../features/statistics/findings/show-findings.tsx';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';

// The figures come after the first paint: the list of projects needs none of what they are made with.
const loadResult = () => withAllTexts(import('./dashboard-result.tsx'));
const Result = laterPart(loadResult);
const Scope = laterPart(async () => ({ default: (await loadResult()).DashboardScope }));
const loadOpenings = () => withAllTexts(import('./dashboard-openings.tsx'));
const DashboardOpenings = laterPart(loadOpenings);
const loadStatistics = () => withAllTexts(import('./dashboard-statistics.tsx'));
const DashboardStatistics = laterPart(loadStatistics);
// What draws the charts is the largest part, and is asked for last.
const loadDrawing = () => import('../../charts/elements/canvas/drawing.ts');

/** A step in the charts changes the address, and nothing of the list. */
const SteadyProjectList = memo(ProjectList);

const route = getRouteApi('/o/$org/shell/dashboard');

/** What an organisation saves, its projects, and what they cost the environment (D-103). */
export function DashboardPage() {
  const { t } = useTranslation();
  const { session, organisation } = route.useRouteContext();
  const { slug } = organisation;
  const { set = 'a1' } = route.useSearch();
  const start = useNewProject({ organisationSlug: slug, creator: session.user.uuid });
  const [presentation, setPresentation] = usePresentation();
  const painted = useDeferredValue(true, false);
  // All are on their way before what they stand in is rendered: that waits for whatever else there is to do. Where it fails,
  // they ask for it again and say so.
  useEffect(() => {
    for (const load of [loadResult, loadStatistics, loadDrawing]) load().catch(() => {});
  }, []);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const slim = presentation === 'table';
  const room = <Box sx={slim ? slimBandRoom : bandRoom} />;
  return (
    <>
      <PageHeading
        title={t('projects.dashboard')}
        lead={
          // On a phone what the figures are of takes two lines, known or not.
          <Box sx={{ minHeight: { xs: 48, sm: 24 } }}>
            <Suspense fallback={null}>{painted && <Scope organisation={organisation} />}</Suspense>
          </Box>
        }
        actions={phone ? undefined : start.button}
      />
      <Suspense fallback={null}>{painted && <DashboardOpenings />}</Suspense>
      <Suspense fallback={room}>
        {painted ? <Result key={slug} organisation={organisation} slim={slim} /> : room}
      </Suspense>
      {/* On a phone the answer comes before what one may do next. */}
      {phone && <Box sx={{ mt: 2, '& > *': { width: 1 } }}>{start.button}</Box>}
      <Box sx={{ mt: 2.5 }}>
        {/* A list of another organisation starts anew: search and page belong to the former one. */}
        <ProjectFindings organisationSlug={slug}>
          <SteadyProjectList
            key={`projects-${slug}`}
            organisationSlug={slug}
            presentation={presentation}
            onPresent={setPresentation}
            set={set}
          />
        </ProjectFindings>
      </Box>
      <Suspense fallback={<DelayedIndicator minHeight={800} />}>
        {painted && (
          <DashboardStatistics
            key={slug}
            organisation={organisation}
            expert={session.user.dashboard_type === 'expert'}
          />
        )}
      </Suspense>
      {start.dialog}
    </>
  );
}
