import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import type { Quantity } from '../quantities.ts';
import { moduleFigure } from './incomplete-modules.ts';
import type { SideLabels } from './sides.ts';

/**
 * A bar for each life-cycle module, the sides beside one another. `totals` are the statistics that state what each
 * side amounts to.
 */
export function perModule(
  sides: readonly Statistic[],
  totals: readonly Statistic[],
  quantity: Quantity,
  labels: SideLabels,
): ChartModel {
  return {
    quantity,
    orientation: 'horizontal',
    stacked: false,
    categories: LIFE_CYCLE_MODULES.map((module) => ({ key: module, label: module })),
    series: sides.map((side) => ({
      key: side.name,
      label: labels[side.name],
      data: LIFE_CYCLE_MODULES.map((module) => moduleFigure(side, module)),
      backgroundColor: side.name,
      total: totals.find(({ name }) => name === side.name)?.values.total ?? null,
    })),
    tableRows: 'categories',
  };
}
