import { PLOT_SCALE } from '@milieuspoor/charts/drawing';
import { describe, expect, it } from 'vitest';
import { LOGO, PICTURE_KIND, PICTURE_WIDTH, plotHeight, TABLE_SCALE, TITLE_TYPE } from './picture-sizes.ts';

describe('the picture of a chart', () => {
  it('is 1800 px wide, with a title of 42 px and a logo of 300 by 120', () => {
    expect(PICTURE_WIDTH).toBe(1800);
    expect(TITLE_TYPE.size).toBe(42);
    expect(LOGO).toEqual({ width: 300, height: 120 });
  });

  it('gives its plot 600 px, or 70 for each label where that is more', () => {
    expect(plotHeight(2, 'download')).toBe(600);
    expect(plotHeight(8, 'download')).toBe(600);
    expect(plotHeight(9, 'download')).toBe(630);
    expect(plotHeight(20, 'download')).toBe(1400);
  });

  it('gives it 400 px in a report', () => {
    expect(plotHeight(2, 'report')).toBe(400);
    expect(plotHeight(6, 'report')).toBe(420);
  });

  it('is a PNG by itself and a JPEG of quality 0.7 in a report', () => {
    expect(PICTURE_KIND.download).toEqual({ type: 'image/png', quality: undefined });
    expect(PICTURE_KIND.report).toEqual({ type: 'image/jpeg', quality: 0.7 });
  });

  it('draws a plot as on a screen of ordinary width, and a table at twice its size', () => {
    expect(PICTURE_WIDTH / PLOT_SCALE).toBe(1125);
    expect(TABLE_SCALE).toBe(2);
  });
});
