import { type ChartModel, isEmptyChart, isZeroChart } from '../chart-model.ts';

/** The charts that there is something to draw of: in a document what nobody declares, or comes to 0, is said in a table. */
export function withBars<Chart extends { readonly model: ChartModel }>(
  charts: readonly Chart[],
): readonly Chart[] {
  return charts.filter(({ model }) => !isEmptyChart(model) && !isZeroChart(model));
}
