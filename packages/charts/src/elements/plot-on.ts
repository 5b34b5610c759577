import type { EChartsType } from 'echarts/core';
import type { ChartModel } from '../chart-model.ts';
import { barOption } from './bars/bar-option.ts';
import type { DrawingTheme } from './drawing-theme.ts';

/** Draws a chart at once and without animation, for a picture. The size is in px, before it is enlarged. */
export function plotOn(
  chart: EChartsType,
  model: ChartModel,
  theme: DrawingTheme,
  size: { readonly width: number; readonly height: number },
): void {
  const lengthOf = (displayed: number) => lengthOn(chart, model, displayed);
  chart.setOption(barOption(model, { theme: { ...theme, animated: false }, ...size, lengthOf }));
}

/** Returns the length in px of a figure on the value axis of a drawn chart. */
export function lengthOn(chart: EChartsType, { orientation }: ChartModel, displayed: number): number {
  const axis = orientation === 'horizontal' ? { xAxisIndex: 0 } : { yAxisIndex: 0 };
  return chart.convertToPixel(axis, displayed) - chart.convertToPixel(axis, 0);
}
