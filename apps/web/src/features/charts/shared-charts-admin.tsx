import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../lib/use-address-search.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { SharedChartRow } from './shared-chart-row.tsx';
import { allSharedChartsQuery } from './shared-charts-query.ts';

const PAGE_SIZE = 25;

const searchSchema = z.object({
  text: z.coerce.string().catch('').default(''),
  page: z.coerce.number().int().min(1).catch(1).default(1),
});

/** All charts and letters that anybody shares, for staff to look at and to withdraw. */
export function SharedChartsAdmin() {
  const { t } = useTranslation();
  const [{ text, page }, change] = useAddressSearch(searchSchema);
  const charts = useQuery(allSharedChartsQuery({ search: text, page, page_size: PAGE_SIZE }));
  const list = useRef<HTMLDivElement>(null);
  const shown = charts.data?.results ?? [];
  useFocusKept(list, shown.map(({ uuid }) => uuid).join());
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('charts.shared.allLead')}</Typography>
      <SearchField
        label={t('charts.shared.search')}
        clearLabel={t('admin.clearSearch')}
        value={text}
        onChange={(value) => change({ text: value })}
      />
      <Box
        ref={list}
        tabIndex={-1}
        role="region"
        aria-label={t('admin.tabs.gedeelde-grafieken')}
        sx={{ mt: 2 }}
      >
        {charts.isPending && <DelayedIndicator />}
        <FailedQuery query={charts} />
        {charts.data && shown.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(text ? 'admin.noMatch' : 'charts.shared.allNone')}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((chart) => (
            <SharedChartRow key={chart.uuid} chart={chart} maker={chart.shared_by} />
          ))}
        </Box>
      </Box>
      {charts.data && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          count={charts.data.count}
          onPage={(chosen) => change({ page: chosen })}
        />
      )}
    </>
  );
}
