import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import { GuideChapterScreen, GuideScreen } from '../../../features/help/index.ts';
import { ViewerHeader } from '../../shell/viewer-header.tsx';
import { CONTENT_ID } from '../../use-screen-focus.ts';

const route = getRouteApi('/o/$org/viewer-dashboard/handleiding/{-$chapter}');

/** The guide for users without the application around it: its contents, or the chapter in the address. */
export function ViewerGuidePage() {
  const { session, organisation } = route.useRouteContext();
  const { chapter } = route.useParams();
  const reader = { org: organisation.slug, viewer: true };
  return (
    <Box sx={{ minHeight: '100%' }}>
      <ViewerHeader session={session} organisation={organisation} />
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, py: 4 }}
      >
        {chapter === undefined ? (
          <GuideScreen {...reader} />
        ) : (
          <GuideChapterScreen key={chapter} {...reader} slug={chapter} />
        )}
      </Box>
    </Box>
  );
}
