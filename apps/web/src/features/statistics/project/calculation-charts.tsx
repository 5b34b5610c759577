import { type CalculationType, SERIES_NAMES, type SetCode, seriesOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidOnce } from '../../../charts/coverage/said-once.ts';
import { SaidOnceOn } from '../../../charts/coverage/use-said-above.ts';
import { LegendList } from '../../../charts/elements/legends/legend-list.tsx';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { SubjectOnce } from '../../../charts/subject/subject-once.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { MaterialChart } from '../centre-of-gravity/material-chart.tsx';
import { ModuleChart } from '../centre-of-gravity/module-chart.tsx';
import { TotalMkiChart } from '../drill/total-mki-chart.tsx';
import { useCrumbs } from '../drill/use-crumbs.ts';
import { TOTAL_PLACE, useTotalPlace } from '../drill/use-total-place.ts';
import { FiguresNote } from '../figures-note.tsx';
import { noteLines, sharedNote } from '../filters/note-lines.ts';
import { setLines } from '../filters/set-line.ts';
import { explainedLines, sizeLines } from '../filters/size-lines.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import { Findings } from '../findings/findings.tsx';
import { GoalCharts } from '../goals/goal-charts.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { StatisticsSubject } from '../statistics-query.ts';
import { useSideLabels } from '../use-chart-labels.ts';
import { useStatistics } from '../use-statistics.ts';
import { useStatisticsView } from '../use-statistics-view.ts';
import { ProjectFigures } from './project-figures.tsx';
import { StatisticsHeader } from './statistics-header.tsx';

interface CalculationChartsProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  /** the types whose active calculations are shown: one side, or Baseline and Optimalisatie beside one another */
  readonly types: readonly CalculationType[];
  /** the bidder whose bid is shown, with the type of bidders; if absent, the winner's */
  readonly applicantUuid?: string | null;
  /** the sets that the active calculations state */
  readonly sets: readonly SetCode[];
  /** changes whenever an active calculation does */
  readonly revision: string;
  /** what follows the charts, in the set that they show */
  readonly children?: ((set: SetCode) => ReactNode) | undefined;
}

/** Reserves the room of the figures while they are being fetched, so that the chart does not move. */
const FIGURES_BESIDE_CHART = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
} as const;

const MODULE_INDICATORS = ['mki', 'co2'] as const;

/** The charts of the environmental costs of a project's active calculations. */
export function CalculationCharts(props: CalculationChartsProps) {
  const { organisationSlug, projectUuid, types, applicantUuid = null, sets, revision, children } = props;
  const { t } = useTranslation();
  const [screen] = useState(() => new SaidOnce());
  const typeList = types.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of types is compared by what it holds
  const subject = useMemo(
    (): StatisticsSubject => ({
      kind: 'project',
      organisationSlug,
      projectUuid,
      types,
      applicantUuid,
      revision,
    }),
    [organisationSlug, projectUuid, typeList, applicantUuid, revision],
  );
  const navigation = useStatisticsView(subject, sets);
  const { set } = navigation.view;
  const statistics = useStatistics(subject, navigation.view);
  const { top, place: here } = statistics;
  // The chart that was clicked is updated first, and the charts around it right after.
  const around = useDeferredValue(here);
  const centreId = useId();
  const { total, goTo } = useTotalPlace();
  const { drillInto } = navigation;
  const root = t('statistics.drill.rootProject');
  const crumbs = useCrumbs(root, statistics, here.data?.asked.path ?? []).slice(1);
  const about = crumbs.length > 0 ? crumbs.join(' › ') : null;
  const shownSet = here.data?.asked.set ?? set;
  const weights = here.data?.weights;
  const changes = here.data?.changes;
  const size = useMemo(() => sizeLines(changes, t), [changes, t]);
  const notes = useMemo(
    () => [...noteLines(here.data, t), ...explainedLines(changes, t)],
    [here.data, changes, t],
  );
  const said = useMemo(() => [...size, ...sharedNote(notes)], [size, notes]);
  const lines = useMemo(
    () => [
      ...setLines(shownSet, t),
      ...weightsLines(weights, t),
      ...(about === null ? [] : [{ label: t('charts.subject.path'), value: about }]),
      ...size,
      ...notes,
    ],
    [shownSet, weights, about, size, notes, t],
  );
  const sides = new Set(types.map(seriesOf)).size;
  const place = types.every((type) => seriesOf(type) === 'baseline') ? 'baseline' : 'page';

  return (
    <Box
      component="section"
      aria-label={t('statistics.heading')}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <StatisticsHeader set={set} available={sets} onChooseSet={navigation.choices.chooseSet} />
      <FiguresNote set={set} reply={top.data} />
      <FailedQuery query={top} />
      {(top.data || !top.isError) && (
        <SaidOnceOn value={screen}>
          <Findings subject={subject} view={here.data?.asked ?? navigation.view}>
            <SubjectOnce lines={said}>
              <ChartSubject lines={lines}>
                <Box sx={FIGURES_BESIDE_CHART}>
                  <ProjectFigures reply={here.data} about={about} />
                  <Box ref={total} tabIndex={-1} sx={TOTAL_PLACE}>
                    <TotalMkiChart
                      statistics={statistics}
                      navigation={navigation}
                      root={root}
                      topLevel="product_group"
                      place={place}
                      goneText={t('statistics.drill.gone')}
                    />
                  </Box>
                </Box>
                <PhoneFold title={t('statistics.charts.centre')}>
                  <SectionHeading id={centreId} title={t('statistics.charts.centre')} about={about} />
                  {sides > 1 && <SidesLegend />}
                  {around.data?.level !== 'product' && (
                    <Typography variant="body2" sx={{ color: 'text.secondary', displayPrint: 'none' }}>
                      {t('statistics.drill.byModule')}
                    </Typography>
                  )}
                  <Box
                    sx={{
                      display: 'grid',
                      gap: 2.5,
                      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
                    }}
                  >
                    {MODULE_INDICATORS.map((indicator) => (
                      <ModuleChart
                        key={indicator}
                        query={around}
                        indicator={indicator}
                        set={set}
                        place={place}
                        sides={sides}
                        drillInto={drillInto}
                        onLed={goTo}
                      />
                    ))}
                  </Box>
                  <MaterialChart query={around} place={place} />
                </PhoneFold>
                <PhoneFold title={t('statistics.charts.goals')}>
                  <GoalCharts query={around} about={about} />
                </PhoneFold>
              </ChartSubject>
            </SubjectOnce>
          </Findings>
          {children && (
            <ChartSubject lines={setLines(set, t)}>
              <Findings subject={subject} view={{ ...navigation.view, path: [] }}>
                {children(set)}
              </Findings>
            </ChartSubject>
          )}
        </SaidOnceOn>
      )}
    </Box>
  );
}

/** Explains the colours of several charts of both sides, once above them. */
function SidesLegend() {
  const labels = useSideLabels();
  return (
    <LegendList
      entries={SERIES_NAMES.map((side) => ({ key: side, label: labels[side], meanings: [side] }))}
    />
  );
}
