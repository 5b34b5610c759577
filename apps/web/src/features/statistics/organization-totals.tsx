import { SET_CODES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { StatisticsHeader } from './statistics-header.tsx';
import type { StatisticsSubject } from './statistics-query.ts';
import { TotalMkiChart } from './total-mki-chart.tsx';
import { useStatistics } from './use-statistics.ts';
import { useStatisticsView } from './use-statistics-view.ts';

interface OrganizationTotalsProps {
  readonly organizationSlug: string;
}

/** The MKI of an organisation's completed projects together, down to the product. */
export function OrganizationTotals({ organizationSlug }: OrganizationTotalsProps) {
  const { t } = useTranslation();
  const subject = useMemo(
    (): StatisticsSubject => ({ kind: 'organization', organizationSlug }),
    [organizationSlug],
  );
  const navigation = useStatisticsView(SET_CODES);
  const statistics = useStatistics(subject, navigation.view);
  const { top } = statistics;
  return (
    <Box
      component="section"
      aria-label={t('statistics.heading')}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <StatisticsHeader
        set={navigation.view.set}
        available={SET_CODES}
        onChooseSet={navigation.chooseSet}
        statistics={top.data?.statistics}
      />
      {top.isError && <ErrorPanel error={top.error} onRetry={() => top.refetch()} />}
      {(top.data || !top.isError) && (
        <TotalMkiChart
          statistics={statistics}
          navigation={navigation}
          root={t('statistics.drill.rootOrganization')}
          place="page"
        />
      )}
    </Box>
  );
}
