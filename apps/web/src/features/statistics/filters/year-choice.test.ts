import { describe, expect, it } from 'vitest';
import { isChosen, parseYears, withYearToggled, yearsText } from './year-choice.ts';

describe('the years of an address', () => {
  it('are all of them when nothing was chosen, and none when the choice is empty', () => {
    expect(parseYears(undefined)).toBeNull();
    expect(parseYears('')).toEqual([]);
    expect([yearsText(null), yearsText([])]).toEqual([undefined, '']);
  });

  it('come back as they were written, a single one as a number', () => {
    expect(yearsText([2026, 2025])).toBe('2026,2025');
    expect(parseYears('2026,2025')).toEqual([2026, 2025]);
    expect(yearsText([2025])).toBe(2025);
    expect(parseYears(2025)).toEqual([2025]);
  });

  it('are left out where they are no years', () => {
    expect(parseYears('2025,x,20266')).toEqual([2025]);
    expect(parseYears('nonsense')).toBeNull();
  });
});

describe('withYearToggled', () => {
  const available = [2026, 2025, 2024];

  it('takes a year out of all of them', () => {
    expect(withYearToggled(null, 2025, available)).toEqual([2026, 2024]);
    expect(isChosen([2026, 2024], 2025)).toBe(false);
  });

  it('is a choice for all as soon as the last one is added', () => {
    expect(withYearToggled([2026, 2024], 2025, available)).toBeNull();
  });

  it('can end with none', () => {
    expect(withYearToggled([2025], 2025, available)).toEqual([]);
  });

  it('forgets a year that there are no projects of any more', () => {
    expect(withYearToggled([2026, 1999], 2024, available)).toEqual([2026, 2024]);
  });
});
