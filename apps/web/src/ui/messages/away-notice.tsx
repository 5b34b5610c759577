import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onWaitsForData, waitsForData } from '../../lib/faults/waits-for-data.ts';

/** px: below the bar at the top, so that its menus remain within reach */
const FROM_TOP = 72;

/** Says that data cannot be reached and are requested again, as long as that goes on and on every screen. */
export default function AwayNotice() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const subscribe = useCallback((listener: () => void) => onWaitsForData(queries, listener), [queries]);
  const trying = useSyncExternalStore(subscribe, () => waitsForData(queries));
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
