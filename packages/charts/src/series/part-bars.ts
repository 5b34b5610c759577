import type { PairsComparisonAnswer, Statistic } from '@milieuspoor/contract';
import type { ResourceKey } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { PARTS, type PartKind, type PartLabels } from './parts.ts';
import { type SideLabels, sideCategories, sidePoint } from './sides.ts';

/**
 * One horizontal bar for each side, built of the parts of a quantity: material, energy, equipment or transport.
 * `comparisonOf` states what lies between the sides of a part, where their sums cannot tell.
 */
export function partBars(
  sides: readonly Statistic[],
  kind: PartKind,
  sideLabels: SideLabels,
  partLabels: PartLabels,
  comparisonOf: (resource: ResourceKey) => PairsComparisonAnswer | undefined = () => undefined,
): ChartModel {
  const { quantity, parts } = PARTS[kind];
  return {
    quantity,
    orientation: 'horizontal',
    stacked: true,
    categories: sideCategories(sides, sideLabels, null),
    series: parts.map(({ valueKey, resource, name, color }) => {
      const comparison = comparisonOf(resource);
      return {
        key: valueKey,
        label: partLabels[name],
        ...toSeriesData(sides.map((side) => sidePoint(side, valueKey, { quantity: resource }))),
        backgroundColor: color,
        ...(comparison ? { comparison } : {}),
      };
    }),
    tableRows: 'series',
  };
}
