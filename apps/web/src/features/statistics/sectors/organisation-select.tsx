import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { menuOf } from '../../../ui/menu-of.ts';
import type { OrganisationChoice } from '../organisation-queries.ts';

interface OrganisationSelectProps {
  readonly options: readonly OrganisationChoice[];
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
}

/** Chooses one of the reader's own organisations. */
export function OrganisationSelect({ options, chosen, onChoose }: OrganisationSelectProps) {
  const { t } = useTranslation();
  const label = t('statistics.sectors.organisation');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { MenuProps: menuOf(label) } }}
      sx={{ width: { xs: 1, sm: 340 } }}
    >
      {options.map(({ slug, name }) => (
        <MenuItem key={slug} value={slug} sx={{ whiteSpace: 'normal' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
