import { DRAWN_PARTS } from '@milieuspoor/charts/drawing';
import { DataZoomInsideComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';

/** What a screen adds to a drawing: pointing at it, and a closer look. */
const SCREEN_PARTS = [TooltipComponent, DataZoomInsideComponent];

/** px; of a chart that is in no page also what a pixel is of it */
interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly devicePixelRatio?: number;
}

/** An empty chart that fills its container, or has a size of its own. Parts that are known already are left alone. */
export function startChart(container: HTMLElement, size?: ChartSize): EChartsType {
  use([...DRAWN_PARTS, ...SCREEN_PARTS]);
  return init(container, null, { renderer: 'canvas', ...size });
}
