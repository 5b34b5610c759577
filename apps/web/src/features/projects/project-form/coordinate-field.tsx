import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CoordinateName, coordinateText, parseCoordinate } from '../location/coordinates.ts';
import type { ProjectFormValues } from './project-form-values.ts';
import { fieldLabel } from './summary-lines.ts';

interface CoordinateFieldProps {
  readonly name: CoordinateName;
}

/**
 * The field for one coordinate in degrees, with a comma or a point. When the user leaves it, it shows what was read: 6
 * decimals, with a comma.
 */
export function CoordinateField({ name }: CoordinateFieldProps) {
  const { t } = useTranslation();
  const { register, setValue, trigger, formState } = useFormContext<ProjectFormValues>();
  const other = name === 'latitude' ? 'longitude' : 'latitude';
  const { ref, onBlur, ...field } = register(name, {
    // Whether one of the two may be empty depends on the other.
    onChange: () => formState.touchedFields[other] && void trigger(other),
  });
  const problem = formState.errors[name]?.message;
  return (
    <TextField
      {...field}
      label={fieldLabel(name, '', t)}
      autoComplete="off"
      error={problem !== undefined}
      helperText={problem}
      inputRef={ref}
      onBlur={(event) => {
        const degrees = parseCoordinate(event.target.value, name);
        const read = degrees === null ? null : coordinateText(degrees);
        if (read !== null && read !== event.target.value) setValue(name, read, { shouldDirty: true });
        void onBlur(event);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}
