import { describe, expect, it } from 'vitest';
import { standingChart, surroundings } from './named-chart.fixture.ts';
import { namesBelow } from './names-below.ts';

/** Eight words in columns of 96 px, which are 12 letters: four lines, and one for the total. */
const EIGHT_WORDS = standingChart('Een twee drie vier vijf zes zeven acht', 'b', 'c', 'd');

describe('the names below bars', () => {
  it('keep to the width of their own bar, with the total below', () => {
    const model = standingChart('Bouwcombinatie Noordelijke Maasvlakte', 'Noord');
    // (360 - 80) / 2 - 12 = 128 px: 17 characters.
    expect(namesBelow(model, surroundings(360))).toEqual([
      'Bouwcombinatie\nNoordelijke Maas…\n€1.000.000,-',
      'Noord\n€1.000.000,-',
    ]);
  });

  it('take two lines at most, and end in a cut that can be seen', () => {
    // (512 - 80) / 4 - 12 = 96 px.
    expect(namesBelow(EIGHT_WORDS, surroundings(512))[0]).toBe('Een twee\ndrie vier v…\n€1.000.000,-');
    // 40 % of 80 px has room for one line of 18 px: that of the figure, below one of the name.
    expect(namesBelow(EIGHT_WORDS, surroundings(512, 80))[0]).toBe('Een twee dr…\n€1.000.000,-');
  });

  it('keep a word whole that only lacks a few pixels of the gap beside it', () => {
    // (360 - 80) / 4 - 12 = 58 px, and 'Baseline' takes 60; nine letters would take 67.5.
    const model = standingChart('Baseline', 'Baselines', 'c', 'd');
    expect(namesBelow(model, surroundings(360))[0]).toBe('Baseline\n€1.000.000,-');
    expect(namesBelow(model, surroundings(360))[1]).toMatch(/-\n/);
  });

  it('have a star at a total of which a part leaves something out', () => {
    const about = { quantity: 'mki', side: 'baseline' } as const;
    const whole = { items: 2, undeclared: 0, incomplete: 0, about };
    const model = standingChart('Noord', 'Zuid');
    const part = {
      ...{ key: 'a', label: 'a', data: [1_000_000, 1_000_000], backgroundColor: { seriesIndex: 0 } },
      coverage: [whole, { ...whole, undeclared: 1 }],
    };
    const starred = {
      ...model,
      categories: model.categories.map((category) => ({ ...category, totalCoverage: whole })),
      series: [part],
    };
    expect(namesBelow(starred, surroundings(1000))).toEqual(['Noord\n€1.000.000,-', 'Zuid\n€1.000.000,- *']);
  });

  it('stay on one line where that has room', () => {
    const model = standingChart('Bouwcombinatie Noordelijke Maasvlakte', 'Noord');
    expect(namesBelow(model, surroundings(1000))[0]).toBe(
      'Bouwcombinatie Noordelijke Maasvlakte\n€1.000.000,-',
    );
  });

  it('break what stands below them between words, but never a figure', () => {
    const [first, ...others] = EIGHT_WORDS.categories;
    const model = {
      ...EIGHT_WORDS,
      categories: [
        { key: 'a', label: 'Noord', detail: 'niet te vergelijken' },
        ...others,
        ...(first ? [first] : []),
      ],
    };
    // (440 - 80) / 4 - 12 = 78 px: 10 characters, while the figure has 12.
    expect(namesBelow(model, surroundings(440))[0]).toBe('Noord\nniet te\nverge-…');
    expect(namesBelow(model, surroundings(440))[1]).toBe('b\n€1.000.000,-');
  });
});
