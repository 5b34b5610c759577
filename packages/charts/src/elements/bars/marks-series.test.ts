import { expect, it } from 'vitest';
import { promiseRows } from '../../series/promise-rows.ts';
import type { Surroundings } from '../surroundings.ts';
import { BEFORE_MARKS, marksSeries } from './marks-series.ts';

const theme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  paper: '#fff',
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];

const row = (key: string, promised: number | null, built: number | null) => ({
  ...{ key, label: key, detail: 'zoals beloofd', leads: true },
  ...{ promised, built },
});
const model = promiseRows([row('brug', 28, 20), row('weg', -5, 10), row('laan', 43, null)], {
  promised: 'Beloofd',
  built: 'Gebouwd',
});
const drawn = marksSeries(model, { theme, width: 600, height: 300, lengthOf: (percent) => percent });

it('a line runs from the lower mark to the higher one, whichever was promised, and there is none to a missing mark', () => {
  const [before, between] = drawn;
  expect(before?.data).toEqual([20, -5, '-']);
  expect(between?.data).toEqual([8, 15, '-']);
});

it('what was promised is an open mark with its figure below, what was built a filled one with its figure above', () => {
  const [open, filled] = drawn.slice(BEFORE_MARKS);
  const lookOf = (series: typeof open) => [series?.id, series?.itemStyle.color, series?.label];
  expect(lookOf(open)).toMatchObject(['promised', 'transparent', { position: 'bottom' }]);
  expect(lookOf(filled)).toMatchObject(['built', expect.stringMatching(/^#/), { position: 'top' }]);
  const figures = [open, filled].map((series) =>
    model.categories.map((_, dataIndex) =>
      series && 'formatter' in series.label ? series.label.formatter?.({ dataIndex }) : null,
    ),
  );
  expect(figures).toEqual([
    ['28,00 %', '-5,00 %', '43,00 %'],
    ['20,00 %', '10,00 %', ''],
  ]);
});

it('a figure at the beginning of the axis is written to the right, away from the names', () => {
  const alignedIn = (place: number) =>
    drawn[place]?.data.map((point) =>
      typeof point === 'object' && 'label' in point ? point.label.align : null,
    );
  expect(alignedIn(BEFORE_MARKS)).toEqual(['center', 'left', 'center']);
});
