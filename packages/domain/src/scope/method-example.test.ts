import { describe, expect, it } from 'vitest';
import { changesByKind } from '../differences/changes-by-kind.ts';
import { postChanges } from '../differences/post-changes.ts';
import { comparePair } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { compareScope } from './compare-scope.ts';
import type { ScopeAnswer } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';
import { type ScopeStanding, standingOf } from './scope-standing.ts';

// This is the worked example of docs/method/scope.md, figure by figure. Change both together.

type Amounts = Readonly<Partial<Record<LifeCycleModule, number>>>;

const row = (amounts: Amounts, times = 1) =>
  LIFE_CYCLE_MODULES.map((module) => {
    const amount = amounts[module];
    return amount === undefined ? null : amount * times;
  });

const ALL_ELEVEN = 0b111_1111_1111;
const WITHOUT_ONE = 0b111_1110_1111;

/** Returns a post in which every euro has 10 kg CO2-eq, with what its MKI consists of. */
function post(
  [postNumber, path, quantity]: readonly [string, string, number],
  amounts: Amounts,
  behind = ALL_ELEVEN,
): Omit<ScopePost, 'position'> {
  const [productGroup = '', productSubGroup = '', product = '', unit = ''] = path.split(' / ');
  const names = { postNumber, productGroup, productSubGroup, product, unit, quantity, rawCode: null };
  const mkiEur = row(amounts);
  const declared = mkiEur.map((eur) => (eur === null ? null : behind));
  return { ...names, mkiEur, co2Kg: row(amounts, 10), declared };
}

const listed = (posts: readonly Omit<ScopePost, 'position'>[]): ScopePost[] =>
  posts.map((each, position) => ({ ...each, position }));

const ASPHALT = 'Verhardingen / Asfalt / AC surf / ton';
const BASE = 'Verhardingen / Funderingslagen / Menggranulaat / m3';
const KERB = 'Verhardingen / Banden / Betonband / m';
const CULVERT = 'Riolering / Buizen / Duiker / m';
const GULLY = 'Riolering / Putten / Kolk / stuk';

const baseline = listed([
  post(['10', ASPHALT, 100], { 'A1-A3': 4000, A4: 300, C4: 200 }),
  post(['20', BASE, 200], { 'A1-A3': 600, A4: 100 }),
  post(['30', KERB, 50], { 'A1-A3': 500, A4: 50, D: -20 }),
  post(['40', CULVERT, 20], { 'A1-A3': 900, A4: 80 }),
  post(['50', 'Inrichting / Hekken / Hekwerk / m', 30], { 'A1-A3': 300 }),
  post(['60', GULLY, 10], { 'A1-A3': 400 }),
]);
const optimization = listed([
  post(['10', 'Groen / Verharding / Grasbetontegel / m2', 40], { 'A1-A3': 200 }),
  post(['20', ASPHALT, 100], { 'A1-A3': 3500, C4: 150 }),
  post(['30', BASE, 180], { 'A1-A3': 450, A4: 60 }),
  post(['40', KERB, 50], { 'A1-A3': 480, A4: 40 }),
  post(['50', CULVERT, 20], { 'A1-A3': 700, A4: 60 }, BARE_ROW),
  post(['60', GULLY, 10], { 'A1-A3': 380 }, WITHOUT_ONE),
]);
const sides = { baseline, optimization };
const scope = compareScope(baseline, optimization);

const NOTHING_SAID: readonly ScopeAnswer[] = [];
const EXPLAINED: readonly ScopeAnswer[] = [
  { subject: 'module:A4', meaning: 'not-applicable', positions: [1] },
  { subject: 'bare', meaning: 'not-applicable', positions: [4] },
  { subject: 'indicators', meaning: 'not-applicable', positions: [5] },
];
const standing = (answers: readonly ScopeAnswer[]) =>
  standingOf(scope, sides, { baseline: [], optimization: answers });

function comparedAt(path: readonly string[], { nodes }: ScopeStanding) {
  const sum = (side: 'baseline' | 'optimization'): CoveredSum => {
    const posts = sides[side].filter(({ productGroup, productSubGroup, product }) =>
      path.every((name, depth) => name === [productGroup, productSubGroup, product][depth]),
    );
    const perModule = LIFE_CYCLE_MODULES.map((_, module) => {
      const stated = posts.flatMap(({ mkiEur }) => mkiEur[module] ?? []);
      return stated.length === 0 ? null : stated.reduce((total, eur) => total + eur, 0);
    });
    const amount = perModule.reduce<number>((total, eur) => total + (eur ?? 0), 0);
    const lack = nodes[side].find((node) => node.path.join() === path.join())?.mki;
    const lacking = lack ? { items: lack.posts, modules: lack.modules } : undefined;
    return { amount, items: posts.length, undeclared: 0, incomplete: 0, perModule, lacking };
  };
  return comparePair({ baseline: sum('baseline'), optimization: sum('optimization') });
}

describe('the worked example of the method page', () => {
  it('finds five posts again by what they are, since one more in front has numbered them anew', () => {
    expect(
      scope.matched.map((match) => [match.baseline.product, match.optimization.product, match.by]),
    ).toEqual([
      ['Kolk', 'Kolk', 'post-number'],
      ['AC surf', 'AC surf', 'product'],
      ['Menggranulaat', 'Menggranulaat', 'product'],
      ['Betonband', 'Betonband', 'product'],
      ['Duiker', 'Duiker', 'product'],
    ]);
    expect(scope.missing.map(({ product }) => product)).toEqual(['Hekwerk']);
    expect(scope.added.map(({ product }) => product)).toEqual(['Grasbetontegel']);
    expect(scope.quantities.map(({ baseline: before }) => before.product)).toEqual(['Menggranulaat']);
    expect(scope.units).toEqual([]);
  });

  it('finds what the optimisation leaves empty, and what the baseline has there', () => {
    const found = scope.gaps.flatMap(({ side, kind, module, posts }) =>
      posts.map((each) => [side, kind, module, each.post.product, each.weightEur]),
    );
    expect(found).toEqual([
      ['optimization', 'module', 'A4', 'AC surf', 300],
      ['optimization', 'module', 'D', 'Betonband', 20],
      ['optimization', 'indicators', 'A1-A3', 'Kolk', 400],
      ['optimization', 'bare', 'A1-A3', 'Duiker', 900],
      ['optimization', 'bare', 'A4', 'Duiker', 80],
    ]);
  });

  it('concludes nothing of the whole as long as nobody said what is empty, and compares C4 alone', () => {
    const open = standing(NOTHING_SAID);
    const { comparison, gaps, shared } = comparedAt([], open);
    expect(comparison).toBeNull();
    expect(gaps).toEqual([
      {
        side: 'optimization',
        undeclared: 0,
        items: 6,
        lacking: { items: 4, modules: [2, 2, 0, 0, 0, 0, 0, 0, 0, 1] },
      },
    ]);
    expect(shared?.modules).toEqual(['C4']);
    expect(shared?.comparison).toMatchObject({ baseline: 200, optimization: 150, amount: -50, share: -0.25 });
    expect(open.unexplained).toEqual({ baseline: 0, optimization: 4 });
    expect(open.missingUnexplained).toBe(1);
    expect(comparedAt(['Verhardingen', 'Funderingslagen'], open).comparison?.amount).toBe(510 - 700);
  });

  it('compares the whole once three gaps are explained, for what is left weighs 0.27 %', () => {
    const said = standing(EXPLAINED);
    const { comparison } = comparedAt([], said);
    expect(comparison).toMatchObject({ baseline: 7410, optimization: 6020, amount: -1390 });
    expect(comparison?.share).toBeCloseTo(-0.1876, 4);
    expect(comparedAt(['Verhardingen'], said).comparison?.amount).toBe(4680 - 5730);
    expect(said.unexplained).toEqual({ baseline: 0, optimization: 1 });
  });

  it('says what its difference comes from, in the table of docs/method/differences.md', () => {
    const kinds = changesByKind(postChanges(scope, { baseline: [], optimization: EXPLAINED }));
    expect(kinds.map(({ kind, mkiEur, mkiPosts }) => [kind, mkiEur, mkiPosts])).toEqual([
      ['quantity', -70, 1],
      ['product', -700, 3],
      ['left-out', -300, 1],
      ['added', 200, 1],
      ['gap', -300, 1],
      ['unclear', -220, 3],
    ]);
  });

  it('still compares nothing of the kerbs, of which the same 20 euro are 3.8 %', () => {
    const kerbs = comparedAt(['Verhardingen', 'Banden'], standing(EXPLAINED));
    expect(kerbs.comparison).toBeNull();
    expect(kerbs.shared?.comparison).toMatchObject({ baseline: 550, optimization: 520 });
  });

  it('compares no quantity of the whole where the fence was not worked out', () => {
    const said = standing([...EXPLAINED, { subject: 'posts', meaning: 'not-calculated', positions: [4] }]);
    const whole = said.nodes.baseline.find(({ path }) => path.length === 0);
    expect(whole).toMatchObject({ unworked: 1, mki: { posts: 1 }, co2: { posts: 1 } });
    expect(comparedAt([], said)).toMatchObject({ comparison: null });
    expect(comparedAt([], said).shared).toBeUndefined();
    expect(comparedAt(['Riolering'], said).comparison?.amount).toBe(1140 - 1380);
  });
});
