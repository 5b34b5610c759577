import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAboveActions } from './use-above-actions.ts';

/** A message, and what may be done about it. */
export interface Notification {
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

interface ShownNotificationProps {
  readonly notification: Notification;
  readonly open: boolean;
  readonly onClose: (hadFocus: boolean) => void;
}

/** Shows a message at the lower edge of the screen, beside an open dialog and not behind it, where no screen reader would announce it. */
export default function ShownNotification({ notification, open, onClose }: ShownNotificationProps) {
  const { t } = useTranslation();
  const alert = useRef<HTMLDivElement>(null);
  const aboveActions = useAboveActions(open);
  const { id, message, severity, shownMs, action } = notification;
  const close = () => onClose(alert.current?.contains(document.activeElement) ?? false);
  return (
    <Portal>
      <Snackbar
        key={id}
        open={open}
        autoHideDuration={shownMs}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') close();
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        {...(aboveActions > 0 && { style: { bottom: aboveActions } })}
      >
        <Alert ref={alert} severity={severity} variant="filled" closeText={t('app.close')} onClose={close}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            {message}
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
  );
}
