import { type ChartModel, isEmptyChart, isZeroChart } from '../chart-model.ts';

/** Returns the charts that have something to draw: in a document, a table states what nobody declares or what is 0. */
export function withBars<Chart extends { readonly model: ChartModel }>(
  charts: readonly Chart[],
): readonly Chart[] {
  return charts.filter(({ model }) => !isEmptyChart(model) && !isZeroChart(model));
}
