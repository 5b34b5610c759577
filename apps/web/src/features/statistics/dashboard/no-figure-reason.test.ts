import { exampleStatistic, FULL_COVERAGE } from '@milieuspoor/charts/examples';
import { describe, expect, it } from 'vitest';
import type { TotalReply } from '../statistics-query.ts';
import { noFigureReason } from './no-figure-reason.ts';

const baseline = exampleStatistic('total_mki_reference_calculation', 'baseline', { total: 1 });
const reply: TotalReply = {
  asked: { set: 'a1', path: [], years: null, contractType: null },
  level: 'project',
  statistics: [baseline],
  changes: null,
  weights: { unconfirmed: [], versions: [] },
  years: [2026],
  withoutYears: false,
};

describe('noFigureReason', () => {
  it('is none when there are figures', () => {
    expect(noFigureReason(reply)).toBeNull();
  });

  it('is that no project is completed, whatever was asked', () => {
    expect(noFigureReason({ ...reply, years: [], statistics: [], withoutYears: true })).toBe('no-projects');
  });

  it('is that no year is chosen, or that the filter leaves nothing', () => {
    expect(noFigureReason({ ...reply, statistics: [], withoutYears: true })).toBe('no-years');
    expect(noFigureReason({ ...reply, statistics: [] })).toBe('filtered');
  });

  it('is that no calculation states the set', () => {
    const coverage = { ...FULL_COVERAGE, calculations_in_set: 0, items_in_set: 0 };
    const statistics = [{ ...baseline, values: { total: null }, coverage }];
    expect(noFigureReason({ ...reply, statistics })).toBe('not-in-set');
  });
});
