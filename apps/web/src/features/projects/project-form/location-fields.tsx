import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { AddressField } from '../location/address-field.tsx';
import type { MapPoint } from '../location/coordinates.ts';
import { LocationPreview } from '../location/location-preview.tsx';
import { CoordinateField } from './coordinate-field.tsx';
import type { FormMode } from './form-mode.ts';
import type { ProjectFormValues } from './project-form-values.ts';

/** Where a project is: in words, in degrees and on a map. */
export function LocationFields({ mode }: { readonly mode: FormMode }) {
  const { control, setValue } = useFormContext<ProjectFormValues>();
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const locate = (point: MapPoint) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('latitude', String(point.latitude), options);
    setValue('longitude', String(point.longitude), options);
  };
  return (
    <>
      <Box className="wide">
        <Controller
          control={control}
          name="project_location"
          render={({ field, fieldState }) => (
            <AddressField
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              onLocated={locate}
              inputRef={field.ref}
              problem={fieldState.error?.message}
              readOnly={mode === 'reading'}
              disabled={mode === 'closed'}
            />
          )}
        />
      </Box>
      <CoordinateField name="latitude" mode={mode} />
      <CoordinateField name="longitude" mode={mode} />
      <Box className="wide">
        <LocationPreview latitude={latitude} longitude={longitude} />
      </Box>
    </>
  );
}
