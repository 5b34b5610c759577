import {
  LIFE_CYCLE_MODULES,
  type ModuleIndicator,
  moduleStatisticKind,
  type SetCode,
} from '@milieuspoor/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartPlace } from '../../../charts/chart-heights.ts';
import { coverageFindings } from '../../../charts/coverage/coverage-findings.ts';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { perModule } from '../../../charts/series/per-module.ts';
import { sidesOf } from '../../../charts/series/sides.ts';
import { chartState } from '../chart-state.ts';
import type { ShownQuery } from '../shown-query.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { useModuleLabels, useSideLabels } from '../use-chart-labels.ts';
import { incompleteSentences } from './incomplete-sentences.ts';

interface ModuleChartProps {
  readonly query: ShownQuery<StatisticsReply>;
  readonly indicator: ModuleIndicator;
  readonly set: SetCode;
  readonly place: ChartPlace;
  /** how many sides are compared, which is known before the figures are */
  readonly sides: number;
}

const TITLES = { mki: 'mkiPerModule', co2: 'co2PerModule' } as const;
const TOTALS = { mki: 'total_mki_reference_calculation', co2: 'co2' } as const;

/** MKI or CO2 per life-cycle module, the sides beside one another. */
export const ModuleChart = memo(function ModuleChart(props: ModuleChartProps) {
  const { query, indicator, set, place, sides: sideCount } = props;
  const { t } = useTranslation();
  const [labels, modules] = [useSideLabels(), useModuleLabels()];
  const { model, sides, totals } = useMemo(() => {
    const statistics = query.data?.statistics ?? [];
    const sides = sidesOf(statistics, moduleStatisticKind(indicator, set));
    const totals = sidesOf(statistics, TOTALS[indicator]);
    return { sides, totals, model: perModule(sides, totals, indicator, labels, modules) };
  }, [query.data, indicator, set, labels, modules]);
  return (
    <ChartFrame
      title={t(`statistics.charts.${TITLES[indicator]}`)}
      quantity={indicator}
      state={chartState(query, model)}
      rowHeading={t('statistics.rows.module')}
      place={place}
      expectedBars={LIFE_CYCLE_MODULES.length * sideCount}
      findings={coverageFindings(totals, indicator)}
      openSentences={incompleteSentences(sides, labels, t)}
      legend={false}
    />
  );
});
