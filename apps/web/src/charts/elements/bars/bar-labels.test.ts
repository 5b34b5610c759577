import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { fitsInPart, partsBeside, roomBeside } from './bar-labels.ts';

/** Letters of 7 px: '100,00 ton' takes 70, and 82 with the air around it. */
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
  const room = { barWidth, lengthOf, measure };

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

  it('is left out of bars of 30 px and less (C42), and of bars of many parts', () => {
    expect(partsBeside(model, 0, { ...room, barWidth: 30 })).toEqual([]);
    expect(partsBeside(goal([1, 1], [1, 1], [1, 1], [1, 1]), 0, room)).toEqual([]);
  });
});

describe('the room beside bars', () => {
  const reach = { lowest: 0, highest: 200, barWidth, measure };

  it('is none where every figure stands within its part', () => {
    expect(roomBeside(goal([100, 100], [100, 100]), { ...reach, plot: 400 })).toBe(0);
  });

  it('lets the figures of the longest bar end where the drawing ends', () => {
    const model = goal([199, 10], [1, 1]);
    const plot = 400;
    const room = roomBeside(model, { ...reach, plot });
    // '1,00 ton' is 56 px, with swatch and gaps 82: the bar of 200 ends that far before the edge.
    expect(room).toBe(82);
  });

  it('needs none where the bar is short enough to leave it', () => {
    expect(roomBeside(goal([100, 100], [1, 1]), { ...reach, plot: 600 })).toBe(0);
  });

  it('never takes more than half of the drawing and a little', () => {
    expect(roomBeside(goal([1, 1], [1, 1], [1, 1]), { ...reach, highest: 3, plot: 200 })).toBeLessThanOrEqual(
      111,
    );
  });
});
