import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueTable } from '../value-table.tsx';

interface StaleDialogProps {
  /** the server's own sentence about it; null if it gave none */
  readonly sentence: string | null;
  /** the typed values beside those that are stored now */
  readonly lines: ComponentProps<typeof ValueTable>['lines'];
  /** true if nothing can be stored any more */
  readonly readOnly: boolean;
  readonly busy?: boolean;
  readonly onPutOff: () => void;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}

/** Says that somebody else was first and what differs, and leaves the choice to the user who typed (D-94). */
export function StaleDialog(props: StaleDialogProps) {
  const { sentence, lines, readOnly, busy = false, onPutOff, onTake, onOverwrite } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      onClose={busy ? undefined : onPutOff}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{t('tenders.stale.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-lead`}>
          {sentence ?? t('tenders.stale.lead')} {t('tenders.stale.notSaved')}
        </DialogContentText>
        <ValueTable
          columns={[t('tenders.stale.field'), t('tenders.stale.mine'), t('tenders.stale.newest')]}
          lines={lines}
        />
        {readOnly && <Typography>{t('tenders.stale.closed')}</Typography>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button autoFocus disabled={busy} onClick={onPutOff}>
          {t('app.cancel')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={onTake}>
          {t('tenders.stale.take')}
        </Button>
        {!readOnly && (
          <Button variant="contained" loading={busy} onClick={onOverwrite}>
            {t('tenders.stale.overwrite')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
