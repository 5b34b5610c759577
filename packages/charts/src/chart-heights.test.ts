import { describe, expect, it } from 'vitest';
import { chartHeight, isTallEnoughForLabel } from './chart-heights.ts';

describe('chartHeight', () => {
  it('gives a bar 40 px on a page, and a chart at least 400 px', () => {
    expect(chartHeight(5, 'page')).toBe(400);
    expect(chartHeight(20, 'page')).toBe(800);
  });

  it('gives a bar 30 px in the Baseline tab', () => {
    expect(chartHeight(20, 'baseline')).toBe(600);
    expect(chartHeight(2, 'baseline')).toBe(400);
  });

  it('gives a bar 50 px in dialogs and reports, where a report chart may be 300 px', () => {
    expect(chartHeight(20, 'dialog')).toBe(1000);
    expect(chartHeight(10, 'report')).toBe(500);
    expect(chartHeight(4, 'report')).toBe(300);
  });
});

describe('isTallEnoughForLabel', () => {
  it('shows a figure from more than 30 px on', () => {
    expect(isTallEnoughForLabel(30)).toBe(false);
    expect(isTallEnoughForLabel(30.5)).toBe(true);
  });
});
