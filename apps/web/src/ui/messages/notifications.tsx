import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { laterPart } from '../../lib/later-screens.ts';
import { firstShown } from '../page/page-frame.ts';
import type { Notification, NotificationAction } from './shown-notification.tsx';

// The first message says what somebody did, so no first screen waits for this. It is there before a connection is lost.
const loadShown = () => import('./shown-notification.tsx');
const ShownNotification = laterPart(loadShown);

/** How long a message of success is shown by default; a failure is shown until it is closed, by default. */
const SHOWN_MS = 4000;

type Notify = (
  message: string,
  severity?: Notification['severity'],
  shownMs?: number,
  action?: NotificationAction,
) => void;

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
  const [notification, setNotification] = useState<Notification | null>(null);
  const [open, setOpen] = useState(false);
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
  const action = notification?.action;
  const close = (hadFocus: boolean) => {
    setOpen(false);
    action?.onGone?.(hadFocus);
  };
  useEffect(() => {
    firstShown()
      .then(loadShown)
      .catch(() => {});
  }, []);
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
      {notification && (
        <Suspense>
          <ShownNotification notification={notification} open={open} onClose={close} />
        </Suspense>
      )}
    </NoticesContext>
  );
}
