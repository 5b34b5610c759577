import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byEscape } from '../by-escape.ts';

interface ChoiceDialogProps {
  readonly title: string;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
  readonly confirmLabel: string;
  readonly onConfirm: (id: string) => void;
  readonly onCancel: () => void;
}

/** Asks which of several things an act is about; nothing is chosen beforehand. */
export function ChoiceDialog({
  title,
  question,
  options,
  confirmLabel,
  onConfirm,
  onCancel,
}: ChoiceDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== '') onConfirm(chosen);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={byEscape(onCancel)} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent>
          <FormControl>
            <FormLabel id={`${id}-question`}>{question}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-question`}
              value={chosen}
              onChange={(_event, value) => setChosen(value)}
            >
              {options.map((option) => (
                <FormControlLabel
                  key={option.id}
                  value={option.id}
                  control={<Radio />}
                  label={
                    <>
                      {option.label}
                      <Box
                        component="span"
                        sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                      >
                        {option.detail}
                      </Box>
                    </>
                  }
                  sx={{ mt: 1, overflowWrap: 'anywhere' }}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onCancel}>{t('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={chosen === ''}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
