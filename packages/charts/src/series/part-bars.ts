import type { Statistic } from '@milieuspoor/contract';
import type { ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { PARTS, type PartKind, type PartLabels } from '../parts.ts';
import { type SideLabels, sideCategories, sidePoint } from './sides.ts';

/**
 * Returns one horizontal bar for each side, built from the parts of a quantity: material, energy, equipment or
 * transport.
 */
export function partBars(
  sides: readonly Statistic[],
  kind: PartKind,
  sideLabels: SideLabels,
  partLabels: PartLabels,
): ChartModel {
  const { quantity, parts } = PARTS[kind];
  return {
    quantity,
    orientation: 'horizontal',
    stacked: true,
    categories: sideCategories(sides, sideLabels, null),
    series: parts.map(({ valueKey, resource, name, color }) => ({
      key: valueKey,
      label: partLabels[name],
      ...toSeriesData(sides.map((side) => sidePoint(side, valueKey, { quantity: resource }))),
      backgroundColor: color,
    })),
    tableRows: 'series',
  };
}
