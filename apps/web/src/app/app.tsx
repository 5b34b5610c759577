import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { onSessionEnd } from '../lib/client.ts';
import { environmentQuery } from '../lib/environment-query.ts';
import { startErrorReporting } from '../lib/faults/error-reporting.ts';
import { untilWaitsForData } from '../lib/faults/waits-for-data.ts';
import { laterPart } from '../lib/later-screens.ts';
import { paths } from '../lib/paths.ts';
import { onSessionTokenChange } from '../lib/session-token.ts';
import { NotificationsProvider } from '../ui/messages/notifications.tsx';
import { firstShown } from '../ui/page/page-frame.ts';
import { watchPrinting } from '../ui/print/printing.ts';
import { queries } from './early/queries.ts';
import { isReturnable } from './guard.ts';
import { createAppRouter } from './router.ts';
import { COLOR_MODE_STORAGE_KEY, COLOR_SCHEME_ATTRIBUTE } from './theme/colour-mode.ts';
import { theme } from './theme/theme.ts';

/** It is there before a connection is lost, and at once where the first screen waits for data that cannot be reached. */
const AwayNotice = laterPart(async () => {
  await Promise.race([firstShown(), untilWaitsForData(queries)]);
  return import('../ui/messages/away-notice.tsx');
});

const PrintWhenLoaded = laterPart(async () => {
  await firstShown();
  return import('../ui/print/print-when-loaded.tsx');
});

const router = createAppRouter(queries);

// The environment may be unknown, and nobody needs to wait for it; the next visit asks again.
void queries.ensureQueryData(environmentQuery).then(startErrorReporting, () => {});

/** The session ended on the server's side: the user signs in again, and returns to the same place. */
function askToSignIn(): void {
  const here = router.state.location.href;
  queries.clear();
  void router.navigate({ ...paths.login(isReturnable(here) ? here : undefined), replace: true });
}

export function App() {
  useEffect(() => {
    const stops = [
      onSessionEnd(askToSignIn),
      watchPrinting(COLOR_SCHEME_ATTRIBUTE),
      // The user signed in or out in another tab: the guards of this one decide again.
      onSessionTokenChange(() => {
        queries.clear();
        void router.invalidate();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={COLOR_MODE_STORAGE_KEY}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queries}>
        <NotificationsProvider>
          <RouterProvider router={router} />
          <Suspense>
            <AwayNotice />
          </Suspense>
          <Suspense>
            <PrintWhenLoaded />
          </Suspense>
        </NotificationsProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
