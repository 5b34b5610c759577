import {
  barCount,
  type ComparisonChart,
  type ComparisonChartKey,
  type CoveredIndicator,
  coverageFindings,
  GOAL_CHART_HEIGHT,
  sidesOf,
} from '@milieuspoor/charts';
import type { StatisticKind } from '@milieuspoor/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coverageSentences } from '../../../../charts/coverage/coverage-sentences.ts';
import { displayOf } from '../../../../charts/display-of.ts';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import type { KnownVariant } from '../report-variant.ts';
import { answeredSentences, sizeSentences } from './apart-sentences.ts';
import { moduleSentences } from './module-sentences.ts';

interface ComparedChartProps {
  readonly chart: ComparisonChart;
  readonly variants: readonly KnownVariant[];
  readonly title: string;
}

interface About {
  readonly kind: StatisticKind;
  readonly indicator: CoveredIndicator;
}

/** The quantity that the coverage of each chart describes. */
const ABOUT = {
  'mki-total': { kind: 'total_mki_reference_calculation', indicator: 'mki' },
  'mki-modules': { kind: 'total_mki_reference_calculation', indicator: 'mki' },
  'co2-groups': { kind: 'co2', indicator: 'co2' },
  'material-groups': { kind: 'material', indicator: 'material' },
  'goal-co2': { kind: 'co2', indicator: 'co2' },
  'goal-material': { kind: 'material', indicator: 'material' },
  'goal-energy': { kind: 'energy', indicator: 'energy' },
  'goal-equipment': { kind: 'emissions_construction_site', indicator: 'emissions_construction_site' },
  'goal-transport': { kind: 'emissions_transport', indicator: 'emissions_transport' },
} as const satisfies Record<ComparisonChartKey, About>;

/** A chart with a bar for each of some variants; it says of each, by its number, what it leaves out. */
export function ComparedChart({ chart: { key, model }, variants, title }: ComparedChartProps) {
  const { t } = useTranslation();
  const { kind, indicator } = ABOUT[key];
  const state = useMemo(() => ({ kind: 'ready', model }) as const, [model]);
  const leftOut = variants.flatMap(({ number, statistics }) =>
    coverageSentences(coverageFindings(sidesOf(statistics, kind), indicator), false, t).map((finding) =>
      t('reports.comparison.apart.coverage', { variant: t('reports.variant', { number }), finding }),
    ),
  );
  const isImpact = indicator === 'mki' || indicator === 'co2';
  const apart = isImpact ? moduleSentences(variants, indicator, t) : [];
  const answered = isImpact ? answeredSentences(variants, indicator, t) : [];
  const goal = model.referenceLine;
  const goalNotes = goal
    ? [
        t('reports.comparison.goalAt', {
          goal: goal.label,
          value: displayOf(model.quantity).format(goal.value),
        }),
      ]
    : [];
  return (
    <ChartFrame
      title={title}
      quantity={model.quantity}
      state={state}
      rowHeading={t('reports.columns.variant')}
      place="report"
      footnotes={[...goalNotes, ...answered, ...sizeSentences(variants, t)]}
      openSentences={[...leftOut, ...apart]}
      {...(key.startsWith('goal-') ? { height: goalHeight(barCount(model)) } : {})}
    />
  );
}

/** px; a goal has room for two bars, and more bars take as much each as elsewhere on a page. */
function goalHeight(bars: number): number {
  return GOAL_CHART_HEIGHT + Math.max(0, bars - 2) * 40;
}
