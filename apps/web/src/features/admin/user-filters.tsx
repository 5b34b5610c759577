import { ACCOUNT_STATES } from '@milieuspoor/contract';
import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { UserSearch, UserSearchChange } from './user-search.ts';

interface UserFiltersProps {
  readonly search: UserSearch;
  readonly onChange: UserSearchChange;
}

/** Narrows the users by state, role and staff flag. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        select
        size="small"
        label={t('admin.users.state')}
        value={search.status}
        onChange={({ target }) => onChange({ status: target.value as UserSearch['status'] })}
        sx={{ width: 170 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('admin.users.all')}</MenuItem>
        {ACCOUNT_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`admin.users.states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('admin.users.type')}
        value={search.role}
        onChange={({ target }) => onChange({ role: target.value as UserSearch['role'] })}
        sx={{ width: 150 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('admin.users.all')}</MenuItem>
        {DASHBOARD_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`admin.users.types.${type}`)}
          </MenuItem>
        ))}
        <MenuItem value="staff">{t('admin.users.staff')}</MenuItem>
      </TextField>
    </>
  );
}
