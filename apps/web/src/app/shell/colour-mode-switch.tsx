import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Switches between light, dark and what the device says, which holds until the user chooses. */
export function ColourModeSwitch() {
  const { t } = useTranslation();
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode ?? null}
      aria-label={t('app.profile.appearance')}
      onChange={(_event, chosen: Mode | null) => {
        if (chosen !== null) setMode(chosen);
      }}
    >
      {MODES.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ px: 1.5, minHeight: 36 }}>
          {t(`app.profile.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
