import type { Statistic } from '@milieuspoor/contract';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type ModuleIndicator,
  type SeriesName,
} from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { type SideLabels, sidePoint } from './sides.ts';

/** The names of the modules on the screen. */
export type ModuleLabels = Readonly<Record<LifeCycleModule, string>>;

/**
 * Returns a bar for each life-cycle module, with the sides beside one another. `totals` are the statistics that state
 * the total of each side, `leading` the modules that lead one level down.
 */
export function perModule(
  sides: readonly Statistic[],
  totals: readonly Statistic[],
  quantity: ModuleIndicator,
  labels: SideLabels,
  modules: ModuleLabels,
  leading: { readonly has: (module: LifeCycleModule) => boolean } = new Set(),
): ChartModel {
  return {
    quantity,
    orientation: 'horizontal',
    stacked: false,
    categories: LIFE_CYCLE_MODULES.map((module) => ({
      key: module,
      label: modules[module],
      leads: leading.has(module),
    })),
    series: sides.map((side) => ({
      key: side.name,
      label: labels[side.name],
      ...toSeriesData(LIFE_CYCLE_MODULES.map((module) => sidePoint(side, module, { quantity, module }))),
      backgroundColor: side.name,
      ...totalOf(totals, side.name, quantity),
    })),
    tableRows: 'categories',
  };
}

function totalOf(totals: readonly Statistic[], name: SeriesName, quantity: ModuleIndicator) {
  const total = totals.find((each) => each.name === name);
  if (!total) return { total: null, totalCoverage: null };
  const { value, coverage } = sidePoint(total, 'total', { quantity });
  return { total: value, totalCoverage: coverage };
}
