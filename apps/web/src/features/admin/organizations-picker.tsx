import type { AdminOrganization } from '@milieuspoor/contract';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminOrganizationsQuery } from './admin-queries.ts';

export type OrganizationChoice = Pick<AdminOrganization, 'uuid' | 'name' | 'slug'>;

interface OrganizationsPickerProps {
  readonly label: string;
  readonly hint: string;
  /** the very array that onChange told: with another one, the field takes it for a choice and forgets what is typed */
  readonly value: OrganizationChoice[];
  readonly onChange: (value: OrganizationChoice[]) => void;
  readonly problem: string | undefined;
}

/** Chooses any number of organisations, also none; the server searches. */
export function OrganizationsPicker({ label, hint, value, onChange, problem }: OrganizationsPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const organizations = useQuery(adminOrganizationsQuery({ search: typed, page_size: 50 }));
  return (
    <Autocomplete<OrganizationChoice, true>
      multiple
      filterSelectedOptions
      options={organizations.data?.results ?? []}
      // The server has searched already, by more than the name.
      filterOptions={(options) => options.filter(({ uuid }) => value.every((chosen) => chosen.uuid !== uuid))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(left, right) => left.uuid === right.uuid}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      loading={organizations.isFetching}
      loadingText={t('admin.memberships.loading')}
      noOptionsText={t('admin.memberships.noOrganization')}
      clearText={t('admin.memberships.clear')}
      openText={t('admin.memberships.open')}
      closeText={t('admin.memberships.close')}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? hint} />
      )}
    />
  );
}
