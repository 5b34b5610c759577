import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  COORDINATE_MAX,
  COORDINATE_STEP,
  type CoordinateName,
  parseCoordinate,
} from '../location/coordinates.ts';
import type { ProjectFormValues } from './project-form-values.ts';
import { fieldLabel } from './summary-lines.ts';

interface CoordinateFieldProps {
  readonly name: CoordinateName;
}

/** The field for one coordinate in degrees, rounded to 6 decimals when the user leaves it. */
export function CoordinateField({ name }: CoordinateFieldProps) {
  const { t } = useTranslation();
  const { register, setValue, trigger, formState } = useFormContext<ProjectFormValues>();
  const input = useRef<HTMLInputElement>(null);
  const other = name === 'latitude' ? 'longitude' : 'latitude';
  const { ref, onBlur, ...field } = register(name, {
    // A number field hides a text that is no number, which would then count as empty.
    setValueAs: (value: string) => (input.current?.validity.badInput ? String(Number.NaN) : value),
    // Whether one of the two may be empty depends on the other.
    onChange: () => formState.touchedFields[other] && void trigger(other),
  });
  const problem = formState.errors[name]?.message;
  return (
    <TextField
      {...field}
      type="number"
      label={fieldLabel(name, '', t)}
      autoComplete="off"
      error={problem !== undefined}
      helperText={problem}
      inputRef={(element: HTMLInputElement | null) => {
        ref(element);
        input.current = element;
      }}
      onBlur={(event) => {
        const rounded = parseCoordinate(event.target.value, name);
        if (rounded !== null && String(rounded) !== event.target.value)
          setValue(name, String(rounded), { shouldDirty: true });
        void onBlur(event);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          step: COORDINATE_STEP,
          min: -COORDINATE_MAX[name],
          max: COORDINATE_MAX[name],
        },
      }}
    />
  );
}
