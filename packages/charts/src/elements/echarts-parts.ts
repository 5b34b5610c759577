import {
  BarChart,
  type BarSeriesOption,
  LineChart,
  type LineSeriesOption,
  ScatterChart,
  type ScatterSeriesOption,
} from 'echarts/charts';
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
 * The parts of ECharts that our charts use, so that the chunk remains small. They draw on a canvas and not in SVG: a
 * picture for export needs no conversion, the cost does not grow with the number of products in a stack, and a canvas
 * needs no inline styles, which a strict content security policy forbids.
 */
export const DRAWN_PARTS = [
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  MarkLineComponent,
  CanvasRenderer,
];

/** A chart as an option of ECharts, with the additions of a screen. */
export type BarOption = ComposeOption<
  | BarSeriesOption
  | DataZoomComponentOption
  | GridComponentOption
  | LineSeriesOption
  | MarkLineComponentOption
  | ScatterSeriesOption
  | TooltipComponentOption
>;
