import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BUTTON_BELOW } from '../../../ui/messages/error-panel.tsx';
import type { ProjectFormValues } from './project-form-values.ts';

interface LeftPointProps {
  /** while somebody types a place, an address may still be chosen */
  readonly isTyping: boolean;
  /** how many times an address or the map gave the point */
  readonly located: number;
}

/** Asks about coordinates that stayed where they were when the place was changed. */
export function LeftPoint({ isTyping, located }: LeftPointProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<ProjectFormValues>();
  const [typed, latitude, longitude] = useWatch({
    control,
    name: ['project_location', 'latitude', 'longitude'],
  });
  const place = typed.trim();
  const point = `${latitude} ${longitude}`.trim();
  /** the place of which somebody chose or confirmed the point */
  const [settled, setSettled] = useState({ place, point, located });
  const isNew = settled.point !== point || settled.located !== located;
  if (isNew) setSettled({ place, point, located });
  if (isNew || isTyping || point === '' || settled.place === place) return null;
  const clear = () => {
    for (const name of ['latitude', 'longitude'] as const)
      setValue(name, '', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Alert
      severity="warning"
      variant="outlined"
      className="wide"
      sx={BUTTON_BELOW}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => setSettled({ place, point, located })}>
            {t('addresses.left.keep')}
          </Button>
          <Button color="inherit" size="small" onClick={clear}>
            {t('addresses.left.clear')}
          </Button>
        </>
      }
    >
      {settled.place === ''
        ? t('addresses.left.unnamed')
        : t('addresses.left.named', { place: settled.place })}
    </Alert>
  );
}
