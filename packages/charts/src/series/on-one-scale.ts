import type { Statistic } from '@milieuspoor/contract';
import type { SeriesName } from '@milieuspoor/domain';
import { type ChartModel, reachOf } from '../chart-model.ts';

/** Gives charts beside one another the same scale: from the lowest to the highest of all. */
export function onOneScale(models: readonly ChartModel[]): ChartModel[] {
  const reaches = models.map(reachOf);
  const axisReaches = {
    lowest: Math.min(0, ...reaches.map(({ lowest }) => lowest)),
    highest: Math.max(0, ...reaches.map(({ highest }) => highest)),
  };
  return models.map((model) => ({ ...model, axisReaches }));
}

/** Returns a chart of each side, all on the same scale. */
export function chartOfEachSide(
  sides: readonly Statistic[],
  toChart: (side: Statistic) => ChartModel,
): ReadonlyMap<SeriesName, ChartModel> {
  const charts = onOneScale(sides.map(toChart));
  return new Map(sides.flatMap(({ name }, at) => (charts[at] ? [[name, charts[at]] as const] : [])));
}
