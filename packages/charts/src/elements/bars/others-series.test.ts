import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { barOption } from './bar-option.ts';
import { othersSeries } from './others-series.ts';

const theme = {
  fontFamily: 'sans-serif',
  text: '#000',
  mutedText: '#555',
  line: '#ccc',
  paper: '#fff',
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  animated: false,
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];
const about = { quantity: 'mki', side: 'baseline' } as const;
const covered = { items: 2, undeclared: 0, incomplete: 0, about };

const model = (drawn: boolean): ChartModel => ({
  quantity: 'mki',
  orientation: 'vertical',
  stacked: true,
  categories: ['baseline', 'optimization'].map((key) => ({ key, label: key })),
  series: [{ key: 'a', label: 'A', data: [200, 100], backgroundColor: 'burden' }],
  others: {
    label: 'Niet vergeleken: 1 project',
    projects: 1,
    of: 2,
    points: [
      { value: 100, coverage: covered },
      { value: 5, coverage: { ...covered, undeclared: 1 } },
    ],
    parts: [],
    drawn,
  },
  tableRows: 'series',
});
/** One pixel is one euro. */
const surroundings = { theme, width: 600, height: 400, lengthOf: (euro: number) => euro };

it('what cannot be compared is hatched on paper, on top of the stack and never in its colours', () => {
  const { series } = barOption(model(true), surroundings) as { series: { id: string; stack: string }[] };
  expect(series.map(({ id }) => id)).toEqual(['a', 'others']);
  expect(series[1]).toMatchObject({
    stack: 'all',
    data: [100, 5],
    itemStyle: { color: '#fff', decal: { color: '#7d8890' } },
  });
});

it('its figure stands on it where it fits, with the star of what it leaves out, and nowhere where it does not', () => {
  const { label } = othersSeries(model(true), surroundings);
  expect([0, 1].map((dataIndex) => label.formatter({ dataIndex }))).toEqual(['{figure|€100,-}', '']);
});

it('a chart that states it in its table alone draws none of it', () => {
  const { series } = barOption(model(false), surroundings) as { series: { id: string }[] };
  expect(series.map(({ id }) => id)).toEqual(['a']);
});
