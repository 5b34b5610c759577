import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { menuOf } from '../../../ui/menu-of.ts';
import type { PlaceLevel } from './drill-path.ts';

interface DrillSelectProps {
  readonly level: PlaceLevel;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly drillable: boolean;
  readonly onPick: (key: string) => void;
  /** called when the list is gone from the screen */
  readonly onClosed: () => void;
}

/** px */
const MENU_MAX_HEIGHT = 600;

/** Goes one level down by a choice from a list; at the lowest level there is nothing to choose. */
export function DrillSelect({ level, options, drillable, onPick, onClosed }: DrillSelectProps) {
  const { t } = useTranslation();
  const label = t('statistics.drill.choose');
  return (
    <TextField
      select
      size="small"
      label={label}
      value=""
      disabled={!drillable}
      onChange={({ target }) => target.value && onPick(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          MenuProps: menuOf(label, { maxHeight: MENU_MAX_HEIGHT, onClosed }),
        },
      }}
      sx={{ width: { xs: 1, sm: 300 }, displayPrint: 'none' }}
    >
      <MenuItem value="">{t(`statistics.allOf.${level}`)}</MenuItem>
      {drillable &&
        options.map(({ key, label }) => (
          <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
    </TextField>
  );
}
