import { BarChart, ScatterChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { lengthOn, plotOn } from '../plot-on.ts';
import { figuresAxis } from './figures-axis.ts';

use([BarChart, GridComponent, MarkLineComponent, ScatterChart, SVGRenderer]);

/** px of a character, as the drawing library estimates it where there is no canvas */
const CHARACTER = 6.5;
/** px between two labels: with much less the drawing leaves one out */
const GAP = 12;
const theme: DrawingTheme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  text: '#000000',
  mutedText: '#333333',
  line: '#cccccc',
  paper: '#ffffff',
  fontFamily: 'sans-serif',
  animated: false,
  measureIn: () => (text) => text.length * CHARACTER,
  markOf: () => null,
};

/** A goal of which each bar is in two parts, as the clean part of transport. */
const goalOf = (highest: number): ChartModel => ({
  quantity: 'transport',
  orientation: 'horizontal',
  stacked: true,
  categories: [
    { key: 'baseline', label: 'Baseline' },
    { key: 'optimization', label: 'Optimalisatie' },
  ],
  series: [
    {
      key: 'other',
      label: 'Niet-emissieloos',
      data: [highest, highest / 2],
      backgroundColor: { seriesIndex: 0 },
    },
    { key: 'clean', label: 'Emissieloos', data: [0, highest / 3], backgroundColor: { seriesIndex: 1 } },
  ],
  tableRows: 'categories',
});

it.each([1_591_298, 838_851, 18_728])(
  'has room for every label of an axis to %i, however wide it is',
  (highest) => {
    const model = goalOf(highest);
    const bad: string[] = [];
    for (let width = 320; width <= 1_100; width += 10) {
      const size = { width, height: 135 };
      const drawing = init(null, null, { renderer: 'svg', ssr: true, ...size });
      plotOn(drawing, model, theme, size);
      const axis = figuresAxis(model, { theme, ...size, lengthOf: () => 0 });
      if (!('min' in axis)) throw new Error('no ends');
      const marks: [number, string][] = [];
      for (let value = 0; value <= axis.max; value += axis.minInterval) {
        const text = axis.axisLabel.formatter(value);
        if (text !== '') marks.push([lengthOn(drawing, model, value), text]);
      }
      const gap = (marks[1]?.[0] ?? 0) - (marks[0]?.[0] ?? 0);
      const widest = Math.max(...marks.map(([, text]) => text.length * CHARACTER));
      // An axis keeps three labels where there is no room: the drawing leaves out the middle one.
      if (marks.length > 3 && gap < widest + GAP - 1)
        bad.push(`${width} px: ${gap.toFixed(0)} for ${widest.toFixed(0)}`);
      drawing.dispose();
    }
    expect(bad).toEqual([]);
  },
);
