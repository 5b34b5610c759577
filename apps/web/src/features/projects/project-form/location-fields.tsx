import Box from '@mui/material/Box';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { AddressField } from '../location/address-field.tsx';
import { coordinateText, type MapPoint } from '../location/coordinates.ts';
import { LocationPreview } from '../location/location-preview.tsx';
import { CoordinateField } from './coordinate-field.tsx';
import { LeftPoint } from './left-point.tsx';
import type { ProjectFormValues } from './project-form-values.ts';

const MAP_AND_COORDINATES = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
} as const;

/** The fields for the place of a project: in words, on a map and in degrees. */
export function LocationFields() {
  const { control, setValue } = useFormContext<ProjectFormValues>();
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const [isTyping, setIsTyping] = useState(false);
  const [located, setLocated] = useState(0);
  const locate = (point: MapPoint) => {
    setLocated((times) => times + 1);
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('latitude', coordinateText(point.latitude), options);
    setValue('longitude', coordinateText(point.longitude), options);
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
              onChange={(location) => {
                setIsTyping(true);
                field.onChange(location);
              }}
              onBlur={() => {
                setIsTyping(false);
                field.onBlur();
              }}
              onLocated={locate}
              inputRef={field.ref}
              problem={fieldState.error?.message}
            />
          )}
        />
      </Box>
      <LeftPoint isTyping={isTyping} located={located} />
      <Box className="wide" sx={MAP_AND_COORDINATES}>
        <LocationPreview latitude={latitude} longitude={longitude} onPick={locate} />
        <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          <CoordinateField name="latitude" />
          <CoordinateField name="longitude" />
        </Box>
      </Box>
    </>
  );
}
