import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { FOCUSES, type Focus } from './focus.ts';

interface FocusSwitchProps {
  readonly chosen: Focus;
  readonly onChoose: (focus: Focus) => void;
}

/** Switches between MKI, CO2 and raw materials. */
export function FocusSwitch({ chosen, onChoose }: FocusSwitchProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={chosen}
      onChange={(_, focus: Focus | null) => focus && onChoose(focus)}
      aria-label={t('statistics.focus.label')}
    >
      {FOCUSES.map((focus) => (
        <ToggleButton key={focus} value={focus} sx={{ px: 2, minHeight: 40, fontWeight: 600 }}>
          {t(`statistics.focus.${focus}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
