import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { byEscape } from '../by-escape.ts';
import { ActError, ChangedNotice } from './act-error.tsx';
import type { Changed } from './changed-since.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  /** the consequences, where a sentence is not enough */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** false when the consequences state why it can't be confirmed */
  readonly mayConfirm?: boolean;
  /** another way to do it */
  readonly alternative?: { readonly label: string; readonly onConfirm: () => void } | undefined;
  /** whether nothing is lost, so that its button is not a warning */
  readonly takesNothing?: boolean;
  /** for contents as wide as a list */
  readonly maxWidth?: 'sm';
  readonly busy: boolean;
  readonly error: unknown;
  /** the changes of its subject: the user must look again before confirming */
  readonly changed?: Changed | null;
  readonly onLookAgain?: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** called after the dialog is gone: the place to move the focus when its origin is gone too */
  readonly onClosed?: () => void;
}

/** Asks before something is lost; remains open, and shows why, when it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, children, confirmLabel, mayConfirm = true, alternative } = props;
  const { takesNothing = false } = props;
  const { busy, error, changed = null, onLookAgain, onConfirm, onCancel, onClosed, maxWidth } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={byEscape(busy ? undefined : onCancel)}
      role="alertdialog"
      {...(maxWidth && { maxWidth, fullWidth: true })}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-question`} sx={{ overflowWrap: 'anywhere' }}>
          {question}
        </DialogContentText>
        {children}
        {changed && onLookAgain && <ChangedNotice changed={changed} onLookAgain={onLookAgain} />}
        {!changed && error !== null && error !== undefined && (
          <ActError error={error} {...(onLookAgain && { onLookAgain })} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
        <Button autoFocus onClick={onCancel} disabled={busy}>
          {t('app.cancel')}
        </Button>
        {alternative && (
          <Button
            variant="outlined"
            onClick={() => open && alternative.onConfirm()}
            disabled={busy || changed !== null}
          >
            {alternative.label}
          </Button>
        )}
        <Button
          color={takesNothing ? 'primary' : 'error'}
          variant="contained"
          disabled={!mayConfirm || changed !== null}
          onClick={() => open && onConfirm()}
          loading={busy}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
