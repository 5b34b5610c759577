import type { PairsComparisonAnswer, Statistic } from '@milieuspoor/contract';
import type { ModuleIndicator } from '@milieuspoor/domain';
import type { ChartModel, ChartSeries } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { seriesColors } from './series-colors.ts';
import { childPoint, type SideLabels, sideCategories, unionOfChildren } from './sides.ts';

/** One bar for each side, built of its nodes; the largest node comes first, because that is what one looks for. */
export function stackedChildren(
  sides: readonly Statistic[],
  quantity: ModuleIndicator,
  labels: SideLabels,
  comparison?: PairsComparisonAnswer,
): ChartModel {
  const nodes = unionOfChildren(sides);
  const colors = seriesColors(nodes.map(({ name }) => name));
  const series: ChartSeries[] = nodes.map(({ uuid, name }) => ({
    key: uuid,
    label: name,
    ...toSeriesData(sides.map((side) => childPoint(side, uuid, 'total', { quantity }))),
    backgroundColor: colors.get(name) ?? { seriesIndex: 0 },
  }));
  return {
    quantity,
    orientation: 'vertical',
    stacked: true,
    categories: sideCategories(sides, labels, quantity),
    series: series.sort((left, right) => largest(right) - largest(left)),
    drillable: sides.some((side) => side.next_aggregate_by !== null),
    tableRows: 'series',
    ...(comparison ? { totalComparison: comparison } : {}),
  };
}

function largest({ data }: ChartSeries): number {
  return Math.max(...data.map((value) => value ?? Number.NEGATIVE_INFINITY));
}
