import { coverageFindings, largestNodes, RANKED, sidesOf, withOthers } from '@milieuspoor/charts';
import { nodeLevelOf } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { chartState } from '../chart-state.ts';
import { intoNode } from '../drill/into-node.ts';
import {
  type StatisticsReply,
  type StatisticsSubject,
  type StatisticsView,
  statisticsQuery,
} from '../statistics-query.ts';
import { useSideLabels } from '../use-chart-labels.ts';
import type { StatisticsNavigation } from '../use-statistics-view.ts';
import type { Focus } from './focus.ts';

interface LargestNodesChartProps {
  readonly subject: StatisticsSubject;
  readonly view: StatisticsView;
  readonly focus: Focus;
  /** the figures of the same place, which the other charts show */
  readonly placeReply: StatisticsReply | undefined;
  readonly drillInto: StatisticsNavigation['drillInto'];
}

/** ten nodes on two sides */
const EXPECTED_BARS = 20;

const QUANTITIES = { mki: 'mki', co2: 'co2', materials: 'material' } as const;

/** The ten product groups with the largest amounts; below a product group, the ten largest nodes of the place. */
export const LargestNodesChart = memo(function LargestNodesChart(props: LargestNodesChartProps) {
  const { subject, view, focus, placeReply, drillInto } = props;
  const { t } = useTranslation();
  const labels = useSideLabels();
  const query = useQuery({
    ...statisticsQuery(subject, view, focus),
    // Another data type has other largest nodes.
    placeholderData: () => (focus === 'mki' ? placeReply : undefined),
  });
  const reply = query.data;
  const level = nodeLevelOf(reply && reply.level !== 'organisation' ? reply.level : 'project');
  const quantity = QUANTITIES[focus];
  const { totals, model, nodes, shown } = useMemo(() => {
    const sides = sidesOf(reply?.statistics ?? [], kindOf(focus, level));
    const totals = focus === 'materials' ? sidesOf(reply?.statistics ?? [], 'material') : sides;
    const rest = (count: number) => t(`statistics.restOf.${level}`, { count });
    const largest = largestNodes(sides, RANKED[quantity], { sides: labels, rest });
    const label = (count: number) => t('charts.coverage.others', { count });
    return { totals, ...largest, model: withOthers(largest.model, totals, quantity, { label }) };
  }, [reply, level, focus, quantity, labels, t]);
  const drill = intoNode(reply, drillInto);
  const title = t(`statistics.charts.largest.${level}`);
  return (
    <ChartFrame
      title={
        focus === 'mki'
          ? title
          : t('statistics.charts.largestBy', { title, by: t(`statistics.focus.${focus}`) })
      }
      quantity={quantity}
      state={chartState(query, model)}
      rowHeading={t(`statistics.rows.${level}`)}
      place="page"
      expectedBars={EXPECTED_BARS}
      findings={coverageFindings(totals, quantity)}
      footnotes={shown < nodes ? [t(`statistics.largestOf.${focus}`, { shown, count: nodes })] : []}
      {...(drill ? { drill } : {})}
    />
  );
});

/**
 * Returns the statistic that lists the nodes. For products that is the total, which lists them all, the largest first.
 */
function kindOf(focus: Focus, level: ReturnType<typeof nodeLevelOf>) {
  if (focus === 'co2') return 'total_co2_hotspot';
  if (focus === 'materials') return 'total_material_hotspot';
  return level === 'product' ? 'total_mki_reference_calculation' : 'eci_per_product_group';
}
