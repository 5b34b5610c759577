import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddressSearch } from '../../lib/use-address-search.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { HistoryDays } from './history-days-list.tsx';
import { projectHistoryQuery } from './history-queries.ts';
import { isFiltered, projectHistorySearchSchema } from './history-search.ts';
import { ProjectHistoryFilters } from './project-history-filters.tsx';

/** The actions on one project, with who did them, the newest first. */
export function ProjectHistory({ projectUuid }: { readonly projectUuid: string }) {
  const { t } = useTranslation();
  const [search, change] = useAddressSearch(projectHistorySearchSchema);
  const filtered = isFiltered(search);
  const history = useInfiniteQuery(projectHistoryQuery(projectUuid, search));
  const entries = history.data?.pages.flatMap(({ results }) => results) ?? [];
  const count = history.data?.pages[0]?.count ?? 0;
  return (
    <Card variant="outlined" component="section" sx={{ pt: { xs: 2, sm: 3 }, pb: 1 }}>
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 2.5 }, mb: 1 }}>
        {t('projectData.history.heading')}
      </Typography>
      {(filtered || count > 0) && <ProjectHistoryFilters search={search} onChange={change} />}
      {history.isPending && <DelayedIndicator />}
      {history.isError && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
          <FailedQuery query={history} />
        </Box>
      )}
      {history.data && count === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 2.5 }, pb: 2, color: 'text.secondary' }}>
          {t(filtered ? 'history.noMatch' : 'projectData.history.empty')}
        </Typography>
      )}
      <HistoryDays
        entries={entries.map((entry) => ({ ...entry, organization_name: null, project_name: null }))}
        level="h3"
        onProject={null}
      />
      {history.hasNextPage && (
        <Box
          sx={{
            px: { xs: 2, sm: 2.5 },
            py: 1.5,
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            flexWrap: 'wrap',
          }}
        >
          <Button
            variant="outlined"
            size="small"
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('projectData.history.more')}
          </Button>
          <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
            {t('projectData.history.shown', { shown: entries.length, count })}
          </Typography>
        </Box>
      )}
    </Card>
  );
}
