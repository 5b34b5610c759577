import { fieldProblemText } from '@milieuspoor/domain';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../../text/language.ts';
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
 * The field for whole euro in a row. It adds points to what is typed, and takes nothing that can't become an amount
 * (part 2, §5): after a comma it takes no digits either, because they would make another amount. An amount that is
 * pasted is read, or refused.
 */
export function DigitsField({ label, text, problem, readOnly, onText }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [refused, setRefused] = useState(false);
  /** a sign for decimals was typed and refused, and nothing else has been done since */
  const stopped = useRef(false);
  const goOn = () => {
    stopped.current = false;
  };
  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    const cursor = cursorIn(text, behind.current);
    input.current.setSelectionRange(cursor, cursor);
    behind.current = null;
  });
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    goOn();
    const read = readSpreadsheetEuro(event.clipboardData.getData('text'));
    const whole = read.kind === 'amount' && Number.isSafeInteger(read.eur) && read.eur >= 0;
    setRefused(!whole);
    if (whole) onText(typedDigits(String(read.eur)));
  };
  const change = (target: HTMLInputElement) => {
    const typed = typedDigits(target.value, text);
    const isLonger = typed.length > text.length;
    const cursor = target.selectionStart ?? target.value.length;
    if (isLonger && (stopped.current || isNoAmount(typed))) {
      if (DECIMAL_SIGN.test(target.value.slice(0, cursor))) stopped.current = true;
      // The cursor goes back to where it was before the sign.
      behind.current = digitsBehind(target.value, cursor);
      return setRefused(true);
    }
    // The cursor moves only when points were added or removed.
    behind.current = typed === target.value ? null : digitsBehind(target.value, cursor);
    goOn();
    setRefused(false);
    onText(typed);
  };
  // One fault has one message, the same as below the table.
  const said =
    problem ??
    (refused ? fieldProblemText({ rule: 'wholeEuro', amountEur: null }, currentLanguage()) : undefined);
  return (
    <TextField
      size="small"
      inputRef={input}
      value={text}
      error={said !== undefined}
      helperText={said}
      onPaste={readOnly ? undefined : paste}
      onKeyDown={({ key }) => {
        if (key.length > 1) goOn();
      }}
      onMouseDown={goOn}
      onBlur={goOn}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) change(target);
      }}
      sx={{ minWidth: 120, width: '100%', '& input': { textAlign: 'right' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'numeric', autoComplete: 'off', readOnly },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
    />
  );
}

/** The last character, if decimals come after it. */
const DECIMAL_SIGN = /[.,]$/;
