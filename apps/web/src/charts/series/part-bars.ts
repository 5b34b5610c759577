import type { Statistic } from '@milieuspoor/contract';
import type { ChartModel } from '../chart-model.ts';
import { PARTS, type PartKind, type PartLabels } from './parts.ts';
import { type SideLabels, sideCategories } from './sides.ts';

/** One horizontal bar for each side, built of the parts of a quantity: material, energy, equipment or transport. */
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
    categories: sideCategories(sides, sideLabels),
    series: parts.map(({ valueKey, color }) => ({
      key: valueKey,
      label: partLabels[color] ?? valueKey,
      data: sides.map((side) => side.values[valueKey] ?? null),
      backgroundColor: color,
    })),
    tableRows: 'series',
  };
}
