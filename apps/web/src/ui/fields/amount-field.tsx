import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Check as CheckIcon } from '../icons/check.ts';

export type SavingStatus = 'idle' | 'saving' | 'saved';

interface AmountFieldProps {
  readonly label: string;
  /** shown before or after the figure */
  readonly unit: '€' | '%';
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly disabled: boolean;
  readonly required?: boolean;
  /** what is wrong with it, instead of the hint */
  readonly problem: string | null;
  readonly hint?: string | undefined;
  readonly status: SavingStatus;
  /** the name of the status */
  readonly statusText: string;
  /** explains the field, at its end */
  readonly help?: ReactNode;
}

/** A field for a figure, aligned right like figures; its messages and status have room before they appear. */
export function AmountField(props: AmountFieldProps) {
  const { label, unit, text, onText, onLeave, disabled, required, problem, hint, status, help } = props;
  return (
    <TextField
      label={label}
      value={text}
      disabled={disabled}
      required={required ?? false}
      error={problem !== null}
      helperText={problem ?? (hint || ' ')}
      onChange={(event) => onText(event.target.value)}
      onBlur={onLeave}
      sx={FIELD}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: unit === '€' ? 'numeric' : 'decimal', autoComplete: 'off', maxLength: 24 },
        formHelperText: { sx: { minHeight: '2lh' } },
        input: {
          startAdornment: unit === '€' && <InputAdornment position="start">€</InputAdornment>,
          endAdornment: (
            <InputAdornment position="end">
              {unit === '%' && '%'}
              <Box component="span" role="status" aria-label={props.statusText || undefined} sx={STATUS}>
                {status === 'saving' && <CircularProgress size={16} aria-hidden />}
                {status === 'saved' && <CheckIcon aria-hidden color="secondary" fontSize="small" />}
              </Box>
              {help}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** A read-only value must remain legible. */
const FIELD = {
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& input.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
} as const;

/** px: constant, with and without a sign in it */
const STATUS = { display: 'inline-grid', placeItems: 'center', width: 24, height: 24 } as const;
