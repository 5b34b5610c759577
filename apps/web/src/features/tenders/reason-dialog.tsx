import { ApiError } from '@milieuspoor/contract/client';
import { TENDER_REASON } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Children, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byEscape } from '../../ui/by-escape.ts';
import { ActError, ChangedNotice } from '../../ui/messages/act-error.tsx';
import type { Changed } from '../../ui/messages/changed-since.ts';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** the subject, and the consequences */
  readonly lines: readonly ReactNode[];
  /** another choice, above the reason */
  readonly choice?: ReactNode;
  readonly label: string;
  readonly confirmLabel: string;
  /** the name of the field in the messages of the server */
  readonly field: string;
  readonly failed: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** the subject has changed: the user looks at it again before confirming */
  readonly changed?: Changed | null;
  readonly onLookAgain?: () => void;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

/** Asks the reason for an action that the record of the award lists. It keeps what was typed if the action fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, lines, choice, label, confirmLabel, field, failed, busy, error } = props;
  const { changed = null, onLookAgain, onConfirm, onCancel, onClosed } = props;
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { least, most } = TENDER_REASON;
  const length = reason.trim().length;
  const isWrong = length < least || length > most;
  const refused = error instanceof ApiError ? error.fieldErrors[field]?.join(' ') : undefined;
  const problem = tried && isWrong ? t('corrections.reasonLength', { least, most }) : refused;
  const { leave, question } = useAskedLeave(open && !busy && reason.trim() !== '', onCancel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (open && !busy && !changed && !isWrong) onConfirm(reason.trim());
  };
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={byEscape(busy ? undefined : leave)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <Box id={`${id}-text`} sx={{ display: 'grid', gap: 1 }}>
            {Children.map(lines, (line) => (
              <Typography>{line}</Typography>
            ))}
          </Box>
          {choice}
          <TextField
            autoFocus={choice === undefined}
            required
            multiline
            minRows={3}
            maxRows={10}
            label={label}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={problem !== undefined}
            helperText={
              <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                <span>{problem ?? t('corrections.reasonHint', { least })}</span>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {t('app.characters', { count: length, max: most })}
                </Box>
              </Box>
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {changed && onLookAgain && <ChangedNotice changed={changed} onLookAgain={onLookAgain} />}
          {!changed && error !== null && refused === undefined && <ActError title={failed} error={error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave} disabled={busy}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={changed !== null} loading={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
