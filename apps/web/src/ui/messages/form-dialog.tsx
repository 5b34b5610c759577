import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byEscape } from '../by-escape.ts';
import { ErrorPanel } from './error-panel.tsx';
import { useAskedLeave } from './use-asked-leave.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** whether something was changed otherwise than by typing, such as a row taken away */
  readonly changed?: boolean;
  /** the failure without a field */
  readonly error: Error | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over its table; a failure keeps it open with what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, changed = false, error, onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(false);
  const { leave, question } = useAskedLeave((typed || changed) && !busy, onClose);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={byEscape(busy ? undefined : leave)} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Box
        component="form"
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {children}
          {error && <ErrorPanel error={error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave} disabled={busy}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
