import { CONTRACT_TYPE_FILTERS, type ContractTypeFilter } from '@milieuspoor/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { menuOf } from '../../../ui/menu-of.ts';

interface ContractFilterProps {
  /** null for all */
  readonly chosen: ContractTypeFilter | null;
  readonly onChoose: (contractType: ContractTypeFilter | null) => void;
}

/** Chooses between tendered projects, the others, and all of them. */
export function ContractFilter({ chosen, onChoose }: ContractFilterProps) {
  const { t } = useTranslation();
  const label = t('statistics.filter.contract');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) =>
        onChoose(CONTRACT_TYPE_FILTERS.find((filter) => filter === target.value) ?? null)
      }
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, MenuProps: menuOf(label) } }}
      sx={{ width: { xs: 1, sm: 260 } }}
    >
      <MenuItem value="">{t('statistics.filter.contracts.all')}</MenuItem>
      {CONTRACT_TYPE_FILTERS.map((filter) => (
        <MenuItem key={filter} value={filter}>
          {t(`statistics.filter.contracts.${filter}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
