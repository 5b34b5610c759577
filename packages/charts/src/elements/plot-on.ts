import type { EChartsType } from 'echarts/core';
import type { ChartModel } from '../chart-model.ts';
import { lengthOn } from './axes/length-on.ts';
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
