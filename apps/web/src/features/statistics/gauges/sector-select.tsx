import type { Sector } from '@milieuspoor/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { menuOf } from '../../../ui/menu-of.ts';

interface SectorSelectProps {
  readonly options: readonly { readonly value: Sector; readonly display_name: string }[];
  /** undefined for all */
  readonly chosen: Sector | undefined;
  readonly onChoose: (sector: Sector | undefined) => void;
}

/** Chooses the sector that the organisation is compared with. */
export function SectorSelect({ options, chosen, onChoose }: SectorSelectProps) {
  const { t } = useTranslation();
  const label = t('statistics.sectors.choose');
  return (
    <TextField
      select
      size="small"
      label={label}
      // A link may name a sector in which the organisation has no project.
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, MenuProps: menuOf(label) } }}
      sx={{ width: { xs: 1, sm: 340 } }}
    >
      <MenuItem value="">{t('statistics.sectors.all')}</MenuItem>
      {options.map(({ value, display_name }) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {display_name}
        </MenuItem>
      ))}
    </TextField>
  );
}
