import { describe, expect, it } from 'vitest';
import { coverageFindings } from './coverage-findings.ts';
import { exampleStatistic, FULL_COVERAGE } from './series/statistic-examples.ts';

const side = (coverage: Partial<typeof FULL_COVERAGE>) => [
  {
    ...exampleStatistic('co2', 'baseline', { total: 1 }),
    set: 'a2' as const,
    coverage: { ...FULL_COVERAGE, ...coverage },
  },
];
const codes = (coverage: Partial<typeof FULL_COVERAGE>, indicator: 'mki' | 'co2' | 'none') =>
  coverageFindings(side(coverage), indicator).map(({ code, count, of }) => `${code} ${count}/${of}`);

describe('coverageFindings', () => {
  it('finds nothing when every item declares everything', () => {
    expect(codes({}, 'mki')).toEqual([]);
  });

  it('says of an MKI how many items leave an indicator undeclared', () => {
    expect(codes({ items: 41, items_in_set: 41, items_undeclared: 2 }, 'mki')).toEqual([
      'itemsUndeclared 2/41',
    ]);
    expect(codes({ items: 41, items_in_set: 41, items_undeclared: 2 }, 'co2')).toEqual([]);
  });

  it('says of CO2 how many items declare none', () => {
    expect(codes({ items_without_co2: 1 }, 'co2')).toEqual(['itemsWithoutCo2 1/5']);
  });

  it('counts items outside the set in one calculation, and calculations in a sum over several', () => {
    expect(codes({ items_in_set: 3 }, 'mki')).toEqual(['itemsOutsideSet 2/5']);
    expect(codes({ calculations: 4, calculations_in_set: 1, items_in_set: 3 }, 'mki')).toEqual([
      'calculationsOutsideSet 3/4',
    ]);
  });

  it('finds nothing where no set governs', () => {
    expect(codes({ items_in_set: 0 }, 'none')).toEqual([]);
  });
});
