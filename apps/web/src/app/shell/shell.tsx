import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../features/accounts/index.ts';
import { UploadsProvider } from '../../features/calculations/index.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { paths } from '../../lib/paths.ts';
import { endPageFrame } from '../../ui/page/page-frame.ts';
import { useOpenedPart } from '../../ui/page/use-opened-part.ts';
import { PrintedHead } from '../../ui/print/printed-head.tsx';
import type { Session } from '../guard.ts';
import { CONTENT_ID } from '../use-screen-focus.ts';
import { isDrawerCollapsed, rememberDrawer } from './drawer-collapsed.ts';
import { TOP_BAR_HEIGHT } from './frame-sizes.ts';
import { PageFooter } from './page-footer.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { TopBar } from './top-bar.tsx';

const route = getRouteApi('/o/$org/shell');

/** Few users need a second factor; the first screen of the others does not wait for the notice. */
const SecondFactorNotice = laterPart(() => import('./second-factor-notice.tsx'));

/** Few users are invited elsewhere. */
const InvitationNotice = laterPart(() => import('./invitation-notice.tsx'));

const loadDrawer = () => import('./over-page-drawer.tsx');

/** The frame around every screen of a user who works in an organisation: bar, drawer, content, footer. */
export function Shell() {
  const { t } = useTranslation();
  const { session: admitted, organisation } = route.useRouteContext();
  const session = useLiveSession(admitted);
  const [collapsed, setCollapsed] = useDrawerState();
  const menu = useOpenedPart(loadDrawer);
  // The content may still be loading.
  useLayoutEffect(endPageFrame, []);
  return (
    <UploadsProvider>
      <SkipLink label={t('app.skipToContent')} />
      {/* It is as high as its contents, so that the bar stays in view on a page of many screens. */}
      <Box>
        <TopBar session={session} organisation={organisation} menu={menu} />
        <Box sx={{ display: 'flex', minHeight: `calc(100dvh - ${TOP_BAR_HEIGHT}px)` }}>
          <SideDrawer organisationSlug={organisation.slug} collapsed={collapsed} onCollapse={setCollapsed} />
          {menu.part && (
            <menu.part.OverPageDrawer
              organisationSlug={organisation.slug}
              open={menu.open}
              onClose={menu.close}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <Box
              component="main"
              id={CONTENT_ID}
              tabIndex={-1}
              sx={{
                flex: 1,
                width: '100%',
                maxWidth: 1600,
                mx: 'auto',
                px: { xs: 2, sm: 3, lg: 5 },
                py: { xs: 3, sm: 4 },
              }}
            >
              <PrintedHead organisation={organisation.name} />
              {session.user.second_factor_from !== null && (
                <Suspense>
                  <SecondFactorNotice user={session.user} to={paths.settings(organisation.slug, 'profile')} />
                </Suspense>
              )}
              {session.user.invited_to.length > 0 && (
                <Suspense>
                  <InvitationNotice user={session.user} to={paths.settings(organisation.slug, 'profile')} />
                </Suspense>
              )}
              {/* Nothing that was said or typed on a screen of one organisation stays on that of the next. */}
              <Outlet key={organisation.slug} />
            </Box>
            <PageFooter />
          </Box>
        </Box>
      </Box>
    </UploadsProvider>
  );
}

/**
 * The first stop of the Tab key, visible only with the focus. A real anchor would change the hash, which is the route.
 */
function SkipLink({ label }: { readonly label: string }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={() => document.getElementById(CONTENT_ID)?.focus()}
      sx={{
        position: 'fixed',
        left: 16,
        displayPrint: 'none',
        top: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        border: 0,
        bgcolor: 'background.paper',
        borderRadius: 1,
        color: 'primary.main',
        typography: 'body1',
        textDecoration: 'underline',
        cursor: 'pointer',
        '&:focus': { top: 12 },
      }}
    >
      {label}
    </Box>
  );
}

function useDrawerState(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(isDrawerCollapsed);
  const change = useCallback((next: boolean) => {
    rememberDrawer(next);
    setCollapsed(next);
  }, []);
  return [collapsed, change];
}

/** Returns the session that a guard found, with the present data of its user: a changed name is shown at once. */
function useLiveSession(session: Session): Session {
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  return data?.uuid === session.user.uuid ? { ...session, user: data } : session;
}
