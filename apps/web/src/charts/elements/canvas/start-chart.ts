import { DRAWN_PARTS } from '@milieuspoor/charts/drawing';
import { DataZoomInsideComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';

/** The parts that a screen adds to a drawing: tooltips and zoom. */
const SCREEN_PARTS = [TooltipComponent, DataZoomInsideComponent];

/** px; for a chart outside a page also its pixel ratio */
interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly devicePixelRatio?: number;
}

/**
 * Starts an empty chart that fills its container, or has a given size. Parts that are already registered are not
 * registered again.
 */
export function startChart(container: HTMLElement, size?: ChartSize): EChartsType {
  use([...DRAWN_PARTS, ...SCREEN_PARTS]);
  return init(container, null, { renderer: 'canvas', ...size });
}
