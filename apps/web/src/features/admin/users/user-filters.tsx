import { ACCOUNT_STATES } from '@milieuspoor/contract';
import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminOrganisationsQuery } from '../admin-queries.ts';
import { OrganisationPicker } from '../organisations/organisation-picker.tsx';
import type { UserSearch, UserSearchChange } from './user-search.ts';

interface UserFiltersProps {
  readonly search: UserSearch;
  readonly onChange: UserSearchChange;
}

/** Filters the users by state, role and staff flag. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  const slug = search.organisation;
  const found = useQuery({
    ...adminOrganisationsQuery({ search: slug, page_size: 50 }),
    enabled: slug !== '',
  });
  const organisation =
    slug === ''
      ? null
      : (found.data?.results.find((each) => each.slug === slug) ?? { uuid: slug, name: slug, slug });
  return (
    <>
      <Box sx={{ width: 260, maxWidth: '100%' }}>
        <OrganisationPicker
          // The text in the field starts from what is chosen.
          key={organisation?.name ?? ''}
          size="small"
          label={t('admin.users.organisation')}
          value={organisation}
          onChange={(chosen) => onChange({ organisation: chosen?.slug ?? '' })}
        />
      </Box>
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
            {t(`invitations.roles.${type}`)}
          </MenuItem>
        ))}
        <MenuItem value="staff">{t('admin.users.staff')}</MenuItem>
      </TextField>
    </>
  );
}
