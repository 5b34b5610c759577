import type { AdminOrganisation } from '@milieuspoor/contract';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminOrganisationsQuery } from '../admin-queries.ts';

export type OrganisationChoice = Pick<AdminOrganisation, 'uuid' | 'name' | 'slug'>;

interface SeveralOrganisationsPickerProps {
  readonly label: string;
  readonly hint: string;
  /** the same array that onChange passed: with another array, the field sees a choice and forgets what is typed */
  readonly value: OrganisationChoice[];
  readonly onChange: (value: OrganisationChoice[]) => void;
  readonly problem: string | undefined;
}

/** Chooses any number of organisations, including none; the server searches. */
export function SeveralOrganisationsPicker({
  label,
  hint,
  value,
  onChange,
  problem,
}: SeveralOrganisationsPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const organisations = useQuery(adminOrganisationsQuery({ search: typed, page_size: 50 }));
  return (
    <Autocomplete<OrganisationChoice, true>
      multiple
      filterSelectedOptions
      options={organisations.data?.results ?? []}
      // The server has already searched, by more than the name.
      filterOptions={(options) => options.filter(({ uuid }) => value.every((chosen) => chosen.uuid !== uuid))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(left, right) => left.uuid === right.uuid}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      loading={organisations.isFetching}
      loadingText={t('admin.memberships.loading')}
      noOptionsText={t('admin.memberships.noOrganisation')}
      clearText={t('admin.memberships.clear')}
      openText={t('admin.memberships.open')}
      closeText={t('admin.memberships.close')}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? hint} />
      )}
    />
  );
}
