import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { SharedChartRow } from './shared-chart-row.tsx';
import { sharedChartsQuery } from './shared-charts-query.ts';

/** The charts and letters that the user shares, each with a way to look at it and to withdraw it. */
export function SharedCharts() {
  const { t } = useTranslation();
  const charts = useQuery(sharedChartsQuery);
  const area = useRef<HTMLDivElement>(null);
  useFocusKept(area, charts.data?.map(({ uuid }) => uuid).join());
  return (
    <Box ref={area} tabIndex={-1}>
      {charts.isPending && <DelayedIndicator minHeight={80} />}
      <FailedQuery query={charts} />
      {charts.data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('charts.shared.none')}</Typography>
      )}
      {charts.data && charts.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {charts.data.map((chart) => (
            <SharedChartRow key={chart.uuid} chart={chart} />
          ))}
        </Box>
      )}
    </Box>
  );
}
