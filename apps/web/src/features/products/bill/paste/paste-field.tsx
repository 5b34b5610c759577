import TextField from '@mui/material/TextField';
import { type ClipboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfClipboard } from './pasted-table.ts';

interface PasteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly autoFocus?: boolean;
}

/** A field that takes rows as they were copied from a spreadsheet, a document or a page. */
export function PasteField({ label, value, onChange, autoFocus = false }: PasteFieldProps) {
  const { t } = useTranslation();
  const hint = useId();
  const paste = (event: ClipboardEvent) => {
    const text = textOfClipboard(event.clipboardData);
    // What a field does with a text by itself is right, also in the middle of another one.
    if (text === event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    onChange(text);
  };
  return (
    <TextField
      {...{ label, value, autoFocus }}
      onChange={({ target }) => onChange(target.value)}
      onPaste={paste}
      multiline
      minRows={3}
      maxRows={8}
      slotProps={{ htmlInput: { 'aria-describedby': hint, wrap: 'off' } }}
      helperText={<span id={hint}>{t('bill.pasteHint')}</span>}
    />
  );
}
