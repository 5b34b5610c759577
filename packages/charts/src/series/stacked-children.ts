import type { PairsComparisonAnswer, Statistic } from '@milieuspoor/contract';
import type { ModuleIndicator } from '@milieuspoor/domain';
import type { ChartModel, ChartSeries } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { seriesColors } from './series-colors.ts';
import { childPoint, type SideLabels, sideCategories, unionOfChildren } from './sides.ts';

/**
 * Returns one bar for each side, built from its nodes. The largest node comes first, because readers look for it. With
 * only one node, the bars show only the sides and have their colours.
 */
export function stackedChildren(
  sides: readonly Statistic[],
  quantity: ModuleIndicator,
  labels: SideLabels,
  comparison?: PairsComparisonAnswer,
): ChartModel {
  const nodes = unionOfChildren(sides);
  const colors = seriesColors(nodes.map(({ name }) => name));
  const categories = sideCategories(sides, labels, quantity);
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
    categories:
      nodes.length === 1
        ? sides.flatMap(({ name }) =>
            categories.filter(({ key }) => key === name).map((side) => ({ ...side, color: name })),
          )
        : categories,
    series: series.sort((left, right) => largest(right) - largest(left)),
    drillable: sides.some((side) => side.next_aggregate_by !== null),
    tableRows: 'series',
    ...(comparison ? { totalComparison: comparison } : {}),
  };
}

function largest({ data }: ChartSeries): number {
  return Math.max(...data.map((value) => value ?? Number.NEGATIVE_INFINITY));
}
