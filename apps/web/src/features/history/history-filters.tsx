import { HISTORY_SUBJECTS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Choice, Day, HistoryKinds } from './history-filter-fields.tsx';
import { organisationChoicesQuery } from './history-queries.ts';
import { EMPTY_FILTERS, type HistorySearch, type HistorySearchChange, isFiltered } from './history-search.ts';

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  /** true if there is no organisation to choose */
  readonly ofOneOrganisation: boolean;
  readonly projectName: string;
  readonly onChange: HistorySearchChange;
}

export function HistoryFilters({ search, ofOneOrganisation, projectName, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const organisations = useQuery({ ...organisationChoicesQuery, enabled: !ofOneOrganisation });
  const known = organisations.data?.some(({ slug }) => slug === search.organisation) ?? false;
  return (
    <Box component="search" aria-label={t('history.filters.label')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(auto-fill, minmax(170px, 1fr))',
          },
          '& > :first-of-type': { gridColumn: { xs: 'span 2' }, maxWidth: 'none' },
        }}
      >
        <SearchField
          label={t('history.filters.search')}
          clearLabel={t('history.filters.clearSearch')}
          value={search.text}
          onChange={(text) => onChange({ text })}
        />
        {!ofOneOrganisation && (
          <Choice
            label={t('history.filters.organisation')}
            value={known ? search.organisation : ''}
            onChange={(organisation) => onChange({ organisation })}
          >
            {organisations.data?.map(({ slug, name }) => (
              <MenuItem key={slug} value={slug}>
                {name}
              </MenuItem>
            ))}
          </Choice>
        )}
        <TextField
          size="small"
          label={t('history.filters.person')}
          value={search.person}
          onChange={({ target }) => onChange({ person: target.value })}
        />
        <HistoryKinds subjects={HISTORY_SUBJECTS} search={search} onChange={onChange} />
        <Day label={t('history.filters.from')} value={search.from} onChange={(from) => onChange({ from })} />
        <Day
          label={t('history.filters.until')}
          value={search.until}
          onChange={(until) => onChange({ until })}
        />
        <TextField
          select
          size="small"
          label={t('history.filters.ordering')}
          value={search.order}
          onChange={({ target }) => onChange({ order: target.value as HistorySearch['order'] })}
        >
          <MenuItem value="-created">{t('history.filters.newest')}</MenuItem>
          <MenuItem value="created">{t('history.filters.oldest')}</MenuItem>
        </TextField>
      </Box>
      {isFiltered(search) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
          {search.project && (
            <Chip
              label={t('history.filters.project', { project: projectName })}
              onDelete={() => onChange({ project: undefined })}
            />
          )}
          <Button size="small" onClick={() => onChange(EMPTY_FILTERS)}>
            {t('history.filters.clear')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
