import type { EChartsType } from 'echarts/core';
import type { ChartModel } from '../../chart-model.ts';

/** Returns the length in px of a figure on the value axis of a drawn chart. */
export function lengthOn(chart: EChartsType, { orientation }: ChartModel, displayed: number): number {
  const axis = orientation === 'horizontal' ? { xAxisIndex: 0 } : { yAxisIndex: 0 };
  return chart.convertToPixel(axis, displayed) - chart.convertToPixel(axis, 0);
}
