import { PLOT_SCALE } from '@milieuspoor/charts/drawing';
import { describe, expect, it } from 'vitest';
import { LOGO, PICTURE_WIDTH, plotHeight, TABLE_SCALE, TITLE_TYPE } from './picture-sizes.ts';

describe('the picture of a chart', () => {
  it('is 1800 px wide, with a title of 42 px and a logo of 300 by 120', () => {
    expect(PICTURE_WIDTH).toBe(1800);
    expect(TITLE_TYPE.size).toBe(42);
    expect(LOGO).toEqual({ width: 300, height: 120 });
  });

  it('gives its plot 600 px, or 70 for each label where that is more', () => {
    expect(plotHeight(2)).toBe(600);
    expect(plotHeight(8)).toBe(600);
    expect(plotHeight(9)).toBe(630);
    expect(plotHeight(20)).toBe(1400);
  });

  it('draws a plot as on a screen of ordinary width, and a table at twice its size', () => {
    expect(PICTURE_WIDTH / PLOT_SCALE).toBe(1125);
    expect(TABLE_SCALE).toBe(2);
  });
});
