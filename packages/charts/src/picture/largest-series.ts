import type { ChartSeries } from '../chart-model.ts';

/** Returns the series that take most of a plot, benefits as well as burdens, in their own order. */
export function largestSeries(series: readonly ChartSeries[], most: number): readonly ChartSeries[] {
  const size = ({ data }: ChartSeries) => Math.max(0, ...data.map((value) => Math.abs(value ?? 0)));
  const kept = new Set(series.toSorted((left, right) => size(right) - size(left)).slice(0, most));
  return series.filter((each) => kept.has(each));
}
