import { SET_CODES } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { MixedWeightsNote } from '../../../ui/messages/mixed-weights-note.tsx';
import { UnconfirmedWeightsNote } from '../../../ui/messages/unconfirmed-weights-note.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { isSetIncomplete } from '../filters/set-incomplete.ts';
import { NotationNote } from '../notation-note.tsx';
import type { StatisticsSubject } from '../statistics-query.ts';
import { useStatistics } from '../use-statistics.ts';
import { useStatisticsView } from '../use-statistics-view.ts';
import { DashboardCharts, type DashboardOrganisation } from './dashboard-charts.tsx';
import { noFigureReason } from './no-figure-reason.ts';
import { NoFigures } from './no-figures.tsx';

interface OrganisationDashboardProps {
  readonly organisation: DashboardOrganisation;
  readonly audience: 'viewer' | 'member' | 'expert';
}

/** What an organisation's completed projects cost the environment: filters, and the charts that they act on. */
export function OrganisationDashboard({ organisation, audience }: OrganisationDashboardProps) {
  const { t } = useTranslation();
  const { slug, uuid } = organisation;
  const subject = useMemo(
    (): StatisticsSubject => ({ kind: 'organisation', organisationSlug: slug, organisationUuid: uuid }),
    [slug, uuid],
  );
  const navigation = useStatisticsView(subject, SET_CODES);
  const statistics = useStatistics(subject, navigation.view);
  const { top } = statistics;
  // Without any year there is nothing to wait for.
  const unasked = top.isPlaceholderData && navigation.view.years?.length === 0;
  const nothing = unasked ? 'no-years' : top.data ? noFigureReason(top.data) : null;
  return (
    <Box
      component="section"
      aria-label={t('statistics.heading')}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FilterPanel
        view={navigation.view}
        choices={navigation.choices}
        years={(top.data ?? statistics.total.data)?.years ?? []}
        collapsible={audience !== 'viewer'}
      />
      {!nothing && <NotationNote />}
      {top.isError && <ErrorPanel error={top.error} onRetry={() => void top.refetch()} />}
      {top.data && !nothing && isSetIncomplete(navigation.view.set, top.data.statistics) && (
        <Alert severity="info">{t('statistics.set.a2Incomplete')}</Alert>
      )}
      {!nothing && <UnconfirmedWeightsNote codes={top.data?.weights.unconfirmed ?? []} />}
      {!nothing && <MixedWeightsNote versions={top.data?.weights.versions ?? []} />}
      {nothing && <NoFigures reason={nothing} set={navigation.view.set} choices={navigation.choices} />}
      {!nothing && (
        <DashboardCharts
          organisation={organisation}
          subject={subject}
          navigation={navigation}
          statistics={statistics}
          audience={audience}
        />
      )}
    </Box>
  );
}
