import { describe, expect, it } from 'vitest';
import { faultsOf } from '../exact-tender.fixture.ts';
import { levelEur } from './criterion-scale.ts';
import {
  criteriaLine,
  criterionProblems,
  discountsKept,
  mayChangeDiscounts,
  type NamedCriterion,
  sumOfMaximaEur,
  sumOfValuesEur,
  valuesLine,
} from './named-criteria.ts';

const HINDER: NamedCriterion = { id: 'h', name: 'Hinderbeperking', maxDiscountEur: 30_000 };
const PLANNING: NamedCriterion = { id: 'p', name: 'Planning', maxDiscountEur: 20_000 };
const BOTH = [HINDER, PLANNING];

describe('the criteria of a project', () => {
  it('can earn their maxima together; without any nothing says what can be earned', () => {
    expect(sumOfMaximaEur(BOTH)).toBe(50_000);
    expect(sumOfMaximaEur([])).toBeNull();
  });

  const rules = (...criteria: [string, number | null][]) =>
    criterionProblems(criteria.map(([name, maxDiscountEur]) => ({ name, maxDiscountEur }))).map(
      ({ place, field, rule }) => `${place} ${field} ${rule}`,
    );

  it('have a name and something to earn in whole euro, 1 at the least', () => {
    expect(rules(['Planning', 1])).toEqual([]);
    expect(rules([' ', null], ['A', 0], ['B', -1], ['C', 1.5])).toEqual([
      '0 name required',
      '0 maxDiscountEur required',
      '1 maxDiscountEur notZero',
      '2 maxDiscountEur positive',
      '3 maxDiscountEur wholeEuro',
    ]);
  });

  it('have each a name of their own, whatever the capitals', () => {
    expect(rules(['Planning', 1], ['planning ', 2], ['Plan', 3])).toEqual(['1 name distinctName']);
  });

  it('have a name of 100 characters at the most', () => {
    expect(rules([` ${'n'.repeat(100)} `, 1], ['m'.repeat(101), 1])).toEqual(['1 name nameTooLong']);
  });

  it('are written on a line with what each can earn, or was given', () => {
    expect(criteriaLine(BOTH)).toBe('Hinderbeperking: €30.000,-; Planning: €20.000,-');
    expect(criteriaLine([])).toBeNull();
    expect(valuesLine(BOTH, { p: 0 })).toBe('Planning: €0,-');
    expect(valuesLine(BOTH, {})).toBeNull();
  });
});

describe('a bid’s discount on named criteria', () => {
  it('is the sum of what was given; what is not filled in counts as 0', () => {
    expect(sumOfValuesEur(BOTH, { h: 25_000, p: 5_000 })).toBe(30_000);
    expect(sumOfValuesEur(BOTH, { h: 25_000 })).toBe(25_000);
    expect(sumOfValuesEur(BOTH, { h: 0 })).toBe(0);
  });

  it('is not filled in while none of them is', () => {
    expect(sumOfValuesEur(BOTH, {})).toBeNull();
  });

  it('of random values is the sum of them and at most the sum of the maxima', () => {
    const faults = faultsOf(({ draw, report }) => {
      const criteria = Array.from({ length: 1 + draw(20) }, (_, place) => ({
        id: String(place),
        name: `Criterium ${place}`,
        maxDiscountEur: 1 + draw(1_000_000),
      }));
      const given = criteria.filter(() => draw(3) > 0);
      const values = Object.fromEntries(
        given.map(({ id, maxDiscountEur }) => [id, draw(maxDiscountEur + 1)]),
      );
      const exact = Object.values(values).reduce((sum, eur) => sum + BigInt(eur), 0n);
      const sumEur = sumOfValuesEur(criteria, values);
      report('sum of values', sumEur, given.length === 0 ? null : Number(exact));
      report('within the maxima', (sumEur ?? 0) <= (sumOfMaximaEur(criteria) ?? 0), true);
    });
    expect(faults).toEqual([]);
  });
});

describe('when the criteria of a project become others, a bid', () => {
  const bid = { criteriaDiscountEur: 30_000, criteriaValues: { h: 25_000, p: 5_000 }, criteriaMarks: {} };
  const kept = (
    next: readonly NamedCriterion[],
    emviStatus: 'Unlocked' | 'Editing' = 'Editing',
    from = BOTH,
  ) => discountsKept(bid, { former: from, next, emviStatus });

  it('keeps its values under new names and in another order', () => {
    expect(kept([PLANNING, { ...HINDER, name: 'Overlast' }])).toEqual(bid);
  });

  it('loses the value of a criterion that goes, and no other', () => {
    expect(kept([HINDER])).toEqual({
      criteriaDiscountEur: 25_000,
      criteriaValues: { h: 25_000 },
      criteriaMarks: {},
    });
  });

  it('loses a value with another maximum while a complete model is taken up again', () => {
    const next = [{ ...HINDER, maxDiscountEur: 40_000 }, PLANNING];
    expect(kept(next)).toEqual({
      criteriaDiscountEur: 5_000,
      criteriaValues: { p: 5_000 },
      criteriaMarks: {},
    });
    expect(kept(next, 'Unlocked')).toEqual(bid);
  });

  it('never keeps a value above its maximum', () => {
    const next = [{ ...HINDER, maxDiscountEur: 24_999 }, PLANNING];
    expect(kept(next, 'Unlocked')).toEqual({
      criteriaDiscountEur: 5_000,
      criteriaValues: { p: 5_000 },
      criteriaMarks: {},
    });
  });

  it('has nothing filled in of a criterion that is new', () => {
    const extra = { id: 'n', name: 'Nieuw', maxDiscountEur: 10 };
    expect(kept([...BOTH, extra])).toEqual(bid);
  });

  it('loses a discount that was given as a whole when criteria are named, and all when the last one goes', () => {
    const whole = { criteriaDiscountEur: 30_000, criteriaValues: {}, criteriaMarks: {} };
    const none = { criteriaDiscountEur: null, criteriaValues: {}, criteriaMarks: {} };
    expect(discountsKept(whole, { former: [], next: BOTH, emviStatus: 'Unlocked' })).toEqual(none);
    expect(kept([])).toEqual(none);
  });
});

describe('whether discounts may become others with the criteria', () => {
  const SCALED: NamedCriterion = {
    ...PLANNING,
    scale: [
      { permille: 0, name: 'Slecht' },
      { permille: 600, name: 'Goed' },
      { permille: 1000, name: 'Best' },
    ],
  };
  const may = (former: NamedCriterion[], next: NamedCriterion[], emviStatus: 'Unlocked' | 'Editing') =>
    mayChangeDiscounts({ former, next, emviStatus });
  const without = (permille: number): NamedCriterion => ({
    ...SCALED,
    scale: SCALED.scale?.filter((level) => level.permille !== permille) ?? [],
  });

  it.each<[string, NamedCriterion[], NamedCriterion[], boolean, boolean]>([
    ['nothing but a name and the order', [SCALED, HINDER], [HINDER, { ...SCALED, name: 'x' }], false, false],
    ['a criterion that comes', [HINDER], BOTH, false, false],
    ['a criterion that goes', BOTH, [HINDER], true, true],
    ['the first names', [], BOTH, true, true],
    ['a lower maximum', [HINDER], [{ ...HINDER, maxDiscountEur: 29_999 }], true, true],
    ['a higher maximum', [HINDER], [{ ...HINDER, maxDiscountEur: 30_001 }], false, true],
    ['a scale that comes', [PLANNING], [SCALED], true, true],
    ['a scale that goes', [SCALED], [PLANNING], true, true],
    ['another maximum of a scale', [SCALED], [{ ...SCALED, maxDiscountEur: 20_001 }], true, true],
    ['the level of 0 % that goes', [SCALED], [without(0)], true, true],
    ['another level that goes', [SCALED], [without(600)], true, true],
    ['a level that comes', [without(600)], [SCALED], false, true],
  ])('%s', (_what, former, next, first, again) => {
    expect(may(former, next, 'Unlocked')).toBe(first);
    expect(may(former, next, 'Editing')).toBe(again);
  });

  it('is said of each change that makes those of a random bid others', () => {
    const faults = faultsOf(({ draw, report }) => {
      const criteria = () =>
        ['a', 'b'].flatMap((id): NamedCriterion[] => {
          if (draw(5) === 0) return [];
          const scale = [
            { permille: 0, name: '0' },
            { permille: 500, name: '5' },
            { permille: 1000, name: '1' },
          ];
          const isScaled = draw(2) === 0;
          const levels = scale.filter(({ permille }) => permille === 1000 || draw(3) > 0);
          return [{ id, name: id, maxDiscountEur: 1 + draw(3), ...(isScaled ? { scale: levels } : {}) }];
        });
      const [former, next] = [criteria(), criteria()];
      const values: Record<string, number> = {};
      const criteriaMarks: Record<string, { permille: number; reason: string | null }> = {};
      for (const { id, maxDiscountEur, scale } of former) {
        if (draw(4) === 0) continue;
        const level = scale?.[draw(scale.length)];
        if (level) criteriaMarks[id] = { permille: level.permille, reason: null };
        values[id] = level ? levelEur(level.permille, maxDiscountEur) : draw(maxDiscountEur + 1);
      }
      const bid = {
        criteriaDiscountEur: sumOfValuesEur(former, values),
        criteriaValues: values,
        criteriaMarks,
      };
      const emviStatus = draw(2) === 0 ? 'Editing' : 'Unlocked';
      const change = { former, next, emviStatus } as const;
      const isOther = JSON.stringify(discountsKept(bid, change)) !== JSON.stringify(bid);
      if (isOther) report(JSON.stringify(change), mayChangeDiscounts(change), true);
    });
    expect(faults).toEqual([]);
  });
});
