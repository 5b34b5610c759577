import type { AdminOrganisation } from '@milieuspoor/contract';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminOrganisationsQuery } from '../admin-queries.ts';

export type OrganisationChoice = Pick<AdminOrganisation, 'uuid' | 'name' | 'slug'>;

interface OrganisationPickerProps {
  readonly label: string;
  readonly value: OrganisationChoice | null;
  readonly onChange: (value: OrganisationChoice | null) => void;
  readonly required?: boolean;
  readonly problem?: string | undefined;
  /** slugs that are not offered */
  readonly without?: readonly string[];
  readonly autoFocus?: boolean;
  readonly size?: 'small' | 'medium';
}

/** Chooses one organisation from all organisations; the server searches. */
export function OrganisationPicker(props: OrganisationPickerProps) {
  const { label, value, onChange, required = false, problem, without = [], autoFocus = false, size } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value?.name ?? '');
  const search = value?.name === typed ? '' : typed;
  const organisations = useQuery(adminOrganisationsQuery({ search, page_size: 50 }));
  const choices = (organisations.data?.results ?? []).filter(({ slug }) => !without.includes(slug));
  return (
    <Autocomplete<OrganisationChoice>
      options={choices}
      // The server has already searched, by more than the name.
      filterOptions={(options) => options}
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
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          {...(size ? { size } : {})}
          // What is typed replaces an organisation that was only suggested.
          onFocus={({ target }) => target.select()}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
}
