import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check as CheckIcon } from '../icons/check.ts';
import { Close as CloseIcon } from '../icons/close.ts';

interface InlineTextFieldProps {
  readonly value: string;
  readonly maxLength: number;
  readonly labels: { readonly field: string; readonly save: string; readonly cancel: string };
  /** resolves when it is saved; after a rejection the typed text remains and the error is shown under the field */
  readonly onSave: (value: string) => Promise<void>;
  readonly problemOf: (error: unknown) => string;
  /** called when editing is over, whether something was saved or not */
  readonly onStop: () => void;
}

/** Edits a text in place: Enter or the check saves, Esc or the cross leaves it unchanged. */
export function InlineTextField(props: InlineTextFieldProps) {
  const { value, maxLength, labels, onSave, problemOf, onStop } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const empty = draft.trim() === '';

  const save = async () => {
    const typed = draft.trim();
    if (empty || busy) return;
    if (typed === value) return onStop();
    setBusy(true);
    try {
      await onSave(typed);
      onStop();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape' && !busy) {
      event.stopPropagation();
      onStop();
    }
  };
  const counter = t('app.characters', { count: [...draft].length, max: maxLength });

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, width: '100%', minWidth: { md: 300 } }}>
      <TextField
        autoFocus
        size="small"
        label={labels.field}
        value={draft}
        error={problem !== null || empty}
        helperText={problem ?? (empty ? t('errors.required') : counter)}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { maxLength, readOnly: busy } }}
      />
      <IconButton
        aria-label={labels.save}
        color="primary"
        loading={busy}
        disabled={empty}
        onClick={() => void save()}
      >
        <CheckIcon />
      </IconButton>
      <IconButton aria-label={labels.cancel} disabled={busy} onClick={onStop}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
