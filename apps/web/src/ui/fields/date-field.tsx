import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { laterPart } from '../../lib/later-screens.ts';
import type { DateFieldProps } from './date-field-props.ts';

// Calendar and adapter are about 50 kB, compressed; they are loaded with the first date field and not with the first
// screen.
const DatePickerField = laterPart(() => import('./date-picker-field.tsx'));

/** A day, typed as day-month-year or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <DatePickerField {...props} />
    </Suspense>
  );
}

/** Replaces the field until it is loaded, so that nothing moves. */
function Waiting({ label, hint, error, required = false, size = 'medium' }: DateFieldProps) {
  return (
    <TextField
      disabled
      label={label}
      required={required}
      size={size}
      helperText={error ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        // Its text is legible already.
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    />
  );
}
