import type { ChartModel } from '../../chart-model.ts';
import { lengthOn } from '../axes/length-on.ts';
import { barOption } from '../bars/bar-option.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import { startChart } from './echarts-parts.ts';

interface PlotSize {
  /** of the result, px */
  readonly width: number;
  readonly height: number;
  /** how much larger than on a screen everything in it is */
  readonly scale: number;
}

/** A chart drawn off the screen, at once and without animation. */
export function drawPlot(
  model: ChartModel,
  theme: DrawingTheme,
  { width, height, scale }: PlotSize,
): HTMLCanvasElement {
  const size = { width: width / scale, height: height / scale };
  const chart = startChart(document.createElement('div'), { ...size, devicePixelRatio: scale });
  try {
    const lengthOf = (displayed: number) => lengthOn(chart, model, displayed);
    chart.setOption(barOption(model, { theme: { ...theme, animated: false }, ...size, lengthOf }));
    return chart.renderToCanvas({ pixelRatio: scale, backgroundColor: theme.paper });
  } finally {
    chart.dispose();
  }
}
