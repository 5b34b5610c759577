import type { TextFieldProps } from '@mui/material/TextField';
import { CLOSED_FIELD, READ_ONLY_FIELD } from '../../../ui/fields/read-only-field.ts';

/** Whether a form can be filled in, is read, or is out of use because its project is closed. */
export type FormMode = 'editing' | 'reading' | 'closed';

interface FieldLook extends Pick<TextFieldProps, 'disabled' | 'slotProps'> {
  readonly sx?: typeof READ_ONLY_FIELD | typeof CLOSED_FIELD;
}

/** How a text field looks and behaves in a mode. */
export function fieldLook(mode: FormMode): FieldLook {
  const inputLabel = { shrink: true };
  if (mode === 'editing') return { slotProps: { inputLabel } };
  if (mode === 'closed') return { disabled: true, sx: CLOSED_FIELD, slotProps: { inputLabel } };
  return {
    sx: READ_ONLY_FIELD,
    slotProps: { htmlInput: { readOnly: true }, inputLabel, select: { readOnly: true } },
  };
}
