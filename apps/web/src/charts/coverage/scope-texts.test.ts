import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { markText, reasonText, refusalText } from './coverage-texts.ts';
import { explainedText, scopeText, sharedText } from './scope-texts.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const counts = (found: Partial<Record<LifeCycleModule, number>>) =>
  LIFE_CYCLE_MODULES.map((module) => found[module] ?? 0);
const A4_TO_C4 = counts({ A4: 5, A5: 5, C1: 5, C2: 2, C3: 5, C4: 5 });
const gap = (lacking: object, side: 'baseline' | 'optimization' = 'optimization') =>
  ({ side, undeclared: 0, items: 41, lacking: { items: 5, ...lacking } }) as const;

describe('why two sides that are not the same work cannot be compared', () => {
  it('says which modules are missing, as people write them, and at how many posts', () => {
    expect(reasonText({ gaps: [gap({ modules: A4_TO_C4 })] }, 'mki', t)).toBe(
      'niet te vergelijken: A4, A5 en C1-C4 ontbreken bij 5 posten',
    );
    expect(reasonText({ gaps: [gap({ items: 1, modules: counts({ A4: 1 }) }, 'baseline')] }, 'mki', t)).toBe(
      'niet te vergelijken: A4 ontbreekt bij 1 post',
    );
  });

  it('says that indicators are missing where no module is, and both where both are', () => {
    const partly = counts({ 'A1-A3': 5 });
    expect(reasonText({ gaps: [gap({ modules: partly, partly })] }, 'mki', t)).toBe(
      'niet te vergelijken: indicatoren ontbreken bij 5 posten',
    );
    const both = counts({ 'A1-A3': 5, D: 3 });
    expect(reasonText({ gaps: [gap({ modules: both, partly })] }, 'mki', t)).toBe(
      'niet te vergelijken: D of indicatoren ontbreken bij 5 posten',
    );
  });

  it('says how many posts were not worked out, which lack no module by that', () => {
    const all = LIFE_CYCLE_MODULES.map(() => 2);
    expect(reasonText({ gaps: [gap({ items: 2, modules: all, unworked: 2 }, 'baseline')] }, 'mki', t)).toBe(
      'niet te vergelijken: 2 posten zijn niet berekend',
    );
  });

  it('of a chart by module names that one, and says that it may be a part of it', () => {
    expect(reasonText({ gaps: [gap({})], module: 'C3' }, 'co2', t)).toBe(
      'niet te vergelijken: C3 of indicatoren ontbreken bij 5 posten',
    );
  });

  it('says of each side what it lacks, for a post that is on both is not two', () => {
    const gaps = [
      gap({ items: 2, modules: counts({ C3: 2, D: 1 }) }, 'baseline'),
      gap({ items: 3, modules: counts({ C4: 3 }) }),
    ];
    expect(reasonText({ gaps }, 'mki', t)).toBe(
      'niet te vergelijken: C3 en D ontbreken bij 2 posten van de baseline; C4 ontbreekt bij 3 posten van de optimalisatie',
    );
  });

  it('says first what is not declared at all', () => {
    const gaps = [{ ...gap({ modules: A4_TO_C4 }), undeclared: 2 }];
    expect(reasonText({ gaps }, 'co2', t)).toBe(
      'niet te vergelijken: 2 van 41 posten van de optimalisatie geven geen CO2 op; ' +
        'A4, A5 en C1-C4 ontbreken bij 5 posten',
    );
  });

  it('of several projects says that none of them is whole', () => {
    expect(reasonText({ gaps: [gap({ modules: A4_TO_C4 })], pairs: 3 }, 'mki', t)).toBe(
      'niet te vergelijken: bij geen van de 3 projecten zijn baseline en optimalisatie allebei volledig',
    );
  });
});

describe('beside the refusal', () => {
  const shared = (amount: number, incomplete = false) => ({
    modules: ['A1-A3', 'D'] as LifeCycleModule[],
    comparison: { baseline: 1000, optimization: 1000 + amount, amount, share: amount / 1000, incomplete },
  });
  const refusal = (amount: number, incomplete?: boolean) =>
    refusalText(
      { gaps: [gap({ modules: counts({ A4: 5 }) })], shared: shared(amount, incomplete) },
      'mki',
      t,
    );

  it('stands the difference over the modules that both sides declare, named as such', () => {
    expect(refusal(-82)).toBe(
      'niet te vergelijken: A4 ontbreekt bij 5 posten; over A1-A3 en D: 8,20 % minder',
    );
  });

  it('stands nothing where both sides come to nothing in the modules that are left', () => {
    const nothing = { baseline: 0, optimization: 0, amount: 0, share: null, incomplete: false };
    const gaps = [gap({ modules: counts({ A4: 5 }) })];
    expect(refusalText({ gaps, shared: { modules: ['B1'], comparison: nothing } }, 'mki', t)).toBe(
      'niet te vergelijken: A4 ontbreekt bij 5 posten',
    );
  });

  it('stands that it is more, the same or not complete', () => {
    expect(refusal(120)).toContain('; over A1-A3 en D: 12,00 % meer');
    expect(refusal(0)).toContain('; over A1-A3 en D: gelijk');
    expect(refusal(-82, true)).toContain('8,20 % minder, onvolledig');
  });
});

it('a figure that lacks modules says so itself, and one of which the other side lacks posts does not', () => {
  const point = (lacking: object) => ({
    value: 10,
    coverage: {
      ...{ items: 41, undeclared: 0, incomplete: 0, lacking: { items: 5, ...lacking } },
      about: { quantity: 'mki', side: 'optimization' },
    } as const,
  });
  expect(markText(point({ modules: A4_TO_C4 }), t)).toBe('zonder A4, A5 en C1-C4 bij 5 posten');
  // Some of the five posts lack indicators in A5, but no module.
  const partly = LIFE_CYCLE_MODULES.map((module) => (module === 'A5' ? 2 : 0));
  expect(markText(point({ modules: A4_TO_C4, partly }), t)).toBe(
    'zonder A4, A5 en C1-C4 of indicatoren bij 5 posten',
  );
  expect(markText(point({ unworked: 5, modules: LIFE_CYCLE_MODULES.map(() => 5) }), t)).toBeNull();
});

describe('how the posts of two sides differ', () => {
  const same = { missing: 0, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 };

  it('is said in a few words, in the order of their weight', () => {
    expect(scopeText({ ...same, missing: 4 }, t)).toBe('omvang verschilt: 4 posten minder');
    expect(scopeText({ ...same, missing: 4, added: 1, quantities: 2, units: 1 }, t)).toBe(
      'omvang verschilt: 4 posten minder, 1 post meer, 2 hoeveelheden anders, 1 eenheid anders',
    );
  });

  it('is not said where they do not, and where nobody knows', () => {
    expect(scopeText(same, t)).toBeNull();
    expect(scopeText(null, t)).toBeNull();
  });

  it('counts the posts of which somebody said that there is nothing', () => {
    const scope = { ...same, explained: 3, explained_co2: 1 };
    expect(explainedText(scope, 'mki', t)).toBe('3 posten tellen deels als 0: niet van toepassing');
    expect(explainedText(scope, 'co2', t)).toBe('1 post telt deels als 0: niet van toepassing');
    // Material has no modules that could be empty.
    expect(explainedText(scope, 'material', t)).toBeNull();
    expect(explainedText(same, 'mki', t)).toBeNull();
  });
});

it('a difference over shared modules without a percentage is in ton of CO2, and in euro of MKI', () => {
  const comparison = { baseline: 0, optimization: 12_340, amount: 12_340, share: null, incomplete: false };
  const of = (quantity: 'mki' | 'co2') => sharedText({ modules: ['A4'], comparison }, quantity, t);
  expect(of('co2')).toBe('over A4: 12,34 ton meer');
  expect(of('mki')).toBe('over A4: €12.340,- meer');
});
