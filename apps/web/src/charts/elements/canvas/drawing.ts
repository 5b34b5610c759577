import { type ChartModel, leadOf } from '@milieuspoor/charts';
import {
  chosenPlaces,
  type DrawingTheme,
  drawnOf,
  lengthOn,
  placeOfDrawn,
  zoomedAxis,
} from '@milieuspoor/charts/drawing';
import type { EChartsType } from 'echarts/core';
import { CLICK_DELAY } from '../../click-delay.ts';
import type { PointedPlace } from '../pointing/pointed-place.ts';
import { zoomWithShift } from '../pointing/zoom-with-shift.ts';
import { screenOption } from './screen-option.ts';
import { startChart } from './start-chart.ts';

/** A chart on the screen. */
export interface Drawing {
  /** out of sight new figures are not animated, because that would slow down the visible charts */
  show(model: ChartModel, theme: DrawingTheme, inSight: boolean): void;
  /** highlights one series, null for none */
  highlight(seriesKey: string | null): void;
  /** shows the tooltip of a place, null for none */
  point(place: PointedPlace | null): void;
  /** returns the place in its list of the category at a point, px from the left edge; null before anything is drawn */
  categoryAt(x: number): number | null;
  /** shows a band behind these categories in place of those that are chosen; null for those that are chosen */
  band(span: Span | null): void;
  /** returns to the whole chart */
  resetZoom(): void;
  end(): void;
}

/** Categories beside one another, by their places in the list; both ends belong to it. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

interface DrawingSurroundings {
  /** px; a width of 0 is unknown */
  readonly size: { readonly width: number; readonly height: number };
  /** called with the clicked key that leads one level down, and the time, ms */
  readonly onPick: (key: string, clickedAt: number) => void;
  /** called when the visible part becomes a part of the chart, or the whole */
  readonly onZoom: (zoomed: boolean) => void;
}

/** With more parts than this, an animation of a third of a second takes longer than drawing. */
const MOST_THAT_MOVE = 60;

function partsOf({ series, categories }: ChartModel): number {
  return series.length * categories.length;
}

/** Starts a drawing that fills its container and follows its size. */
export function startDrawing(container: HTMLElement, { size, onPick, onZoom }: DrawingSurroundings): Drawing {
  // The size is measured before: asking the page for it between two drawings would force a layout for each.
  const chart = startChart(container, size.width > 0 ? size : undefined);
  let shown: { model: ChartModel; theme: DrawingTheme } | null = null;
  /** whether a part of it is highlighted or has a tooltip */
  let stressed = false;

  const lengthOf = (displayed: number): number => (shown ? lengthOn(chart, shown.model, displayed) : 0);
  const draw = ({ still = false } = {}) => {
    if (!shown) return;
    const { model, theme } = shown;
    const size = { width: chart.getWidth(), height: chart.getHeight() };
    const option = screenOption(model, { theme, ...size, lengthOf });
    chart.setOption(still ? { ...option, animation: false } : option, { notMerge: true });
    zoom.reset();
    onZoom(false);
  };
  const zoom = zoomWithShift(container, chart);

  let picking: ReturnType<typeof setTimeout> | undefined;
  chart.on('click', ({ componentType, seriesIndex = -1, dataIndex, value, event }) => {
    if (!shown) return;
    const { model } = shown;
    // A name beside its bars can be clicked like them.
    const place =
      componentType === 'series'
        ? placeOfDrawn(model, { seriesIndex, dataIndex })
        : { series: -1, category: model.categories.findIndex(({ key }) => key === value) };
    const key = leadOf(model, place.series, place.category);
    if (key === null) return;
    clearTimeout(picking);
    // In a part of a chart it may be the first half of the double click that returns to the whole.
    const clickedAt = event?.event.timeStamp ?? performance.now();
    if (isZoomed(chart)) picking = setTimeout(() => onPick(key, clickedAt), CLICK_DELAY);
    else onPick(key, clickedAt);
  });
  chart.on('datazoom', () => {
    if (!shown) return;
    const axis = shown.model.orientation === 'horizontal' ? 'xAxis' : 'yAxis';
    chart.setOption({ [axis]: zoomedAxis(shown.model, shown.theme) });
    onZoom(isZoomed(chart));
  });
  chart.getZr().on('dblclick', () => {
    clearTimeout(picking);
    draw();
  });

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = container;
    // On paper another drawing takes its place, and it has no size.
    if (width === 0 || (width === chart.getWidth() && height === chart.getHeight())) return;
    chart.resize({ width, height, animation: { duration: 0 } });
    draw();
  });
  observer.observe(container);

  return {
    show(model, theme, inSight) {
      // The first picture is not animated, because many growing charts would leave a page little time for other work.
      const parts = Math.max(partsOf(model), shown ? partsOf(shown.model) : 0);
      const still = shown === null || !inSight || parts > MOST_THAT_MOVE;
      shown = { model, theme };
      draw({ still });
    },
    highlight(seriesKey) {
      if (seriesKey === null && !stressed) return;
      stressed = seriesKey !== null;
      chart.dispatchAction({ type: 'downplay' });
      if (seriesKey !== null) chart.dispatchAction({ type: 'highlight', seriesId: seriesKey });
    },
    point(place) {
      if (place === null && !stressed) return;
      stressed = place !== null;
      chart.dispatchAction({ type: 'downplay' });
      if (!shown || !place) return chart.dispatchAction({ type: 'hideTip' });
      const at = drawnOf(shown.model, place);
      chart.dispatchAction({ type: 'highlight', ...at });
      chart.dispatchAction({ type: 'showTip', ...at });
    },
    categoryAt(x) {
      if (!shown) return null;
      const place = chart.convertFromPixel({ xAxisIndex: 0 }, x);
      return Math.min(Math.max(Math.round(Number(place)), 0), shown.model.categories.length - 1);
    },
    band(span) {
      if (!shown) return;
      const { categories } = shown.model;
      const marked = span
        ? categories.map((_, place) => ({ chosen: place >= span.first && place <= span.last }))
        : categories;
      chart.setOption({ xAxis: { splitArea: chosenPlaces(marked, shown.theme) } });
    },
    resetZoom: () => draw(),
    end() {
      clearTimeout(picking);
      observer.disconnect();
      zoom.end();
      chart.dispose();
    },
  };
}

function isZoomed(chart: EChartsType): boolean {
  const { dataZoom = [] } = chart.getOption() as { dataZoom?: { start?: number; end?: number }[] };
  return dataZoom.some(({ start = 0, end = 100 }) => start > 0 || end < 100);
}
