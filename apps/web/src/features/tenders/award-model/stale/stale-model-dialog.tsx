import { AWARD_MODEL_FIELDS, formatEuro } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { awardModelOf } from '../../model-columns.ts';
import type { StaleModel } from '../editing/model-editor.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { ValueTable } from '../value-table.tsx';

interface StaleModelDialogProps {
  readonly editing: ModelEditing;
  readonly stale: StaleModel;
}

/** Somebody else was first: says what differs, and leaves the choice to who typed (decision 94). */
export function StaleModelDialog({ editing, stale }: StaleModelDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { editor, readOnly } = editing;
  const onScreen = { ...awardModelOf(stale.seen), ...stale.mine };
  const newest = awardModelOf(stale.current);
  const lines = AWARD_MODEL_FIELDS.filter((field) => onScreen[field] !== newest[field]).map((field) => ({
    key: field,
    label: t(`tenders.fields.${field}`),
    before: formatEuro(onScreen[field]),
    after: formatEuro(newest[field]),
  }));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      onClose={() => editor.putOff()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{t('tenders.stale.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-lead`}>
          {stale.sentence ?? t('tenders.stale.lead')} {t('tenders.stale.notSaved')}
        </DialogContentText>
        <ValueTable
          columns={[t('tenders.stale.field'), t('tenders.stale.mine'), t('tenders.stale.newest')]}
          lines={lines}
        />
        {readOnly && <Typography>{t('tenders.stale.closed')}</Typography>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button autoFocus onClick={() => editor.putOff()}>
          {t('app.cancel')}
        </Button>
        <Button variant="outlined" onClick={() => editor.takeNewest()}>
          {t('tenders.stale.take')}
        </Button>
        {!readOnly && (
          <Button variant="contained" onClick={() => void editor.overwrite()}>
            {t('tenders.stale.overwrite')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
