import type { SharedChart } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { formatDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { sharedChartsQuery } from './shared-charts-query.ts';

interface SharedChartRowProps {
  readonly chart: SharedChart;
  /** the person who shares it; left out where all are the user's own */
  readonly maker?: string;
}

/** A chart or a letter that others can see. */
export function SharedChartRow({ chart, maker }: SharedChartRowProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { uuid, title, url, organization_name, project_name } = chart;
  const [from, until] = [formatDay(new Date(chart.created)), formatDay(new Date(chart.expires))];
  const withdraw = useMutation({
    mutationFn: () => client.call(endpoints.revokeSharedChart, { params: { chart: uuid } }),
    onSuccess: async () => {
      notify(t('charts.shared.withdrawn'));
      await queries.invalidateQueries({ queryKey: sharedChartsQuery.queryKey });
    },
  });
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[organization_name, project_name].filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {maker ? t('charts.shared.by', { maker, from, until }) : t('charts.shared.until', { from, until })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('charts.shared.openLabel', { title, date: from })}
        >
          {t('charts.shared.open')}
        </Button>
        <Button
          color="error"
          onClick={() => setAsking(true)}
          aria-label={t('charts.shared.withdrawLabel', { title, date: from })}
        >
          {t('charts.shared.withdraw')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('charts.shared.withdrawTitle')}
        question={t('charts.shared.withdrawQuestion', { title })}
        confirmLabel={t('charts.shared.withdrawTitle')}
        busy={withdraw.isPending}
        error={withdraw.error}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setAsking(false)}
        onClosed={() => withdraw.reset()}
      />
    </Box>
  );
}
