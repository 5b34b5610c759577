import { IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

interface SetSwitchProps {
  readonly chosen: SetCode;
  readonly available: readonly SetCode[];
  readonly onChoose: (set: SetCode) => void;
}

/** Switches between Set A1 and Set A2; a set without figures can't be chosen, and says why. */
export function SetSwitch({ chosen, available, onChoose }: SetSwitchProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={chosen}
      onChange={(_, set: SetCode | null) => set && onChoose(set)}
      aria-label={t('statistics.set.label')}
    >
      {SET_CODES.map((set) => {
        const missing = !available.includes(set);
        return (
          <Tooltip
            key={set}
            // Its name stays 'Set A2'; the reason is a description of it.
            describeChild
            title={missing ? t('statistics.set.missing', { set: IMPACT_SETS[set].name }) : ''}
          >
            <ToggleButton
              value={set}
              // The reason can also be read by keyboard: the arrow keys of the group skip a disabled button.
              aria-disabled={missing}
              {...(missing ? { tabIndex: 0 } : {})}
              onClick={(event) => missing && event.preventDefault()}
              sx={{
                px: 2,
                minHeight: 40,
                fontWeight: 600,
                ...(missing ? { opacity: 0.5, cursor: 'default' } : {}),
              }}
            >
              {t(`statistics.set.${set}`)}
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
}
