import type { PairsComparisonAnswer, Statistic } from '@milieuspoor/contract';
import { completenessOf, reductionTarget } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { toCoveredSum, toSeriesData } from '../coverage/point-coverage.ts';
import { type SideLabels, sideCategories, sidePoint } from './sides.ts';

/**
 * The CO2 goal: a horizontal bar for each side and the line at half of the baseline. The line is a line and not a series,
 * so that no total can count it. There is none where a side leaves items out: a bar that ends before it would be a goal
 * that was reached by leaving out.
 */
export function co2Goal(
  sides: readonly Statistic[],
  sideLabels: SideLabels,
  labels: { readonly co2: string; readonly target: string },
  comparison?: PairsComparisonAnswer,
): ChartModel {
  const points = sides.map((side) => sidePoint(side, 'total', { quantity: 'co2' }));
  const baseline = points.find(({ coverage }) => coverage?.about.side === 'baseline');
  const isWhole = points.every((point) => {
    const sum = toCoveredSum(point);
    return sum === null || completenessOf(sum) === 'whole';
  });
  const target = isWhole ? reductionTarget((baseline && toCoveredSum(baseline)) ?? undefined) : null;
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
