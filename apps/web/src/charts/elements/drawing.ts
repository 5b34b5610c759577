import type { ChartModel } from '../chart-model.ts';
import { barOption } from './bar-option.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import { startChart } from './echarts-parts.ts';

/** A chart on the screen. */
export interface Drawing {
  show(model: ChartModel, theme: DrawingTheme): void;
  /** brings one series forward, null for none */
  highlight(seriesKey: string | null): void;
  end(): void;
}

/** Starts a drawing that fills its container and follows its size; `onPick` hears which series was clicked. */
export function startDrawing(container: HTMLElement, onPick: (seriesKey: string) => void): Drawing {
  const chart = startChart(container);
  let shown: { model: ChartModel; theme: DrawingTheme } | null = null;

  const lengthOf = (displayed: number): number => {
    const axis = shown?.model.orientation === 'horizontal' ? { xAxisIndex: 0 } : { yAxisIndex: 0 };
    return chart.convertToPixel(axis, displayed) - chart.convertToPixel(axis, 0);
  };
  const draw = () => {
    if (!shown) return;
    const { model, theme } = shown;
    const size = { width: chart.getWidth(), height: chart.getHeight() };
    chart.setOption(barOption(model, { theme, ...size, lengthOf }), { notMerge: true });
  };

  chart.on('click', ({ seriesIndex }) => {
    const series = shown?.model.drillable ? shown.model.series[seriesIndex ?? -1] : undefined;
    if (series) onPick(series.key);
  });
  // Zoomed in, the agreed step would leave a line or none: only then may the axis choose a finer one.
  chart.on('datazoom', () => {
    const axis = shown?.model.orientation === 'horizontal' ? 'xAxis' : 'yAxis';
    chart.setOption({ [axis]: { minInterval: 0 } });
  });
  chart.getZr().on('dblclick', draw);

  const observer = new ResizeObserver(() => {
    if (container.clientWidth === chart.getWidth() && container.clientHeight === chart.getHeight()) return;
    chart.resize({ animation: { duration: 0 } });
    draw();
  });
  observer.observe(container);

  return {
    show(model, theme) {
      shown = { model, theme };
      draw();
    },
    highlight(seriesKey) {
      chart.dispatchAction({ type: 'downplay' });
      if (seriesKey !== null) chart.dispatchAction({ type: 'highlight', seriesId: seriesKey });
    },
    end() {
      observer.disconnect();
      chart.dispose();
    },
  };
}
