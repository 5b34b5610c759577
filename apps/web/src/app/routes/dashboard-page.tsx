import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewProject, usePresentation } from '../../features/projects/index.ts';
import { BandWaits } from '../../features/statistics/band/band-waits.tsx';
import { EXPLAINED_PARTS } from '../../features/statistics/first-visit/explained-parts.ts';
import { FirstVisit } from '../../features/statistics/first-visit/first-visit.tsx';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { useFirstVisit } from '../first-visit/use-first-visit.ts';
import { GoalsBelowResult } from './goals-below-result.tsx';

// Projects and figures are loaded after the heading, which waits for as little as possible (docs/decisions/0125). The list
// comes first, and needs no part of the code for figures.
const loadProjects = () => import('./dashboard-projects.tsx');
const DashboardProjects = laterPart(loadProjects);
const loadResult = () => withAllTexts(import('./dashboard-result.tsx'));
const Result = laterPart(loadResult);
const Scope = laterPart(async () => ({ default: (await loadResult()).DashboardScope }));
const loadOpenings = () => withAllTexts(import('./dashboard-openings.tsx'));
const DashboardOpenings = laterPart(loadOpenings);
const DashboardViews = laterPart(() => withAllTexts(import('./dashboard-views.tsx')));
const loadStatistics = () => withAllTexts(import('./dashboard-statistics.tsx'));
const DashboardStatistics = laterPart(loadStatistics);
// The code that draws charts is the largest part, and is fetched last.
const loadDrawing = () => import('../../charts/elements/canvas/drawing.ts');

/** px: the room of the list, and that of the figures, until they are loaded */
const LIST_HEIGHT = 800;
const FIGURES_HEIGHT = 800;

/** px: the room of the button until it is loaded */
const VIEWS_WIDTH = 136;

const route = getRouteApi('/o/$org/shell/dashboard');

/** Shows what an organisation saves, its projects, and their environmental costs (D-103). */
export function DashboardPage() {
  const { t } = useTranslation();
  const { session, organisation } = route.useRouteContext();
  const { slug } = organisation;
  const set = route.useSearch({ select: (search) => search.set ?? 'a1' });
  const start = useNewProject({ organisationSlug: slug, creator: session.user.uuid });
  const { explained, understood } = useFirstVisit();
  const [presentation, setPresentation] = usePresentation();
  const painted = useDeferredValue(true, false);
  // All of them are fetched before the components around them are rendered, which may take a while. If a fetch fails,
  // those components fetch again and report it.
  useEffect(() => {
    for (const load of [loadProjects, loadResult, loadStatistics, loadDrawing]) load().catch(() => {});
  }, []);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const slim = presentation === 'table';
  const viewsRoom = <Box sx={{ width: VIEWS_WIDTH, height: 40 }} />;
  const views = (
    <Suspense fallback={viewsRoom}>
      {painted ? <DashboardViews organisationSlug={slug} mayShare /> : viewsRoom}
    </Suspense>
  );
  // React would not show the room of what is rendered with less haste, so that room stands there before it.
  const listRoom = <DelayedIndicator minHeight={LIST_HEIGHT} />;
  const figuresRoom = <DelayedIndicator minHeight={FIGURES_HEIGHT} />;
  const room = <BandWaits organisationSlug={slug} slim={slim} />;
  return (
    <>
      <PageHeading
        title={t('projects.dashboard')}
        lead={
          // On all but a wide screen, what says the scope of the figures takes two lines, whether it is known or not.
          <Box sx={{ minHeight: { xs: 48, lg: 24 } }}>
            <Suspense fallback={null}>{painted && <Scope organisation={organisation} />}</Suspense>
          </Box>
        }
        actions={
          phone ? undefined : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {views}
              {start.button}
            </Box>
          )
        }
      />
      <Suspense fallback={null}>{painted && <DashboardOpenings />}</Suspense>
      <FirstVisit parts={['result', 'projects', 'figures']} explained={explained} onUnderstood={understood} />
      <Box id={EXPLAINED_PARTS.result} tabIndex={-1}>
        <Suspense fallback={room}>
          {painted ? <Result key={slug} organisation={organisation} slim={slim} /> : room}
        </Suspense>
      </Box>
      <GoalsBelowResult organisationSlug={slug} painted={painted} />
      {/* On a phone the result comes before the user's next steps. */}
      {phone && (
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, '& > *': { width: 1 } }}>
          {start.button}
          {views}
        </Box>
      )}
      <Box id={EXPLAINED_PARTS.projects} tabIndex={-1} sx={{ mt: 2.5 }}>
        <Suspense fallback={listRoom}>
          {/* The list of another organisation starts again: search and page belong to the former one. */}
          {painted ? (
            <DashboardProjects
              key={`projects-${slug}`}
              organisationSlug={slug}
              presentation={presentation}
              onPresent={setPresentation}
              set={set}
            />
          ) : (
            listRoom
          )}
        </Suspense>
      </Box>
      <Box id={EXPLAINED_PARTS.figures} tabIndex={-1}>
        <Suspense fallback={figuresRoom}>
          {painted ? (
            <DashboardStatistics
              key={slug}
              organisation={organisation}
              expert={session.user.dashboard_type === 'expert'}
            />
          ) : (
            figuresRoom
          )}
        </Suspense>
      </Box>
      {start.dialog}
    </>
  );
}
