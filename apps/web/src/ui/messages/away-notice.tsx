import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { areCallsWaiting, onWaitingCalls } from '../../lib/faults/again-while-away.ts';
import { isAway } from '../../lib/faults/is-away.ts';

/** px: below the bar at the top, so that its menus remain within reach */
const FROM_TOP = 72;

/** Says that data cannot be reached and are requested again, as long as that goes on and on every screen. */
export default function AwayNotice() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [queries.getQueryCache().subscribe(listener), onWaitingCalls(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [queries],
  );
  const trying = useSyncExternalStore(subscribe, () => areCallsWaiting() || areQueriesWaiting(queries));
  return (
    <Snackbar
      open={trying}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ top: { xs: FROM_TOP, sm: FROM_TOP } }}
    >
      <Alert severity="warning" variant="filled" role="status">
        {t('errors.awayTrying')}
      </Alert>
    </Snackbar>
  );
}

function areQueriesWaiting(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchStatus !== 'idle' && isAway(state.fetchFailureReason));
}
