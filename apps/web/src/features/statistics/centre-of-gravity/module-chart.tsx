import { type ChartPlace, coverageFindings, perModule, sidesOf } from '@milieuspoor/charts';
import {
  LIFE_CYCLE_MODULES,
  type ModuleIndicator,
  moduleStatisticKind,
  type SetCode,
} from '@milieuspoor/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { chartState } from '../chart-state.ts';
import type { ShownQuery } from '../shown-query.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { useModuleLabels, useSideLabels } from '../use-chart-labels.ts';
import type { StatisticsNavigation } from '../use-statistics-view.ts';
import { incompleteSentences } from './incomplete-sentences.ts';
import { weightiestNodes } from './weightiest-nodes.ts';

interface ModuleChartProps {
  readonly query: ShownQuery<StatisticsReply>;
  readonly indicator: ModuleIndicator;
  readonly set: SetCode;
  readonly place: ChartPlace;
  /** the number of sides that are compared, which is known before the figures are */
  readonly sides: number;
  readonly drillInto: StatisticsNavigation['drillInto'];
  /** called when a module has moved the total to another place */
  readonly onLed: () => void;
}

const TITLES = { mki: 'mkiPerModule', co2: 'co2PerModule' } as const;
const NOWHERE: ReadonlyMap<string, string> = new Map();
const TOTALS = { mki: 'total_mki_reference_calculation', co2: 'co2' } as const;

/**
 * The MKI or CO2 per life-cycle module, the sides beside each other; a click on a module moves the total to the largest
 * node in it.
 */
export const ModuleChart = memo(function ModuleChart(props: ModuleChartProps) {
  const { query, indicator, set, place, sides: sideCount, drillInto, onLed } = props;
  const { t } = useTranslation();
  const [labels, modules] = [useSideLabels(), useModuleLabels()];
  const { model, sides, totals, leads } = useMemo(() => {
    const statistics = query.data?.statistics ?? [];
    const sides = sidesOf(statistics, moduleStatisticKind(indicator, set));
    const totals = sidesOf(statistics, TOTALS[indicator]);
    const shows = sides[0]?.next_aggregate_by ?? null;
    const leads = { shows, nodes: shows === null ? NOWHERE : weightiestNodes(sides) };
    return {
      sides,
      totals,
      leads,
      model: perModule(sides, totals, indicator, labels, modules, leads.nodes),
    };
  }, [query.data, indicator, set, labels, modules]);
  const { data } = query;
  const pick = (module: string, clickedAt: number | null) => {
    const node = leads.nodes.get(module);
    if (!data || !leads.shows || !node) return;
    drillInto(data.asked.path, { node, shows: leads.shows }, clickedAt);
    onLed();
  };
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
      drill={{ onPick: pick }}
    />
  );
});
