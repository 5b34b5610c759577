import type { Statistic } from '@milieuspoor/contract';
import { reductionTarget } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { type SideLabels, sideCategories } from './sides.ts';

/**
 * The CO2 goal: a horizontal bar for each side and the line at half of the baseline. The line is a line and not a series,
 * so that no total can count it.
 */
export function co2Goal(
  sides: readonly Statistic[],
  sideLabels: SideLabels,
  labels: { readonly co2: string; readonly target: string },
): ChartModel {
  const target = reductionTarget(sides.find(({ name }) => name === 'baseline')?.values.total);
  return {
    quantity: 'co2',
    orientation: 'horizontal',
    stacked: true,
    categories: sideCategories(sides, sideLabels),
    series: [
      {
        key: 'total',
        label: labels.co2,
        data: sides.map(({ values }) => values.total ?? null),
        backgroundColor: 'co2',
      },
    ],
    negativeColor: 'co2-benefit',
    ...(target === null ? {} : { referenceLine: { label: labels.target, value: target } }),
    tableRows: 'series',
  };
}
