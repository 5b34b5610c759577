import { PROJECT_HISTORY_SUBJECTS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Day, HistoryKinds } from './history-filter-fields.tsx';
import {
  EMPTY_FILTERS,
  type HistorySearchChange,
  isFiltered,
  type ProjectHistorySearch,
} from './history-search.ts';

interface ProjectHistoryFiltersProps {
  readonly search: ProjectHistorySearch;
  readonly onChange: HistorySearchChange;
}

/** The filters for the history of one project, by person, action and time; folded until a filter is used. */
export function ProjectHistoryFilters({ search, onChange }: ProjectHistoryFiltersProps) {
  const { t } = useTranslation();
  const { text: _text, organisation: _organisation, project: _project, ...none } = EMPTY_FILTERS;
  return (
    <Box component="details" open={isFiltered(search) || undefined} sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
      <Box component="summary" sx={{ py: 0.5, width: 'fit-content', cursor: 'pointer' }}>
        {t('history.filters.label')}
      </Box>
      <Box
        component="search"
        aria-label={t('history.filters.label')}
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
        }}
      >
        <TextField
          size="small"
          label={t('history.filters.person')}
          value={search.person}
          onChange={({ target }) => onChange({ person: target.value })}
        />
        <HistoryKinds subjects={PROJECT_HISTORY_SUBJECTS} search={search} onChange={onChange} />
        <Day label={t('history.filters.from')} value={search.from} onChange={(from) => onChange({ from })} />
        <Day
          label={t('history.filters.until')}
          value={search.until}
          onChange={(until) => onChange({ until })}
        />
      </Box>
      {isFiltered(search) && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => onChange(none)}>
          {t('history.filters.clear')}
        </Button>
      )}
    </Box>
  );
}
