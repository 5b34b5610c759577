import type { ChartModel } from '@milieuspoor/charts';
import { DRAWN_PARTS, type DrawingTheme, plotOn } from '@milieuspoor/charts/drawing';
import { type EChartsType, init, use } from 'echarts/core';

/** A chart of the dashboard: its figures, and its size in px. */
export interface DrawnChart {
  readonly model: ChartModel;
  readonly width: number;
  readonly height: number;
}

/** The part of a page that is used: these folders are typed for Node, which has no document. */
interface Place {
  readonly style: { width: string; height: string };
  setAttribute(name: string, value: string): void;
}
interface Canvas {
  getContext(kind: '2d'): { font: string; measureText(text: string): { readonly width: number } };
}
declare const document: {
  readonly body: { append(place: Place): void };
  createElement(name: 'div'): Place;
  createElement(name: 'canvas'): Canvas;
};
declare function requestAnimationFrame(act: () => void): void;

const context = document.createElement('canvas').getContext('2d');
const theme: DrawingTheme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  text: '#12242a',
  mutedText: '#4d6068',
  line: '#d9e0de',
  paper: '#ffffff',
  fontFamily: 'sans-serif',
  animated: false,
  measureIn: (size) => (text) => {
    context.font = `${size}px sans-serif`;
    return context.measureText(text).width;
  },
  markOf: () => null,
};

use(DRAWN_PARTS);

const charts = new Map<number, EChartsType>();

function draw(drawn: readonly DrawnChart[], places: readonly number[]): void {
  for (const place of places) {
    const [chart, one] = [charts.get(place), drawn[place]];
    if (!chart || !one) continue;
    chart.clear();
    plotOn(chart, one.model, theme, one);
  }
}

/** The function that the measurement calls: the page itself only has its charts. */
Object.assign(globalThis, {
  /** ms until these charts, drawn again with other figures, are painted */
  redraw: async (drawn: readonly DrawnChart[], places: readonly number[]) => {
    const start = performance.now();
    draw(drawn, places);
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  },
});

const ready = (await (await fetch('/figures.json')).json()) as DrawnChart[];
ready.forEach(({ width, height }, place) => {
  const element = document.createElement('div');
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', `Chart ${place}`);
  document.body.append(element);
  charts.set(place, init(element as unknown as Parameters<typeof init>[0], null, { renderer: 'canvas' }));
});
draw(ready, [...ready.keys()]);
