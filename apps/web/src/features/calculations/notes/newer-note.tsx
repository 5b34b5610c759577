import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { NewerCalculation } from '../newer-calculation.ts';

interface NewerNoteProps {
  readonly newer: NewerCalculation;
  readonly onLoad: () => void;
  readonly onOverwrite: () => void;
}

/** Says that somebody else saved first, and lets the user choose. */
export function NewerNote({ newer: { current, sentence }, onLoad, onOverwrite }: NewerNoteProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{sentence}</AlertTitle>
      {t('calculations.note.newer.text')}
      <Box sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' }}>
        {current.notes === '' ? t('calculations.note.newer.none') : current.notes}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={onLoad}>
          {t('calculations.note.newer.load')}
        </Button>
        <Button size="small" variant="contained" onClick={onOverwrite}>
          {t('calculations.note.newer.overwrite')}
        </Button>
      </Box>
    </Alert>
  );
}
