import type { ChartModel } from '@milieuspoor/charts';
import { describe, expect, it } from 'vitest';
import { announcedText, tooltipText } from './tooltip-content.ts';

const model: ChartModel = {
  quantity: 'co2',
  orientation: 'horizontal',
  stacked: false,
  categories: [{ key: 'A4', label: 'A4' }],
  series: [
    { key: 'baseline', label: 'Baseline', data: [88_598.5], backgroundColor: 'baseline' },
    { key: 'optimization', label: 'Optimalisatie', data: [null], backgroundColor: 'optimization' },
  ],
  tableRows: 'categories',
};

/** Gives no figure a mark, as if none leaves anything out. */
const PLAIN = { mode: 'light', markOf: () => null } as const;

describe('tooltipText', () => {
  it('says at a figure what it leaves out', () => {
    const { lines } = tooltipText(model, 0, 0, {
      ...PLAIN,
      markOf: ({ value }) => (value ? 'zonder 1 van 2 posten' : null),
    });
    expect(lines.map(({ figure }) => figure)).toEqual(['88,60 ton (zonder 1 van 2 posten)', '-']);
  });

  it('tells bars side by side together, formatted, and an undeclared one as a dash', () => {
    const { titleLines, lines } = tooltipText(model, 0, 1, PLAIN);
    expect(titleLines).toEqual(['A4']);
    expect(lines.map(({ label, figure }) => [label, figure])).toEqual([
      ['Baseline', '88,60 ton'],
      ['Optimalisatie', '-'],
    ]);
  });

  it('tells a segment of a stack by itself, under its own name', () => {
    const standing = { ...model, stacked: true, orientation: 'vertical' } as const;
    const { titleLines, lines } = tooltipText(standing, 0, 0, PLAIN);
    expect(titleLines).toEqual(['Baseline']);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.label).toBe('A4');
  });

  it('tells all parts of a horizontal bar that has few of them: the thinnest can hardly be pointed at', () => {
    const { titleLines, lines } = tooltipText({ ...model, stacked: true }, 0, 0, PLAIN);
    expect(titleLines).toEqual(['A4']);
    expect(lines.map(({ label }) => label)).toEqual(['Baseline', 'Optimalisatie']);
    const [first] = model.series;
    if (!first) throw new Error('There are series');
    const many = { ...model, stacked: true, series: [first, first, first, first] };
    expect(tooltipText(many, 0, 2, PLAIN).lines).toHaveLength(1);
  });

  it('is one sentence to a screen reader', () => {
    expect(announcedText(tooltipText(model, 0, 0, PLAIN))).toBe('A4; Baseline: 88,60 ton; Optimalisatie: -');
  });

  it('wraps a long title at 50 characters', () => {
    const label = 'Menggranulaat van beton en metselwerk, vrijkomend uit sloop binnen dertig kilometer';
    const long = { ...model, categories: [{ key: 'x', label }] };
    for (const line of tooltipText(long, 0, 0, PLAIN).titleLines) expect(line.length).toBeLessThanOrEqual(50);
  });
});

it('tells all lines of a year of a course, and each of its projects by itself', () => {
  const course: ChartModel = {
    ...{
      quantity: 'reduction',
      orientation: 'vertical',
      stacked: false,
      form: 'course',
      tableRows: 'categories',
    },
    categories: [{ key: '2025', label: '2025', detail: '2 van 3' }],
    series: [
      { key: 'own', label: 'Gewogen', data: [12.5], backgroundColor: 'optimization' },
      { key: 'goal', label: 'Doel', data: [null], backgroundColor: 'range-mark' },
    ],
    dots: [{ key: 'a', label: 'Brug', category: 0, value: -3, weight: 2, weightText: 'baseline 2 ton' }],
  };
  expect(announcedText(tooltipText(course, 0, 0, PLAIN))).toBe('2025, 2 van 3; Gewogen: 12,50 %');
  expect(announcedText(tooltipText(course, 0, 2, PLAIN))).toBe('Brug; 2025, baseline 2 ton: -3,00 %');
});
