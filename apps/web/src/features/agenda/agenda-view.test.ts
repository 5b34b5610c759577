import { describe, expect, it } from 'vitest';
import {
  nearestDay,
  neighbourOf,
  periodOf,
  plannedOf,
  titleOf,
  twoYearsFrom,
  yearsAround,
} from './agenda-view.ts';

describe('the days that a view shows', () => {
  it.each([
    ['day', '2026-03-02', '2026-03-02', '2026-03-02'],
    ['four-days', '2026-02-26', '2026-02-26', '2026-03-01'],
    // 1 March 2026 is a Sunday, the last day of its week.
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['month', '2026-03-17', '2026-02-23', '2026-04-05'],
    // February 2027 begins on a Monday and ends on a Sunday.
    ['month', '2027-02-14', '2027-02-01', '2027-02-28'],
  ] as const)('%s of %s', (view, day, from, until) => {
    expect(periodOf(view, day)).toEqual({ from, until });
  });
});

describe('the period before and after', () => {
  it.each([
    ['day', '2026-03-01', '2026-02-28', '2026-03-02'],
    ['four-days', '2026-03-01', '2026-02-25', '2026-03-05'],
    ['week', '2026-03-04', '2026-02-25', '2026-03-11'],
    ['month', '2026-01-31', '2025-12-01', '2026-02-01'],
  ] as const)('%s of %s', (view, day, before, after) => {
    expect(neighbourOf(view, day, -1)).toBe(before);
    expect(neighbourOf(view, day, 1)).toBe(after);
  });
});

describe('the title of a period', () => {
  it('is written in the language of the reader', () => {
    expect(titleOf('day', '2026-03-02', 'nl-NL')).toBe('maandag 2 maart 2026');
    expect(titleOf('month', '2026-03-02', 'nl-NL')).toBe('maart 2026');
    expect(titleOf('month', '2026-03-02', 'en-GB')).toBe('March 2026');
    expect(titleOf('week', '2026-03-04', 'nl-NL')).toBe('2–8 maart 2026');
  });
});

describe('the nearest event', () => {
  it('is the one with the fewest days in between, before or after', () => {
    expect(nearestDay(['2026-01-01', '2026-03-01', '2026-06-01'], '2026-03-20')).toBe('2026-03-01');
    expect(nearestDay(['2026-01-01', '2026-04-01'], '2026-03-20')).toBe('2026-04-01');
    expect(nearestDay([], '2026-03-20')).toBeNull();
  });

  it('is looked for within the two years that may be asked for', () => {
    expect(yearsAround('2026-03-01')).toEqual({ from: '2025-03-01', until: '2027-03-01' });
  });
});

describe('what is coming', () => {
  it('is looked for in as many days as may be asked for at once, from today on', () => {
    expect(twoYearsFrom('2026-03-02')).toEqual({ from: '2026-03-02', until: '2028-03-01' });
    expect(twoYearsFrom('2026-12-31')).toEqual({ from: '2026-12-31', until: '2028-12-30' });
  });

  it('is what is planned, in its order', () => {
    const kinds = [
      'planned-award',
      'award',
      'planned-completion',
      'project-completed',
      'planned-design-choice',
      'design-choice',
      'project-started',
    ] as const;
    expect(plannedOf(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
      'planned-award',
      'planned-completion',
      'planned-design-choice',
    ]);
  });
});
