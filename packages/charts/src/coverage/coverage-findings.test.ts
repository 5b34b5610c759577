import { describe, expect, it } from 'vitest';
import { exampleStatistic, FULL_COVERAGE } from '../statistic-examples.fixture.ts';
import { type CoveredIndicator, coverageFindings } from './coverage-findings.ts';

type Side = ReturnType<typeof exampleStatistic>;

const codes = (side: Partial<Side>, indicator: CoveredIndicator) =>
  coverageFindings(
    [{ ...exampleStatistic('co2', 'baseline', { total: 1 }), set: 'a2' as const, ...side }],
    indicator,
  ).map(({ code, count, of, quantity }) => `${code} ${count}/${of} ${quantity}`);

describe('coverageFindings', () => {
  it('finds nothing when every item declares everything', () => {
    expect(codes({}, 'mki')).toEqual([]);
    expect(codes({}, 'material')).toEqual([]);
  });

  it('says of an MKI how many of all items leave an indicator undeclared', () => {
    expect(codes({ items: 41, incomplete: { total: 2 } }, 'mki')).toEqual(['itemsIncomplete 2/41 mki']);
  });

  it('says of CO2 how many of all items declare none', () => {
    expect(codes({ undeclared: { total: 1 } }, 'co2')).toEqual(['itemsUndeclared 1/5 co2']);
  });

  it('says of each part of a quantity how many items do not declare it', () => {
    expect(codes({ undeclared: { secondary_ton: 5, primary_ton: 2 } }, 'material')).toEqual([
      'itemsUndeclared 2/5 primaryTon',
      'itemsUndeclared 5/5 secondaryTon',
    ]);
  });

  it('says of projects that stand apart what they leave undeclared, and not of the figures of the others', () => {
    const others = { projects: 4, of: 10, values: {}, items: 40, incomplete: {} };
    const side = {
      ...exampleStatistic('energy', 'baseline', { fossil_total: 1 }),
      ...{ set: null, items: 25, undeclared: { renewable_total: 1 } },
      others: { ...others, undeclared: { fossil_total: 14 } },
    };
    expect(
      coverageFindings([side], 'energy').map(({ count, of, quantity, apart }) => [
        quantity,
        count,
        of,
        apart,
      ]),
    ).toEqual([
      ['renewableMj', 1, 25, undefined],
      ['fossilMj', 14, 40, true],
    ]);
  });

  it('counts items outside the set in one calculation, and calculations in a sum over several', () => {
    expect(codes({ coverage: { ...FULL_COVERAGE, items_in_set: 3 } }, 'mki')).toEqual([
      'itemsOutsideSet 2/5 mki',
    ]);
    expect(
      codes(
        { coverage: { ...FULL_COVERAGE, calculations: 4, calculations_in_set: 1, items_in_set: 3 } },
        'mki',
      ),
    ).toEqual(['calculationsOutsideSet 3/4 mki']);
  });
});
