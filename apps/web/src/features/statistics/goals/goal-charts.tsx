import {
  co2Goal,
  coverageFindings,
  GOAL_CHART_HEIGHT,
  goalTotals,
  PARTS,
  type PartKind,
  partBars,
  sidePoint,
  sidesOf,
  withOthers,
} from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { otherProjectsSentence } from '../../../charts/coverage/outside-set.ts';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import {
  co2Sentences,
  goalSentences,
  leavingOut,
  overOthers,
} from '../../../charts/summary/goal-sentences.ts';
import { chartState } from '../chart-state.ts';
import { comparisonOverProjects } from '../comparison-over-projects.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { ShownQuery } from '../shown-query.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { usePartLabels, useSideLabels } from '../use-chart-labels.ts';

interface GoalChartsProps extends GoalProps {
  /** the place that they show, null for the whole */
  readonly about: string | null;
}

interface GoalProps {
  readonly query: ShownQuery<StatisticsReply>;
}

const PART_GOALS = [
  ['material', 'goalMaterial'],
  ['energy', 'goalEnergy'],
  ['emissions_construction_site', 'goalEquipment'],
  ['emissions_transport', 'goalTransport'],
] as const;

/** The five policy goals, one low chart each, as one block. */
export const GoalCharts = memo(function GoalCharts({ query, about }: GoalChartsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading id={headingId} title={t('statistics.charts.goals')} about={about} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {/* Five charts in two columns: the one with the target has its own row. */}
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Co2Goal query={query} />
        </Box>
        {PART_GOALS.map(([kind, title]) => (
          <PartGoal key={kind} query={query} kind={kind} title={t(`statistics.charts.${title}`)} />
        ))}
      </Box>
    </Box>
  );
});

function Co2Goal({ query }: GoalProps) {
  const { t } = useTranslation();
  const labels = useSideLabels();
  const sides = useMemo(() => sidesOf(query.data?.statistics ?? [], 'co2'), [query.data]);
  const model = useMemo(
    () =>
      withOthers(
        co2Goal(
          sides,
          labels,
          { co2: t('charts.parts.co2'), target: t('charts.reductionTarget') },
          comparisonOverProjects(query.data?.changes?.co2),
        ),
        sides,
        'co2',
        { label: (count) => t('charts.coverage.others', { count }) },
      ),
    [sides, labels, t, query.data],
  );
  const change = sides.length > 1 ? query.data?.changes?.co2 : undefined;
  const totals = sides.map((side) => sidePoint(side, 'total', { quantity: 'co2' }));
  const work = query.data?.changes ?? null;
  const summary = co2Sentences(totals, change, t, work);
  return (
    <ChartFrame
      title={t('statistics.charts.goalCo2')}
      quantity="co2"
      state={chartState(query, model)}
      rowHeading={t('statistics.rows.part')}
      place="page"
      height={GOAL_CHART_HEIGHT}
      findings={coverageFindings(sides, 'co2')}
      summary={summary}
      listed={{ sentences: leavingOut(summary, change, t, work), about: { quantity: 'co2' } }}
    />
  );
}

interface PartGoalProps extends GoalProps {
  readonly kind: PartKind;
  readonly title: string;
}

function PartGoal({ query, kind, title }: PartGoalProps) {
  const { t } = useTranslation();
  const [sideLabels, partLabels] = [useSideLabels(), usePartLabels()];
  const sides = useMemo(() => sidesOf(query.data?.statistics ?? [], kind), [query.data, kind]);
  const otherProjects = otherProjectsSentence(
    sidesOf(query.data?.statistics ?? [], 'total_mki_reference_calculation'),
    t,
  );
  const model = useMemo(
    () =>
      withOthers(partBars(sides, kind, sideLabels, partLabels), sides, kind, {
        label: (count) => t('charts.coverage.others', { count }),
      }),
    [sides, kind, sideLabels, partLabels, t],
  );
  return (
    <ChartFrame
      title={title}
      quantity={PARTS[kind].quantity}
      state={chartState(query, model)}
      rowHeading={t('statistics.rows.part')}
      place="page"
      height={GOAL_CHART_HEIGHT}
      findings={coverageFindings(sides, kind)}
      openSentences={otherProjects ? [otherProjects] : []}
      summary={goalSentences(goalTotals(sides, kind), kind, PARTS[kind].quantity, t, sides[0]?.others)}
      listed={{ sentences: overOthers(sides[0]?.others, t), about: { quantity: kind } }}
    />
  );
}
