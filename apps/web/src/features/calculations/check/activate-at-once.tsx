import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';

interface ActivateAtOnceProps {
  /** the calculation whose place it takes; null where none is active */
  readonly replaced: string | null;
  readonly activates: boolean;
  readonly onChoose: (activates: boolean) => void;
}

/** Asks whether a file becomes active as soon as it is added. Nothing becomes active that its user did not say. */
export function ActivateAtOnce({ replaced, activates, onChoose }: ActivateAtOnceProps) {
  const { t } = useTranslation();
  return (
    <FormControlLabel
      control={<Checkbox checked={activates} onChange={(_event, chosen) => onChoose(chosen)} />}
      label={
        replaced === null ? t('uploadCheck.activate') : t('uploadCheck.activateInPlaceOf', { name: replaced })
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
  );
}
