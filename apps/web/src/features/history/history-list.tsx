import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddressSearch } from '../../lib/use-address-search.ts';
import { History as HistoryIcon } from '../../ui/icons/history.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { HistoryDays } from './history-days-list.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { historyQuery, PAGE_SIZE } from './history-queries.ts';
import { historySearchSchema, isFiltered } from './history-search.ts';

interface HistoryListProps {
  /** slug of the only organisation that is shown; without it the visitor chooses */
  readonly organisation?: string;
}

/** The history of actions, with who did them and when, in every organisation or in one. */
export function HistoryList({ organisation }: HistoryListProps) {
  const { t } = useTranslation();
  const [search, change] = useAddressSearch(historySearchSchema);
  const history = useQuery(historyQuery(organisation ? { ...search, organisation } : search));
  const entries = history.data?.results ?? [];
  const projectName = entries.find(({ project }) => project === search.project)?.project_name;
  return (
    <>
      <HistoryFilters
        search={search}
        ofOneOrganisation={organisation !== undefined}
        projectName={projectName ?? t('history.filters.thisProject')}
        onChange={change}
      />
      <Box sx={{ mt: 3 }}>
        {history.isPending && <DelayedIndicator />}
        <FailedQuery query={history} />
        {history.data && entries.length === 0 && (
          <Paper variant="outlined">
            <EmptyState
              icon={<HistoryIcon />}
              title={t(isFiltered(search) ? 'history.noMatch' : 'history.empty')}
              {...(isFiltered(search) ? {} : { hint: t('history.emptyHint') })}
            />
          </Paper>
        )}
        {entries.length > 0 && (
          <Paper variant="outlined" component="section" aria-label={t('history.list')}>
            <HistoryDays
              entries={entries}
              level={organisation ? 'h3' : 'h2'}
              onProject={search.project ? null : (project) => change({ project })}
            />
          </Paper>
        )}
        {history.data && (
          <Pager
            page={search.page}
            pageSize={PAGE_SIZE}
            count={history.data.count}
            onPage={(page) => change({ page })}
          />
        )}
      </Box>
    </>
  );
}
