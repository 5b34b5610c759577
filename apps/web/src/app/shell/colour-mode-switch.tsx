import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { DarkModeOutlined as DarkModeIcon } from '../../ui/icons/dark-mode-outlined.ts';
import { LightModeOutlined as LightModeIcon } from '../../ui/icons/light-mode-outlined.ts';

const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

const ICONS = {
  system: null,
  light: <LightModeIcon fontSize="small" />,
  dark: <DarkModeIcon fontSize="small" />,
} as const;

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
        <ToggleButton key={choice} value={choice} sx={{ gap: 0.75, px: 1.5, minHeight: 36 }}>
          {ICONS[choice]}
          {t(`app.profile.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
