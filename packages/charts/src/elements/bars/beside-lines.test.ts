import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { besideLines, roomBeside } from './beside-lines.ts';

/** Letters of 7 px. */
const measure = (text: string) => text.length * 7;
const barWidth = 42;
const WRITTEN = { language: 'nl', rounding: 'half-up' } as const;

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

describe('the figures at the end of a bar', () => {
  // '10,00 ton' is 63 px wide, and 85 with its swatch and gap.
  const model = goal([10, 10], [10, 10], [10, 10]);
  const linesIn = (available: number, width = barWidth, parts = [0, 1, 2]) =>
    besideLines({ model, category: 0, parts, room: { barWidth: width, measure, ...WRITTEN } }, available);

  it('stand on one line where that fits, and on as many as the bar is high where it does not', () => {
    expect(linesIn(255)).toEqual([[0, 1, 2]]);
    expect(linesIn(254)).toEqual([[0, 1], [2]]);
    expect(linesIn(169)).toEqual([[0], [1], [2]]);
    // A bar of 34 px is two lines high.
    expect(linesIn(169, 34)).toEqual([]);
  });

  it('are left out where they do not fit: a figure that is cut is another figure', () => {
    expect(linesIn(84)).toEqual([]);
    expect(linesIn(300, barWidth, [])).toEqual([]);
  });
});

describe('the room beside bars', () => {
  const reach = { lowest: 0, highest: 200, barWidth, measure, ...WRITTEN };

  it('is none where every figure stands within its part', () => {
    expect(roomBeside(goal([100, 100], [100, 100]), { ...reach, plot: 400 })).toBe(0);
  });

  it('lets the figures of the longest bar end where the drawing ends', () => {
    const model = goal([199, 10], [1, 1]);
    const plot = 400;
    const room = roomBeside(model, { ...reach, plot });
    // '1,00 ton' is 56 px wide, and 82 with swatch and gaps: the bar of 200 ends that far before the edge.
    expect(room).toBe(82);
  });

  it('is that of several lines where one would take more than four tenths', () => {
    // It takes 170 px on one line, and 85 on two.
    expect(roomBeside(goal([199, 199], [10, 10], [10, 10]), { ...reach, highest: 219, plot: 300 })).toBe(89);
  });

  it('needs none where the bar is short enough to leave it', () => {
    expect(roomBeside(goal([100, 100], [1, 1]), { ...reach, plot: 600 })).toBe(0);
  });

  it('never takes more than six tenths of the drawing', () => {
    expect(roomBeside(goal([1, 1], [1, 1], [1, 1]), { ...reach, highest: 3, plot: 200 })).toBeLessThanOrEqual(
      111,
    );
  });
});
