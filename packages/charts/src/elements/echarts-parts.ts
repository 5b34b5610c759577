import { BarChart, type BarSeriesOption, ScatterChart, type ScatterSeriesOption } from 'echarts/charts';
import {
  type DataZoomComponentOption,
  GridComponent,
  type GridComponentOption,
  MarkLineComponent,
  type MarkLineComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

/**
 * Only what our charts draw, so that the chunk stays small. Canvas rather than SVG: a picture for export comes out of
 * it as it is, its cost does not grow with the number of products in a stack, and it needs no inline styles, which a
 * strict content security policy forbids.
 */
export const DRAWN_PARTS = [BarChart, ScatterChart, GridComponent, MarkLineComponent, CanvasRenderer];

/** A chart as ECharts wants it told, with what a screen adds to it. */
export type BarOption = ComposeOption<
  | BarSeriesOption
  | DataZoomComponentOption
  | GridComponentOption
  | MarkLineComponentOption
  | ScatterSeriesOption
  | TooltipComponentOption
>;
