import type { PairsComparisonAnswer, Statistic } from '@milieuspoor/contract';
import type { ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { co2Target } from './co2-target.ts';
import { type SideLabels, sideCategories, sidePoint } from './sides.ts';

/**
 * Returns the CO2 goal: a horizontal bar for each side and the line at half of the baseline (`co2Target`). The line is
 * not a series, so that no total can include it.
 */
export function co2Goal(
  sides: readonly Statistic[],
  sideLabels: SideLabels,
  labels: { readonly co2: string; readonly target: string },
  comparison?: PairsComparisonAnswer,
): ChartModel {
  const points = sides.map((side) => sidePoint(side, 'total', { quantity: 'co2' }));
  const baseline = points.find(({ coverage }) => coverage?.about.side === 'baseline');
  const target = co2Target(points, baseline);
  return {
    quantity: 'co2',
    orientation: 'horizontal',
    stacked: true,
    categories: sideCategories(sides, sideLabels, 'co2'),
    series: [
      {
        key: 'total',
        label: labels.co2,
        ...toSeriesData(points),
        backgroundColor: 'burden',
        ...(comparison ? { comparison } : {}),
      },
    ],
    negativeColor: 'co2-benefit',
    ...(target === null ? {} : { referenceLine: { label: labels.target, value: target } }),
    tableRows: 'series',
    ...(comparison ? { totalComparison: comparison } : {}),
  };
}
