import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from './shown-once.tsx';

interface MadeSecretDialogProps {
  readonly title: string;
  readonly label: string;
  readonly explanation: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new secret once. Only its button closes it: a click beside it would lose the secret. */
export function MadeSecretDialog({ title, label, explanation, secret, onClose }: MadeSecretDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <ShownOnce label={label} secret={secret} explanation={explanation} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('programs.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
