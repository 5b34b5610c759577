import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAboveActions } from './use-above-actions.ts';

/** How long a message of success is shown by default; a failure is shown until it is closed, by default. */
const SHOWN_MS = 4000;

interface Notification {
  readonly id: number;
  readonly message: string;
  readonly severity: AlertColor;
  /** null: until it is closed */
  readonly shownMs: number | null;
  readonly action?: NotificationAction | undefined;
}

/** An action on a message while it is shown. */
export interface NotificationAction {
  readonly label: string;
  readonly onClick: () => void;
  /** for keyboard users: the button gets the focus, and the message remains as long as it has it */
  readonly takesFocus: boolean;
  /** called when the message is gone, by the button or otherwise: the place to return the focus */
  readonly onGone?: (hadFocus: boolean) => void;
}

type Notify = (message: string, severity?: AlertColor, shownMs?: number, action?: NotificationAction) => void;

interface Notices {
  readonly notify: Notify;
  /** takes the message away, unless it was given at this very moment: an act may lead to another place itself */
  readonly leave: () => void;
}

const NoticesContext = createContext<Notices>({ notify: () => {}, leave: () => {} });

/** Shows a short message that something was done. */
export function useNotify(): Notify {
  return use(NoticesContext).notify;
}

/** Takes a message away when the user goes to another project or page: there it would be about something else. */
export function useNoticesStayBehind(): void {
  const { history } = useRouter();
  const { leave } = use(NoticesContext);
  useEffect(() => {
    let place = placeOf(history.location.pathname);
    return history.subscribe(({ location }) => {
      const next = placeOf(location.pathname);
      if (next !== place) leave();
      place = next;
    });
  }, [history, leave]);
}

/** The tabs of a project are one place. */
function placeOf(pathname: string): string {
  return pathname.replace(/\/tab\/[^/]*$/, '');
}

export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [notification, setNotification] = useState<Notification | null>(null);
  const [open, setOpen] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  const notify = useCallback<Notify>((message, severity = 'success', stated, action) => {
    const shownMs = stated ?? (severity === 'error' ? null : SHOWN_MS);
    setNotification((previous) => ({ id: (previous?.id ?? 0) + 1, message, severity, shownMs, action }));
    setOpen(true);
    isNew.current = true;
    setTimeout(() => {
      isNew.current = false;
    });
  }, []);
  const aboveActions = useAboveActions(open);
  const action = notification?.action;
  const close = () => {
    setOpen(false);
    action?.onGone?.(alert.current?.contains(document.activeElement) ?? false);
  };
  const gone = useEffectEvent(() => {
    setOpen(false);
    if (open) action?.onGone?.(false);
  });
  const notices = useMemo(
    () => ({
      notify,
      leave: () => {
        if (!isNew.current) gone();
      },
    }),
    [notify],
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {/* It is beside an open dialog and not behind it, where no screen reader would announce it. */}
      <Portal>
        <Snackbar
          key={notification?.id ?? 0}
          open={open}
          autoHideDuration={notification?.shownMs ?? null}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') close();
          }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          {...(aboveActions > 0 && { style: { bottom: aboveActions } })}
        >
          <Alert
            ref={alert}
            severity={notification?.severity ?? 'success'}
            variant="filled"
            closeText={t('app.close')}
            onClose={close}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              {notification?.message}
              {action && (
                <Button
                  autoFocus={action.takesFocus}
                  color="inherit"
                  variant="outlined"
                  size="small"
                  sx={{ '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 } }}
                  onClick={() => {
                    close();
                    action.onClick();
                  }}
                >
                  {action.label}
                </Button>
              )}
            </Box>
          </Alert>
        </Snackbar>
      </Portal>
    </NoticesContext>
  );
}
