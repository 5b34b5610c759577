import { HISTORY_ACTIONS, HISTORY_SUBJECTS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { organisationChoicesQuery } from './history-queries.ts';
import { EMPTY_FILTERS, type HistorySearch, type HistorySearchChange, isFiltered } from './history-search.ts';

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  readonly projectName: string;
  readonly onChange: HistorySearchChange;
}

export function HistoryFilters({ search, projectName, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const organisations = useQuery(organisationChoicesQuery);
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
        <TextField
          size="small"
          label={t('history.filters.person')}
          value={search.person}
          onChange={({ target }) => onChange({ person: target.value })}
        />
        <Choice
          label={t('history.filters.subject')}
          value={search.subject}
          onChange={(value) => onChange({ subject: value as HistorySearch['subject'] })}
        >
          {HISTORY_SUBJECTS.map((subject) => (
            <MenuItem key={subject} value={subject}>
              {t(`history.subjects.${subject}`)}
            </MenuItem>
          ))}
        </Choice>
        <Choice
          label={t('history.filters.action')}
          value={search.action}
          onChange={(value) => onChange({ action: value as HistorySearch['action'] })}
        >
          {HISTORY_ACTIONS.map((action) => (
            <MenuItem key={action} value={action}>
              {t(`history.actions.${action}`)}
            </MenuItem>
          ))}
        </Choice>
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

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice that may be left open. */
function Choice({ label, value, onChange, children }: FieldProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('history.filters.all')}</MenuItem>
      {children}
    </TextField>
  );
}

function Day({ label, value, onChange }: FieldProps) {
  return (
    <DateField
      size="small"
      label={label}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}
