import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { fitsInPart, nameFits, partsBeside } from './bar-labels.ts';

/** Letters of 7 px: '100,00 ton' takes 70, and 82 with its margins. */
const measure = (text: string) => text.length * 7;
const barWidth = 42;
const lengthOf = (displayed: number) => displayed;

const goal = (...parts: (number | null)[][]): ChartModel => ({
  quantity: 'material',
  orientation: 'horizontal',
  stacked: true,
  categories: [
    { key: 'baseline', label: 'Baseline' },
    { key: 'optimization', label: 'Optimalisatie' },
  ],
  series: parts.map((data, index) => ({
    key: `${index}`,
    label: `Deel ${index}`,
    data,
    backgroundColor: 'burden',
  })),
  tableRows: 'series',
});

describe('the figure of a part', () => {
  const model = goal([100, 60], [20, 90]);
  const room = { barWidth, lengthOf, measure, language: 'nl' as const, rounding: 'half-up' as const };

  it('stands within it where it fits, and at the end of the bar where it does not', () => {
    expect(fitsInPart(model, 0, 0, room)).toBe(true);
    expect(partsBeside(model, 0, room)).toEqual([1]);
    expect(partsBeside(model, 1, room)).toEqual([0]);
  });

  it('that is 0 is said at the end, and one that nobody declares nowhere', () => {
    expect(partsBeside(goal([100, 0], [null, 90]), 0, room)).toEqual([]);
    expect(partsBeside(goal([100, 0], [null, 90]), 1, room)).toEqual([0]);
  });

  it('ends before a line that crosses the part', () => {
    const withLine = { ...goal([160, 75]), referenceLine: { label: 'half', value: 80 } };
    expect(fitsInPart(withLine, 0, 0, room)).toBe(false);
    expect(fitsInPart({ ...withLine, referenceLine: { label: 'half', value: 83 } }, 0, 0, room)).toBe(true);
  });

  it('is left out of bars of 30 px and less, and of bars of many parts', () => {
    expect(partsBeside(model, 0, { ...room, barWidth: 30 })).toEqual([]);
    expect(partsBeside(goal([1, 1], [1, 1], [1, 1], [1, 1]), 0, room)).toEqual([]);
  });
});

it('the name of a part stands in its bar whole or not at all', () => {
  expect(nameFits('Riolering', 63, measure)).toBe(true);
  expect(nameFits('Riolering', 62, measure)).toBe(false);
});
