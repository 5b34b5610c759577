import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

/** How long a message of success stays unless it says otherwise; what failed stays until it is closed. */
const SHOWN_MS = 4000;

interface Notification {
  readonly id: number;
  readonly message: string;
  readonly severity: AlertColor;
  readonly shownMs: number;
}

type Notify = (message: string, severity?: AlertColor, shownMs?: number) => void;

const NotifyContext = createContext<Notify>(() => {});

/** Says in passing that something was done. */
export function useNotify(): Notify {
  return use(NotifyContext);
}

export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const [notification, setNotification] = useState<Notification | null>(null);
  const [open, setOpen] = useState(false);
  const notify = useCallback<Notify>((message, severity = 'success', shownMs = SHOWN_MS) => {
    setNotification((previous) => ({ id: (previous?.id ?? 0) + 1, message, severity, shownMs }));
    setOpen(true);
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar
        key={notification?.id ?? 0}
        open={open}
        autoHideDuration={notification?.severity === 'error' ? null : (notification?.shownMs ?? SHOWN_MS)}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity={notification?.severity ?? 'success'} variant="filled" onClose={() => setOpen(false)}>
          {notification?.message}
        </Alert>
      </Snackbar>
    </NotifyContext>
  );
}
