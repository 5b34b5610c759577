import { nodeLevelOf } from '@milieuspoor/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coverageFindings } from '../../../charts/coverage/coverage-findings.ts';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { largestNodes } from '../../../charts/series/largest-nodes.ts';
import { sidesOf } from '../../../charts/series/sides.ts';
import { chartState } from '../chart-state.ts';
import type { ShownQuery } from '../shown-query.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { useSideLabels } from '../use-chart-labels.ts';

interface LargestNodesChartProps {
  readonly query: ShownQuery<StatisticsReply>;
}

/** ten nodes on two sides */
const EXPECTED_BARS = 20;

/** The ten product groups with the highest MKI; below a product group, the ten nodes of the place. */
export const LargestNodesChart = memo(function LargestNodesChart({ query }: LargestNodesChartProps) {
  const { t } = useTranslation();
  const labels = useSideLabels();
  const reply = query.data;
  const level = nodeLevelOf(reply && reply.level !== 'organisation' ? reply.level : 'project');
  const { sides, model, nodes, shown } = useMemo(() => {
    const statistics = reply?.statistics ?? [];
    // Of products the total states them all, the largest first.
    const sides = sidesOf(
      statistics,
      level === 'product' ? 'total_mki_reference_calculation' : 'eci_per_product_group',
    );
    return { sides, ...largestNodes(sides, 'mki', labels) };
  }, [reply, level, labels]);
  return (
    <ChartFrame
      title={t(`statistics.charts.largest.${level}`)}
      quantity="mki"
      state={chartState(query, model)}
      rowHeading={t(`statistics.rows.${level}`)}
      place="page"
      expectedBars={EXPECTED_BARS}
      findings={coverageFindings(sides, 'mki')}
      footnotes={shown < nodes ? [t('statistics.largestOf', { shown, count: nodes })] : []}
    />
  );
});
