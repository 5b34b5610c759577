import type { Calculation } from '@milieuspoor/contract';
import { CALCULATION_NOTES_MAX } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byEscape } from '../../../ui/by-escape.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useChangeCalculation } from '../table/use-change-calculation.ts';

interface NoteDialogProps {
  readonly calculation: Calculation;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** Reads, adds or changes the note of one calculation. Mounted while it is open, so that it starts from what is saved. */
export function NoteDialog({ calculation, readOnly, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [note, setNote] = useState(calculation.notes);
  const change = useChangeCalculation(calculation);
  const length = [...note].length;
  const tooLong = note.length > CALCULATION_NOTES_MAX;
  const unchanged = note === calculation.notes;
  const save = () => change.mutate({ notes: note }, { onSuccess: onClose });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={byEscape(change.isPending ? undefined : onClose)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {t(calculation.notes === '' ? 'calculations.note.add' : 'calculations.note.edit')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{calculation.name}</Typography>
        <TextField
          autoFocus
          multiline
          minRows={4}
          maxRows={14}
          placeholder={t('calculations.note.placeholder')}
          value={note}
          error={tooLong}
          helperText={
            tooLong
              ? t('calculations.note.tooLong', { max: CALCULATION_NOTES_MAX })
              : t('app.characters', { count: length, max: CALCULATION_NOTES_MAX })
          }
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('calculations.note.placeholder'), readOnly } }}
        />
        {change.error && <ErrorPanel error={change.error} onRetry={save} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={change.isPending}>
          {t(readOnly ? 'app.close' : 'app.cancel')}
        </Button>
        {!readOnly && (
          <Button
            variant="contained"
            onClick={save}
            disabled={tooLong || unchanged}
            loading={change.isPending}
          >
            {t('app.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
