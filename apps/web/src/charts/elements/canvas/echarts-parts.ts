import { BarChart, type BarSeriesOption, ScatterChart, type ScatterSeriesOption } from 'echarts/charts';
import {
  type DataZoomComponentOption,
  DataZoomInsideComponent,
  GridComponent,
  type GridComponentOption,
  MarkLineComponent,
  type MarkLineComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

/**
 * Only what our charts draw, so that the chunk stays small. Canvas rather than SVG: a picture for export comes out of
 * it as it is, its cost does not grow with the number of products in a stack, and it needs no inline styles, which a
 * strict content security policy forbids.
 */
const PARTS = [
  BarChart,
  ScatterChart,
  GridComponent,
  TooltipComponent,
  DataZoomInsideComponent,
  MarkLineComponent,
  CanvasRenderer,
];

export type BarOption = ComposeOption<
  | BarSeriesOption
  | DataZoomComponentOption
  | GridComponentOption
  | MarkLineComponentOption
  | ScatterSeriesOption
  | TooltipComponentOption
>;

/** The size of a chart that is in no page, px. */
interface OffScreen {
  readonly width: number;
  readonly height: number;
  readonly devicePixelRatio: number;
}

/** An empty chart that fills its container, or has a size of its own. Parts that are known already are left alone. */
export function startChart(container: HTMLElement, offScreen?: OffScreen): EChartsType {
  use(PARTS);
  return init(container, null, { renderer: 'canvas', ...offScreen });
}
