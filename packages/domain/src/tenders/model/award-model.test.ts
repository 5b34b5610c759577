import { describe, expect, it } from 'vitest';
import { exampleModel } from './award-model.fixture.ts';
import { discountLineOf, overviewRows, remainingBenefitEur } from './award-model.ts';
import {
  awardModelObstacles,
  awardModelProblems,
  problemsOfChange,
  simulationObstacles,
} from './award-model-rules.ts';
import { benefitFromPercentage } from './benefit-percentage.ts';
import { distributionProgress } from './distribution-progress.ts';

const reasons = (problems: ReturnType<typeof awardModelObstacles>) =>
  problems.map(({ field, rule, amountEur }) => [field, rule, amountEur]);

describe('the benefit', () => {
  it('of 7 % of €1,000,000 is €70,000', () => {
    expect(benefitFromPercentage(1_000_000, { numerator: 7n, denominator: 1n })).toBe(70_000);
  });

  it('of 33.333 % of €1,000,000 is €333,330: no decimal is left out', () => {
    expect(benefitFromPercentage(1_000_000, { numerator: 33_333n, denominator: 1_000n })).toBe(333_330);
  });

  it('is rounded to whole euro, a half upwards', () => {
    const seven = { numerator: 7n, denominator: 1n };
    expect(benefitFromPercentage(50, seven)).toBe(4);
    expect(benefitFromPercentage(49, seven)).toBe(3);
    // 1.005 % of €150,000 is €1,507.50; in binary 1.005 is slightly less, and its share would be too.
    expect(benefitFromPercentage(150_000, { numerator: 1_005n, denominator: 1_000n })).toBe(1_508);
  });

  it('leaves what neither discount takes', () => {
    expect(remainingBenefitEur(exampleModel({ benefitEur: 320_000 }))).toBe(20_000);
    expect(remainingBenefitEur(exampleModel({ benefitEur: 290_000 }))).toBe(-10_000);
    expect(remainingBenefitEur(exampleModel({ mkiMaxDiscountEur: null }))).toBe(250_000);
    expect(remainingBenefitEur(exampleModel({ benefitEur: null }))).toBeNull();
  });

  it('stands in the overview with the share of each criterion', () => {
    expect(
      overviewRows(exampleModel({ mkiMaxDiscountEur: 225_000, criteriaMaxDiscountEur: 75_000 }), []),
    ).toEqual([
      {
        criteria: 'mki',
        name: null,
        maxDiscountEur: 225_000,
        lowerEur: 50_000,
        upperEur: 100_000,
        distributionPercent: 75,
      },
      {
        criteria: 'other',
        name: null,
        maxDiscountEur: 75_000,
        lowerEur: null,
        upperEur: null,
        distributionPercent: 25,
      },
    ]);
    const [mki, other] = overviewRows(exampleModel({ benefitEur: 0, criteriaMaxDiscountEur: null }), []);
    expect([mki?.distributionPercent, other?.distributionPercent]).toEqual([null, null]);
  });

  it('stands in the overview with each named criterion in place of the others together', () => {
    const rows = overviewRows(exampleModel(), [
      { id: 'h', name: 'Hinderbeperking', maxDiscountEur: 30_000 },
      { id: 'p', name: 'Planning', maxDiscountEur: 20_000 },
    ]);
    expect(rows.map(({ criteria, name, maxDiscountEur }) => [criteria, name, maxDiscountEur])).toEqual([
      ['mki', null, 250_000],
      ['named', 'Hinderbeperking', 30_000],
      ['named', 'Planning', 20_000],
    ]);
    expect(rows[1]).toMatchObject({ lowerEur: null, upperEur: null, distributionPercent: 10 });
  });

  it('gives no discount line while a boundary or the maximum is missing', () => {
    expect(discountLineOf(exampleModel())).toEqual({
      form: 'line',
      upperEur: 100_000,
      lowerEur: 50_000,
      maxDiscountEur: 250_000,
    });
    for (const field of ['upperEur', 'lowerEur', 'mkiMaxDiscountEur'])
      expect(discountLineOf(exampleModel({ [field]: null }))).toBeNull();
  });
});

describe('a model can be completed', () => {
  it('when all is there', () => {
    expect(awardModelObstacles(exampleModel())).toEqual([]);
  });

  it('without other criteria, when the MKI takes all', () => {
    const model = exampleModel({ benefitEur: 250_000, criteriaMaxDiscountEur: null });
    expect(awardModelObstacles(model)).toEqual([]);
    expect(awardModelObstacles({ ...model, criteriaMaxDiscountEur: 0 })).toEqual([]);
  });

  it.each(['scopeEur', 'upperEur'] as const)('not without %s, nor with 0', (field) => {
    const [missing, zero] = [exampleModel({ [field]: null }), exampleModel({ [field]: 0 })];
    expect(reasons(awardModelObstacles(missing))).toEqual([[field, 'required', null]]);
    expect(reasons(awardModelObstacles(zero))).toContainEqual([field, 'notZero', null]);
  });

  it('not without a benefit, nor without a maximum for the MKI', () => {
    expect(reasons(awardModelObstacles(exampleModel({ benefitEur: null })))).toEqual([
      ['benefitEur', 'required', null],
    ]);
    expect(reasons(awardModelObstacles(exampleModel({ mkiMaxDiscountEur: 0 })))).toEqual([
      ['mkiMaxDiscountEur', 'notZero', null],
      ['criteriaMaxDiscountEur', 'tenderBenefitZero', 250_000],
    ]);
  });

  it('not while €1 is left, nor when €1 too much was given', () => {
    expect(reasons(awardModelObstacles(exampleModel({ benefitEur: 300_001 })))).toEqual([
      ['criteriaMaxDiscountEur', 'tenderBenefitZero', 1],
    ]);
    expect(reasons(awardModelObstacles(exampleModel({ benefitEur: 299_999 })))).toEqual([
      ['mkiMaxDiscountEur', 'maxDiscount', 1],
      ['criteriaMaxDiscountEur', 'maxDiscount', 1],
    ]);
  });

  it('not with a target at the reference value, above it, or none (D-92)', () => {
    const withTarget = (lowerEur: number | null) => reasons(awardModelObstacles(exampleModel({ lowerEur })));
    expect(withTarget(99_999)).toEqual([]);
    expect(withTarget(100_000)).toEqual([['lowerEur', 'equalMKIBoundaries', null]]);
    expect(withTarget(100_001)).toEqual([['lowerEur', 'aboveMKIUpperBoundary', null]]);
    expect(withTarget(null)).toEqual([['lowerEur', 'required', null]]);
    expect(withTarget(0)).toEqual([]);
  });

  it('and every reason is named, in the order of the steps', () => {
    const empty = exampleModel({ scopeEur: null, benefitEur: null, mkiMaxDiscountEur: null, upperEur: null });
    expect(reasons(awardModelObstacles(empty)).map(([field]) => field)).toEqual([
      'scopeEur',
      'benefitEur',
      'mkiMaxDiscountEur',
      'upperEur',
    ]);
  });

  it('also where a value is wrong behind one that is missing', () => {
    const model = exampleModel({ benefitEur: null, upperEur: 0.5, lowerEur: null, ceilingEur: 0 });
    expect(reasons(awardModelObstacles(model)).map(([field, rule]) => `${field} ${rule}`)).toEqual([
      ...['benefitEur required', 'upperEur wholeEuro', 'lowerEur required', 'ceilingEur notZero'],
    ]);
  });
});

describe('a value is refused', () => {
  it.each([
    ['a benefit above the size', { benefitEur: 1_000_001 }, ['benefitEur', 'tenderBenefitRule', null]],
    ['a negative size', { scopeEur: -1, benefitEur: null }, ['scopeEur', 'positive', null]],
    [
      'a target above the reference value',
      { lowerEur: 100_001 },
      ['lowerEur', 'aboveMKIUpperBoundary', null],
    ],
    ['half a euro', { upperEur: 100_000.5 }, ['upperEur', 'wholeEuro', null]],
  ])('%s', (_name, changes, problem) => {
    expect(reasons(awardModelProblems(exampleModel(changes)))).toContainEqual(problem);
  });

  it('and one that is allowed is not: a benefit of all the size, a target that is the reference value', () => {
    const model = exampleModel({ scopeEur: 300_000, lowerEur: 100_000 });
    expect(awardModelProblems(model)).toEqual([]);
  });

  it('and a model that is being filled in has no faults yet', () => {
    const model = exampleModel({ scopeEur: null, mkiMaxDiscountEur: null, upperEur: null });
    expect(awardModelProblems(model)).toEqual([]);
  });

  it('and an empty discount is not blamed for the one that exceeds the benefit', () => {
    const model = exampleModel({ mkiMaxDiscountEur: 300_005, criteriaMaxDiscountEur: null });
    expect(reasons(awardModelProblems(model))).toEqual([['mkiMaxDiscountEur', 'maxDiscount', 5]]);
  });
});

describe('the bar of the distribution (D-42)', () => {
  const bar = (sumEur: number, benefitEur: number | null = 10_000) =>
    distributionProgress({ benefitEur, mkiMaxDiscountEur: sumEur, criteriaMaxDiscountEur: null });

  it.each([
    [-100, 0, 'error', 'open'],
    [0, 0, 'error', 'open'],
    [3299, 32, 'error', 'open'],
    [3300, 33, 'deep-orange', 'open'],
    [5899, 58, 'deep-orange', 'open'],
    [5900, 59, 'orange', 'open'],
    [7999, 79, 'orange', 'open'],
    [8000, 80, 'amber', 'open'],
    [9499, 94, 'amber', 'open'],
    [9500, 95, 'lime', 'open'],
    [9999, 99, 'lime', 'open'],
    [10_000, 100, 'green', 'complete'],
    [10_001, 101, 'error', 'exceeded'],
  ])('€%d of €10,000 is %d %% and %s', (sumEur, percentage, colour, state) => {
    expect(bar(sumEur)).toEqual({ percentage, colour, state });
  });

  it('adds both discounts, and there is none without a benefit', () => {
    expect(distributionProgress(exampleModel())?.state).toBe('complete');
    expect([bar(5, null), bar(5, 0)]).toEqual([null, null]);
  });
});

describe('a simulation', () => {
  it('asks for the size, the maximum for the MKI and both boundaries, and for nothing else (D-38)', () => {
    const empty = exampleModel({
      scopeEur: null,
      benefitEur: null,
      mkiMaxDiscountEur: null,
      criteriaMaxDiscountEur: null,
      upperEur: null,
      lowerEur: null,
    });
    expect(reasons(simulationObstacles(empty))).toEqual([
      ['scopeEur', 'required', null],
      ['mkiMaxDiscountEur', 'required', null],
      ['upperEur', 'required', null],
      ['lowerEur', 'required', null],
    ]);
    expect(simulationObstacles(exampleModel({ benefitEur: null, criteriaMaxDiscountEur: null }))).toEqual([]);
    expect(reasons(simulationObstacles(exampleModel({ lowerEur: 100_001 })))).toEqual([
      ['lowerEur', 'aboveMKIUpperBoundary', null],
    ]);
  });
});

describe('a change of the model', () => {
  const above = exampleModel({ upperEur: 40_000, lowerEur: 50_000 });

  it('is not blamed for what was wrong before it', () => {
    const after = { ...above, mkiMaxDiscountEur: 200_000 };
    expect(problemsOfChange(above, after, (field) => field === 'mkiMaxDiscountEur')).toEqual([]);
  });

  it('is blamed for a field that it fills in, though that was as wrong before', () => {
    const after = { ...above, lowerEur: 45_000 };
    expect(reasons(problemsOfChange(above, after, (field) => field === 'lowerEur'))).toEqual([
      ['lowerEur', 'aboveMKIUpperBoundary', null],
    ]);
  });

  it('is blamed for what it brings to another field', () => {
    const before = exampleModel();
    const after = { ...before, benefitEur: 200_000 };
    expect(reasons(problemsOfChange(before, after, (field) => field === 'benefitEur'))).toEqual([
      ['mkiMaxDiscountEur', 'maxDiscount', 100_000],
      ['criteriaMaxDiscountEur', 'maxDiscount', 100_000],
    ]);
  });
});
