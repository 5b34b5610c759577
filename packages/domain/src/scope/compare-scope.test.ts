import { describe, expect, it } from 'vitest';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { compareScope } from './compare-scope.ts';
import { examplePost, perModule } from './example-post.fixture.ts';
import type { ScopePost } from './scope-post.ts';

const WITH_A4 = { mkiEur: perModule({ 'A1-A3': 100, A4: 30 }), co2Kg: perModule({ 'A1-A3': 1000, A4: 300 }) };

/** Returns each gap as side, kind, module, product and weight in euro. */
const gapsOf = (baseline: readonly ScopePost[], optimization: readonly ScopePost[]) =>
  compareScope(baseline, optimization).gaps.flatMap(({ side, kind, module, posts }) =>
    posts.map(({ post, weightEur }) => [side, kind, module, post.product, weightEur].join(' ')),
  );

describe('a matched post', () => {
  it('lacks the module that its counterpart declares, on whichever side', () => {
    expect(gapsOf([examplePost(WITH_A4)], [examplePost()])).toEqual(['optimization module A4 Zand 30']);
    expect(gapsOf([examplePost()], [examplePost(WITH_A4)])).toEqual(['baseline module A4 Zand 30']);
    expect(gapsOf([examplePost(WITH_A4)], [examplePost(WITH_A4)])).toEqual([]);
  });

  it('that is not carried out on a side lacks nothing there, and is one post less', () => {
    const scope = compareScope([examplePost(WITH_A4)], [examplePost({ quantity: 0 })]);
    expect(scope.gaps).toEqual([]);
    expect(scope.missing).toHaveLength(1);
  });

  it('weighs a credit as much as a cost', () => {
    const credit = { mkiEur: perModule({ 'A1-A3': 100, D: -40 }) };
    expect(gapsOf([examplePost(credit)], [examplePost()])).toEqual(['optimization module D Zand 40']);
  });

  it('lacks the core indicators that its counterpart declares there, and is bare without any', () => {
    const kept = (bits: number) => examplePost({ declared: perModule({ 'A1-A3': bits }) });
    const [gap] = compareScope([kept(0b111)], [kept(0b101)]).gaps;
    expect(gap).toMatchObject({ kind: 'indicators', module: 'A1-A3', posts: [{ indicators: 0b010 }] });
    expect(gapsOf([kept(0b111)], [kept(BARE_ROW)])).toEqual(['optimization bare A1-A3 Zand 100']);
    expect(gapsOf([kept(BARE_ROW)], [kept(BARE_ROW)])).toEqual([]);
    expect(gapsOf([kept(0b101)], [kept(0b101)])).toEqual([]);
  });

  it('lacks no indicator where either side came in before they were kept', () => {
    const bare = examplePost({ declared: perModule({ 'A1-A3': BARE_ROW }) });
    expect(gapsOf([examplePost()], [bare])).toEqual([]);
    expect(gapsOf([bare], [examplePost()])).toEqual([]);
  });

  it('lacks the CO2 of a module of which it states an MKI, but not where it states no CO2 at all', () => {
    const without = { ...WITH_A4, co2Kg: perModule({ 'A1-A3': 1000 }) };
    const [gap] = compareScope([examplePost(WITH_A4)], [examplePost(without)]).gaps;
    expect(gap).toMatchObject({ kind: 'indicators', module: 'A4', posts: [{ mki: false, co2: true }] });
    expect(gapsOf([examplePost(WITH_A4)], [examplePost({ ...WITH_A4, co2Kg: null })])).toEqual([]);
  });

  it('differs in quantity or in unit, which is no gap', () => {
    const more = compareScope([examplePost()], [examplePost({ quantity: 11 })]);
    expect([more.quantities.length, more.units.length, more.gaps.length]).toEqual([1, 0, 0]);
    const inCubes = compareScope([examplePost()], [examplePost({ unit: 'kuub', quantity: 11 })]);
    expect([inCubes.quantities.length, inCubes.units.length]).toEqual([1, 0]);
    const hair = compareScope([examplePost({ quantity: 0.3 })], [examplePost({ quantity: 0.1 + 0.2 })]);
    expect(hair.quantities).toEqual([]);
    const inTons = compareScope([examplePost()], [examplePost({ unit: 'ton', quantity: 16 })]);
    expect([inTons.quantities.length, inTons.units.length]).toEqual([0, 1]);
    for (const unit of [' M3', 'm³', 'kuub'])
      expect(compareScope([examplePost()], [examplePost({ unit })]).units, unit).toEqual([]);
  });
});

describe('a post without a match', () => {
  const other = (product: string, given: Partial<ScopePost> = {}) =>
    examplePost({ postNumber: product, product, ...given });

  it('is held against its product group, and bears what the group has there together with its like', () => {
    const baseline = [examplePost(WITH_A4)];
    const optimization = [examplePost(WITH_A4), other('Klei'), other('Veen')];
    expect(gapsOf(baseline, optimization)).toEqual([
      'optimization module A4 Klei 15',
      'optimization module A4 Veen 15',
    ]);
  });

  it('in the place of another is held against that one once, and the other against it', () => {
    expect(gapsOf([other('Klei', WITH_A4)], [other('Veen')])).toEqual(['optimization module A4 Veen 30']);
  });

  it('in the place of another weighs what that one has there, not what all of the group has', () => {
    const baseline = [
      examplePost(WITH_A4),
      other('Klei', { mkiEur: perModule({ 'A1-A3': 1, A4: 5 }), co2Kg: WITH_A4.co2Kg }),
    ];
    expect(gapsOf(baseline, [examplePost(WITH_A4), other('Veen')])).toEqual([
      'optimization module A4 Veen 5',
    ]);
  });

  it('that nothing came in the place of leaves its group with what it alone declared there', () => {
    expect(gapsOf([examplePost(), other('Klei', WITH_A4)], [examplePost()])).toEqual([
      'optimization module A4 Zand 30',
    ]);
    expect(gapsOf([examplePost(WITH_A4), other('Klei', WITH_A4)], [examplePost(WITH_A4)])).toEqual([]);
  });

  it('and without a group there is held against what is alone there as well', () => {
    const [grass, steel] = [
      other('Gras', { productGroup: 'Groen' }),
      other('Staal', { productGroup: 'Bruggen' }),
    ];
    expect(gapsOf([{ ...grass, ...WITH_A4 }], [steel])).toEqual(['optimization module A4 Staal 30']);
    expect(gapsOf([examplePost(), { ...grass, ...WITH_A4 }], [examplePost()])).toEqual([]);
  });
});

describe('work that went to a group of another name', () => {
  const pavement = (given: Partial<ScopePost> = {}) =>
    examplePost({
      ...WITH_A4,
      productGroup: 'Verhardingen',
      productSubGroup: 'Asfalt',
      product: 'AC',
      ...given,
    });
  const elsewhere = { productGroup: 'Grondwerk', productSubGroup: 'Laag', product: 'Laag', postNumber: '9' };

  it('where such a group is, which never declared as much, lacks what the group that is gone declared', () => {
    const moved = pavement({ ...elsewhere, unit: 'ton', mkiEur: perModule({ 'A1-A3': 50 }) });
    const sand = examplePost({ postNumber: '5' });
    expect(gapsOf([pavement(), sand], [sand, moved])).toEqual(['optimization module A4 Laag 30']);
  });

  it('where there is none, of which hardly anything is left in its own place, lacks it as well', () => {
    const moved = pavement({
      ...elsewhere,
      productGroup: 'Weg',
      unit: 'ton',
      mkiEur: perModule({ 'A1-A3': 50 }),
    });
    const left = (quantity: number) => [pavement({ quantity }), moved];
    expect(gapsOf([pavement({ quantity: 10 })], left(0.01))).toEqual(['optimization module A4 Laag 30']);
    expect(gapsOf([pavement({ quantity: 10 })], left(5))).toEqual([]);
  });

  it('lacks nothing where the work that is gone declares no more than it does', () => {
    const moved = pavement({ ...elsewhere, productGroup: 'Weg', unit: 'ton' });
    expect(gapsOf([pavement()], [pavement({ quantity: 0.01 }), moved])).toEqual([]);
  });
});

it('posts with a bare row are named on their own side, whatever the other has', () => {
  const bare = examplePost({ declared: perModule({ 'A1-A3': BARE_ROW }) });
  const scope = compareScope([bare], [examplePost({ product: 'Klei', postNumber: '9', unit: 'ton' })]);
  expect(scope.bare).toEqual({ baseline: [bare], optimization: [] });
});
