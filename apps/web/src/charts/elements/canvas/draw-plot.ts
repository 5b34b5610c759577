import type { ChartModel } from '@milieuspoor/charts';
import { type DrawingTheme, plotOn } from '@milieuspoor/charts/drawing';
import { startChart } from './start-chart.ts';

interface PlotSize {
  /** of the result, px */
  readonly width: number;
  readonly height: number;
  /** the enlargement relative to a screen */
  readonly scale: number;
}

/** Draws a chart off the screen, at once and without animation. */
export function drawPlot(
  model: ChartModel,
  theme: DrawingTheme,
  { width, height, scale }: PlotSize,
): HTMLCanvasElement {
  const size = { width: width / scale, height: height / scale };
  const chart = startChart(document.createElement('div'), { ...size, devicePixelRatio: scale });
  try {
    plotOn(chart, model, theme, size);
    return chart.renderToCanvas({ pixelRatio: scale, backgroundColor: theme.paper });
  } finally {
    chart.dispose();
  }
}
