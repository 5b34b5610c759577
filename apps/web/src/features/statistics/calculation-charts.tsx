import { type CalculationType, type SetCode, seriesOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { GoalCharts } from './goal-charts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MaterialChart } from './material-chart.tsx';
import { ModuleChart } from './module-chart.tsx';
import { StatisticsHeader } from './statistics-header.tsx';
import type { StatisticsSubject } from './statistics-query.ts';
import { TotalMkiChart } from './total-mki-chart.tsx';
import { useStatistics } from './use-statistics.ts';
import { useStatisticsView } from './use-statistics-view.ts';

interface CalculationChartsProps {
  readonly organizationSlug: string;
  readonly projectUuid: string;
  /** the types whose active calculations are shown: one side, or Baseline and Optimalisatie beside one another */
  readonly types: readonly CalculationType[];
  /** the sets that the active calculations state */
  readonly sets: readonly SetCode[];
  /** changes whenever an active calculation does */
  readonly revision: string;
}

/** What a project's active calculations cost the environment. */
export function CalculationCharts(props: CalculationChartsProps) {
  const { organizationSlug, projectUuid, types, sets, revision } = props;
  const { t } = useTranslation();
  const typeList = types.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of types is compared by what it holds
  const subject = useMemo(
    (): StatisticsSubject => ({ kind: 'project', organizationSlug, projectUuid, types, revision }),
    [organizationSlug, projectUuid, typeList, revision],
  );
  const navigation = useStatisticsView(sets);
  const { set } = navigation.view;
  const statistics = useStatistics(subject, navigation.view);
  const { top } = statistics;
  const sides = new Set(types.map(seriesOf)).size;
  const place = types.every((type) => seriesOf(type) === 'baseline') ? 'baseline' : 'page';

  return (
    <Box
      component="section"
      aria-label={t('statistics.heading')}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <StatisticsHeader
        set={set}
        available={sets}
        onChooseSet={navigation.chooseSet}
        statistics={top.data?.statistics}
      />
      {top.isError && <ErrorPanel error={top.error} onRetry={() => top.refetch()} />}
      {(top.data || !top.isError) && (
        <>
          {top.data && <KeyFigures statistics={top.data.statistics} />}
          <TotalMkiChart
            statistics={statistics}
            navigation={navigation}
            root={t('statistics.drill.rootProject')}
            place={place}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <ModuleChart query={top} indicator="mki" set={set} place={place} sides={sides} />
            <ModuleChart query={top} indicator="co2" set={set} place={place} sides={sides} />
          </Box>
          <MaterialChart query={top} place={place} />
          <GoalCharts query={top} />
        </>
      )}
    </Box>
  );
}
