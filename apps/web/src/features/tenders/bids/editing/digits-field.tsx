import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSpreadsheetEuro } from '../../../../ui/fields/euro-text.ts';
import { cursorIn, digitsBehind, isNoAmount, typedDigits } from './typed-digits.ts';

interface DigitsFieldProps {
  readonly label: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
}

/**
 * The field for whole euro in a row. It adds points to what is typed and changes nothing else; a text that is no amount
 * is marked at once; an amount that is pasted is read, or refused.
 */
export function DigitsField({ label, text, problem, readOnly, onText }: DigitsFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    const cursor = cursorIn(text, behind.current);
    input.current.setSelectionRange(cursor, cursor);
    behind.current = null;
  });
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const read = readSpreadsheetEuro(event.clipboardData.getData('text'));
    const whole = read.kind === 'amount' && Number.isSafeInteger(read.eur) && read.eur >= 0;
    setRefused(!whole);
    if (whole) onText(typedDigits(String(read.eur)));
  };
  const atOnce = isNoAmount(text) ? t('bids.edit.digitsOnly') : undefined;
  const said = refused ? t('bids.edit.pasteRefused') : (atOnce ?? problem);
  return (
    <TextField
      size="small"
      inputRef={input}
      value={text}
      error={said !== undefined}
      helperText={said}
      onPaste={readOnly ? undefined : paste}
      onChange={({ target }) => {
        const typed = typedDigits(target.value, text);
        // The cursor moves only when points were added or removed.
        behind.current =
          typed === target.value
            ? null
            : digitsBehind(target.value, target.selectionStart ?? target.value.length);
        setRefused(false);
        onText(typed);
      }}
      sx={{ minWidth: 120, width: '100%', '& input': { textAlign: 'right' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'numeric', autoComplete: 'off', readOnly },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
    />
  );
}
