import { describe, expect, it } from 'vitest';
import { faultsOf, ratioOf } from '../exact-tender.fixture.ts';
import {
  formatLevel,
  isSameScale,
  levelEur,
  levelMeant,
  levelProblems,
  markLine,
  permilleOf,
  SCALE_PRESETS,
  scaleLine,
  scaleOf,
} from './criterion-scale.ts';
import {
  criteriaLine,
  discountsKept,
  type NamedCriterion,
  reasonsLine,
  valuesLine,
} from './named-criteria.ts';

const SCALE = [
  { permille: 0, name: 'Onvoldoende' },
  { permille: 333, name: 'Voldoende' },
  { permille: 1000, name: 'Goed' },
];

describe('a level of a scale', () => {
  it('earns its part of the maximum in whole euro, a half upwards', () => {
    expect(levelEur(250, 30_002)).toBe(7501);
    expect(levelEur(333, 30_005)).toBe(9992);
    expect([levelEur(0, 7), levelEur(500, 7), levelEur(1000, 7)]).toEqual([0, 4, 7]);
    expect(levelEur(999, Number.MAX_SAFE_INTEGER)).toBe(8_998_192_055_486_250);
  });

  it('has a percentage with one decimal at most, from 0 to 100', () => {
    expect([0, 33.3, 100, 0.1, 99.9].map(permilleOf)).toEqual([0, 333, 1000, 1, 999]);
    expect([-1, 100.1, 33.33, Number.NaN, Infinity].map(permilleOf)).toEqual([null, null, null, null, null]);
    for (let permille = 0; permille <= 1000; permille++) expect(permilleOf(permille / 10)).toBe(permille);
  });

  it('is written with its decimal where it has one', () => {
    expect([formatLevel(250), formatLevel(333), markLine(600, 12_000)]).toEqual([
      '25 %',
      '33,3 %',
      '60 % (€12.000,-)',
    ]);
  });

  it('is meant by its percentage or its text, and by nothing that could be two', () => {
    const meant = (text: string) =>
      levelMeant(text, [...SCALE, { permille: 500, name: '100%' }])?.permille ?? null;
    expect(['33,3', '33.3%', '33,30 %', ' goed ', 'GO ED', '0'].map(meant)).toEqual([
      333, 333, 333, 1000, 1000, 0,
    ]);
    expect(['33', '33,31', '100%', '', '-', '1000', 'best'].map(meant)).toEqual(Array(7).fill(null));
  });
});

describe('the levels of a criterion', () => {
  const rules = (...levels: [number | null, string][]) =>
    levelProblems(levels.map(([percentage, name]) => ({ percentage, name }))).map(
      ({ place, field, rule }) => `${place} ${field} ${rule}`,
    );

  it('have a percentage and a text that no other has, and one is 100 %', () => {
    expect(rules([100, 'Goed'], [0, 'Slecht'])).toEqual([]);
    expect(rules([0, 'Slecht'], [100, 'Goed'])).toEqual([]);
    expect(rules([80, 'Goed'], [80, 'go ed'], [null, ' '])).toEqual([
      '0 percentage levelWithoutMaximum',
      '1 percentage distinctPercentage',
      '1 name distinctName',
      '2 percentage required',
      '2 name required',
    ]);
    expect(rules([100, 'a'.repeat(200)], [50.55, 'b'.repeat(201)])).toEqual([
      '1 percentage percentageOfLevel',
      '1 name nameTooLong',
    ]);
  });

  it('stand from the least to the most, and are the same whatever their texts', () => {
    const scale = scaleOf([
      { percentage: 100, name: ' Goed ' },
      { percentage: 12.5, name: 'Matig' },
    ]);
    expect(scale).toEqual([
      { permille: 125, name: 'Matig' },
      { permille: 1000, name: 'Goed' },
    ]);
    expect(
      isSameScale(
        scale,
        scale.map((level) => ({ ...level, name: level.name.toUpperCase() })),
      ),
    ).toBe(true);
    expect(isSameScale(scale, scale.slice(1))).toBe(false);
    expect(isSameScale(undefined, undefined)).toBe(true);
    expect(isSameScale(scale, undefined)).toBe(false);
    expect(scaleLine(SCALE)).toBe('0 % Onvoldoende / 33,3 % Voldoende / 100 % Goed');
  });

  it('of every preset could be stored', () => {
    for (const preset of Object.values(SCALE_PRESETS))
      expect(
        rules(...preset.map((permille): [number, string] => [permille / 10, `Niveau ${permille}`])),
      ).toEqual([]);
  });
});

describe('when a scale becomes another, a bid', () => {
  const PLAN: NamedCriterion = { id: 'p', name: 'Plan', maxDiscountEur: 30_005, scale: SCALE };
  const bid = {
    criteriaDiscountEur: 9992,
    criteriaValues: { p: 9992 },
    criteriaMarks: { p: { permille: 333, reason: 'Omdat' } },
  };
  const none = { criteriaDiscountEur: null, criteriaValues: {}, criteriaMarks: {} };
  const kept = (
    next: NamedCriterion,
    emviStatus: 'Unlocked' | 'Editing' = 'Editing',
    from = PLAN,
    given = bid,
  ) => discountsKept(given, { former: [from], next: [next], emviStatus });
  const { scale: _scale, ...inEuro } = PLAN;

  it('keeps its level under other texts', () => {
    expect(kept({ ...PLAN, scale: SCALE.map((level) => ({ ...level, name: `${level.name}!` })) })).toEqual(
      bid,
    );
  });

  it('loses its level with other percentages or another maximum once a complete model is taken up again', () => {
    expect(kept({ ...PLAN, scale: SCALE.slice(1) })).toEqual(none);
    expect(kept({ ...PLAN, maxDiscountEur: 30_006 })).toEqual(none);
  });

  it('keeps before that a level that is there still, by the maximum of now', () => {
    const next = { ...PLAN, maxDiscountEur: 20_000, scale: SCALE.slice(1) };
    const after = { ...bid, criteriaDiscountEur: 6660, criteriaValues: { p: 6660 } };
    expect(kept(next, 'Unlocked')).toEqual(after);
    expect(
      kept({ ...PLAN, scale: [SCALE[0], SCALE[2]].flatMap((level) => level ?? []) }, 'Unlocked'),
    ).toEqual(none);
  });

  it('loses euro when a scale comes, and its level when euro are given again', () => {
    expect(kept(inEuro, 'Unlocked')).toEqual(none);
    const given = { ...bid, criteriaMarks: {} as typeof bid.criteriaMarks };
    expect(kept(PLAN, 'Unlocked', inEuro, given)).toEqual(none);
  });

  it('is told in the history with its level and its reason', () => {
    expect(criteriaLine([PLAN])).toBe('Plan: €30.005,- (0 % Onvoldoende / 33,3 % Voldoende / 100 % Goed)');
    expect(valuesLine([PLAN], bid.criteriaValues, bid.criteriaMarks)).toBe('Plan: 33,3 % (€9.992,-)');
    expect(reasonsLine([PLAN], bid.criteriaMarks)).toBe('Plan: Omdat');
    expect(reasonsLine([PLAN], { p: { permille: 0, reason: null } })).toBeNull();
  });
});

describe('10,000 random scales against exact fractions', () => {
  it('a level earns the nearest whole euro, a half upwards, within the maximum and rising with the level', () => {
    const faults = faultsOf(({ draw, report }) => {
      const most = [10, 1000, 1_000_000, 2_000_000_000][draw(4)] ?? 10;
      const maximum = (1 + draw(most)) * (draw(3) === 0 ? 1 + draw(4_000_000) : 1);
      const percentages = [...new Set([100, ...Array.from({ length: 1 + draw(9) }, () => draw(1001) / 10)])];
      const scale = scaleOf(percentages.map((percentage) => ({ percentage, name: `Niveau ${percentage}` })));
      let former = -1;
      for (const { permille } of scale) {
        // Computes from the exact fraction of the tenth of a per cent: floor(p·M/1000 + 1/2), in whole numbers.
        const { top } = ratioOf(permille);
        const { bottom } = ratioOf(permille);
        const product = (top / bottom) * BigInt(maximum);
        const rest = product % 1000n;
        const exact = product / 1000n + (rest >= 500n ? 1n : 0n);
        const eur = levelEur(permille, maximum);
        report('euro of a level', eur, Number(exact));
        report('rises', eur >= former && eur <= maximum, true);
        former = eur;
      }
      report('all at the top', levelEur(1000, maximum), maximum);
      report(
        'ordered',
        scale.map(({ permille }) => permille),
        scale.map(({ permille }) => permille).toSorted((a, b) => a - b),
      );
    });
    expect(faults).toEqual([]);
  });
});
