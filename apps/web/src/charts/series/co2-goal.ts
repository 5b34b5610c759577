import type { Statistic } from '@milieuspoor/contract';
import { reductionTarget } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { toCoveredSum, toSeriesData } from '../coverage/point-coverage.ts';
import { type SideLabels, sideCategories, sidePoint } from './sides.ts';

/**
 * The CO2 goal: a horizontal bar for each side and the line at half of the baseline. The line is a line and not a series,
 * so that no total can count it.
 */
export function co2Goal(
  sides: readonly Statistic[],
  sideLabels: SideLabels,
  labels: { readonly co2: string; readonly target: string },
): ChartModel {
  const points = sides.map((side) => sidePoint(side, 'total', { quantity: 'co2' }));
  const baseline = points.find(({ coverage }) => coverage?.about.side === 'baseline');
  const target = reductionTarget((baseline && toCoveredSum(baseline)) ?? undefined);
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
        backgroundColor: 'co2',
      },
    ],
    negativeColor: 'co2-benefit',
    ...(target === null ? {} : { referenceLine: { label: labels.target, value: target } }),
    tableRows: 'series',
  };
}
