import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { CHARACTER_WIDTH, type Surroundings } from '../surroundings.ts';
import { categoryAxis, namesWidth } from './category-axis.ts';

const theme = {
  fontFamily: 'sans-serif',
  text: '#000',
  language: 'nl',
  measureIn: () => (text: string) => text.length * CHARACTER_WIDTH,
} as unknown as Surroundings['theme'];
const surroundings = (width: number, height = 400): Surroundings => ({
  theme,
  width,
  height,
  lengthOf: () => 0,
});
const chart = (...categories: ChartModel['categories']): ChartModel => ({
  quantity: 'mki',
  orientation: 'horizontal',
  stacked: false,
  categories,
  series: [],
  tableRows: 'categories',
});
const labelsOf = (model: ChartModel, at: Surroundings) =>
  model.categories.map((_, index) => categoryAxis(model, at).axisLabel.formatter('', index));

describe('the names beside bars', () => {
  it('stay whole where they fit, though their width is no whole number of pixels', () => {
    const model = chart({ key: 'A1-A3', label: 'A1-A3' }, { key: 'C1', label: 'C1' });
    // 'A1-A3' is 37.5 px wide: half a pixel too little breaks it within the word.
    expect((5 * CHARACTER_WIDTH) % 1).not.toBe(0);
    expect(namesWidth(model, surroundings(1000)).room).toBe(38);
    expect(labelsOf(model, surroundings(1000))).toEqual(['A1-A3', 'C1']);
  });

  it('take some more of the width rather than break a long word', () => {
    const model = chart({ key: 'a', label: 'Elementenverhardingen, straat' });
    // 40 % of 380 px is 152; the long word takes 165.
    expect(namesWidth(model, surroundings(380)).room).toBe(165);
    expect(labelsOf(model, surroundings(380))).toEqual(['Elementenverhardingen,\nstraat']);
    expect(namesWidth(model, surroundings(300)).room).toBe(150);
  });

  it('are not fitted again when they are drawn: a font that came in meanwhile breaks none', () => {
    const model = chart({ key: 'A1-A3', label: 'A1-A3 Productie' });
    const { formatter } = categoryAxis(model, surroundings(1000)).axisLabel;
    expect([formatter('', 0), formatter('', 1)]).toEqual(['A1-A3 Productie', '']);
  });

  it('have room for what stands below them as well', () => {
    const model = chart({ key: 'a', label: 'Spoor', detail: '12 projecten' });
    expect(namesWidth(model, surroundings(1000)).room).toBe(12 * CHARACTER_WIDTH);
    expect(labelsOf(model, surroundings(1000))).toEqual(['Spoor\n12 projecten']);
  });

  it('are broken between words where they are wider than their share', () => {
    const model = chart({ key: 'a', label: 'Infrastructuur hoofdwegennet', detail: '3 projecten' });
    expect(labelsOf(model, surroundings(300))).toEqual(['Infrastructuur\nhoofdwegennet\n3 projecten']);
  });
});

describe('the names below bars', () => {
  const upright = (...labels: string[]): ChartModel => ({
    ...chart(...labels.map((label) => ({ key: label, label, total: 1_000_000 }))),
    quantity: 'price',
    orientation: 'vertical',
  });

  it('keep to the width of their own bar, on three lines at most, with the total below', () => {
    const model = upright('Bouwcombinatie Noordelijke Maasvlakte', 'Noord');
    // (360 - 80) / 2 - 12 = 128 px: 17 characters.
    expect(labelsOf(model, surroundings(360))).toEqual([
      'Bouwcombinatie\nNoordelijke\nMaasvlakte\n€1.000.000,-',
      'Noord\n€1.000.000,-',
    ]);
    // (512 - 80) / 4 - 12 = 96 px: 12 characters.
    expect(
      labelsOf(upright('Een twee drie vier vijf zes zeven acht', 'b', 'c', 'd'), surroundings(512))[0],
    ).toBe('Een twee\ndrie vier\nvijf zes ze…\n€1.000.000,-');
  });

  it('take two lines more in a narrow column rather than lose their end', () => {
    // (440 - 80) / 4 - 12 = 78 px: 10 characters.
    expect(
      labelsOf(upright('Een twee drie vier vijf zes zeven acht', 'b', 'c', 'd'), surroundings(440))[0],
    ).toBe('Een twee\ndrie vier\nvijf zes\nzeven acht\n€1.000.000,-');
  });

  it('keep a word whole that only lacks a few pixels of the gap beside it', () => {
    // (360 - 80) / 4 - 12 = 58 px, and 'Baseline' takes 60; nine letters would take 67.5.
    const model = upright('Baseline', 'Baselines', 'c', 'd');
    expect(labelsOf(model, surroundings(360))[0]).toBe('Baseline\n€1.000.000,-');
    expect(labelsOf(model, surroundings(360))[1]).toMatch(/-\n/);
  });

  it('stay on one line where that has room', () => {
    expect(labelsOf(upright('Bouwcombinatie Noordelijke Maasvlakte', 'Noord'), surroundings(1000))[0]).toBe(
      'Bouwcombinatie Noordelijke Maasvlakte\n€1.000.000,-',
    );
  });
});
