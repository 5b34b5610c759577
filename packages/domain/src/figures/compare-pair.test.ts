import { describe, expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { comparePair, comparePairs, comparePart, compareValued } from './compare-pair.ts';
import type { CoveredSum } from './covered-sum.ts';

const sum = (amount: number | null, coverage: Partial<CoveredSum> = {}): CoveredSum => ({
  amount,
  items: 2,
  undeclared: 0,
  incomplete: 0,
  ...coverage,
});

describe('a pair', () => {
  it('valued with other weights on either side is not compared: all items of both count as valued apart', () => {
    const pair = { baseline: sum(200), optimization: sum(150, { items: 3 }) };
    expect(compareValued(pair, true).comparison).toMatchObject({ amount: -50 });
    expect(compareValued(pair, false)).toEqual({
      comparison: null,
      gaps: [
        { side: 'baseline', undeclared: 0, items: 2, apart: 2 },
        { side: 'optimization', undeclared: 0, items: 3, apart: 3 },
      ],
    });
    expect(compareValued({ baseline: sum(200), optimization: null }, false)).toEqual({
      comparison: null,
      gaps: [],
    });
  });

  it('that is whole on both sides is compared: 200 becomes 150, a quarter less', () => {
    expect(comparePair({ baseline: sum(200), optimization: sum(150) })).toEqual({
      comparison: { baseline: 200, optimization: 150, amount: -50, share: -0.25, incomplete: false },
      gaps: [],
    });
  });

  it('of which an item declares nothing is not compared, and says of which side and how many', () => {
    expect(comparePair({ baseline: sum(200), optimization: sum(100, { undeclared: 1 }) })).toEqual({
      comparison: null,
      gaps: [{ side: 'optimization', undeclared: 1, items: 2 }],
    });
    expect(
      comparePair({ baseline: sum(200, { undeclared: 1 }), optimization: sum(null, { undeclared: 2 }) }).gaps,
    ).toEqual([
      { side: 'baseline', undeclared: 1, items: 2 },
      { side: 'optimization', undeclared: 2, items: 2 },
    ]);
  });

  it('with an MKI of a part of the indicators is compared, and marked as incomplete', () => {
    const { comparison } = comparePair({ baseline: sum(200), optimization: sum(150, { incomplete: 1 }) });
    expect(comparison).toMatchObject({ amount: -50, incomplete: true });
    const { comparison: other } = comparePair({
      baseline: sum(200, { incomplete: 1 }),
      optimization: sum(150),
    });
    expect(other?.incomplete).toBe(true);
  });

  it('of which the sides were valued with different weights is not compared, and says how many items', () => {
    expect(comparePair({ baseline: sum(200, { apart: 2 }), optimization: sum(150, { apart: 2 }) })).toEqual({
      comparison: null,
      gaps: [
        { side: 'baseline', undeclared: 0, items: 2, apart: 2 },
        { side: 'optimization', undeclared: 0, items: 2, apart: 2 },
      ],
    });
    expect(comparePart({ baseline: null, optimization: sum(30, { apart: 2 }) }).comparison).toBeNull();
  });

  it('without one of its sides is no comparison', () => {
    expect(comparePair({ baseline: sum(200), optimization: null })).toEqual({ comparison: null, gaps: [] });
  });

  it('has no share of a baseline that is not above 0', () => {
    expect(comparePair({ baseline: sum(0), optimization: sum(5) }).comparison).toMatchObject({
      amount: 5,
      share: null,
    });
    expect(comparePair({ baseline: sum(-10), optimization: sum(5) }).comparison?.share).toBeNull();
  });
});

describe('a part that one side has nothing of', () => {
  it('costs nothing there, so that the differences of the parts add up to that of the whole', () => {
    expect(comparePart({ baseline: null, optimization: sum(30) }).comparison?.amount).toBe(30);
    expect(comparePart({ baseline: sum(40), optimization: null }).comparison).toMatchObject({
      amount: -40,
      share: -1,
    });
  });

  it('is not compared when the other side leaves it undeclared', () => {
    expect(comparePart({ baseline: null, optimization: sum(30, { undeclared: 1 }) }).comparison).toBeNull();
  });

  it('that neither side has is no comparison', () => {
    expect(comparePart({ baseline: null, optimization: null })).toEqual({ comparison: null, gaps: [] });
  });
});

describe('several pairs', () => {
  it('are added up where they can be compared, and say over how many they speak', () => {
    expect(
      comparePairs([
        { baseline: sum(100), optimization: sum(60) },
        { baseline: sum(300), optimization: sum(200, { undeclared: 1, items: 5 }) },
        { baseline: sum(50), optimization: sum(60) },
      ]),
    ).toEqual({
      comparison: { baseline: 150, optimization: 120, amount: -30, share: -0.2, incomplete: false },
      gaps: [{ side: 'optimization', undeclared: 1, items: 5 }],
      compared: 2,
      pairs: 3,
    });
  });

  it('of which some were valued with other weights say of how many items, whichever of them comes first', () => {
    const valuedApart = (items: number) => ({
      baseline: sum(200, { items, apart: items }),
      optimization: sum(150, { items, apart: items }),
    });
    const undeclared = { baseline: sum(100), optimization: sum(null, { undeclared: 2 }) };
    const alike = { baseline: sum(100), optimization: sum(70) };
    const pairs = [undeclared, valuedApart(3), alike, valuedApart(4)];
    for (const inOrder of [pairs, pairs.toReversed()])
      expect(comparePairs(inOrder)).toEqual({
        comparison: { baseline: 100, optimization: 70, amount: -30, share: -0.3, incomplete: false },
        gaps: [
          { side: 'baseline', undeclared: 0, items: 7, apart: 7 },
          { side: 'optimization', undeclared: 2, items: 9, apart: 7 },
        ],
        compared: 1,
        pairs: 4,
      });
  });

  it('of which none can be compared are no comparison', () => {
    expect(comparePairs([{ baseline: sum(100), optimization: sum(null, { undeclared: 2 }) }])).toMatchObject({
      comparison: null,
      compared: 0,
      pairs: 1,
    });
    expect(
      comparePairs([{ baseline: sum(100), optimization: { ...sum(null), items: 0, undeclared: 0 } }]),
    ).toMatchObject({ comparison: null, gaps: [{ side: 'optimization', undeclared: 0, items: 0 }] });
    expect(comparePairs([])).toEqual({ comparison: null, gaps: [], compared: 0, pairs: 0 });
  });
});

describe('a pair of which a side lacks what the other declares', () => {
  const modules = (counts: Readonly<Partial<Record<LifeCycleModule, number>>>) =>
    LIFE_CYCLE_MODULES.map((module) => counts[module] ?? 0);
  const row = (amounts: Readonly<Partial<Record<LifeCycleModule, number>>>) =>
    LIFE_CYCLE_MODULES.map((module) => amounts[module] ?? null);
  const baseline = sum(150, { perModule: row({ 'A1-A3': 100, A4: 30, D: 20 }) });
  const lacking = { items: 1, modules: modules({ A4: 1 }) };
  const optimization = sum(90, { perModule: row({ 'A1-A3': 80, D: 10 }), lacking });

  it('is compared over the other modules alone: 120 becomes 90', () => {
    expect(comparePair({ baseline, optimization })).toEqual({
      comparison: null,
      gaps: [{ side: 'optimization', undeclared: 0, items: 2, lacking }],
      shared: {
        modules: ['A1-A3', 'D'],
        comparison: { baseline: 120, optimization: 90, amount: -30, share: -0.25, incomplete: false },
      },
    });
  });

  it('is compared as a whole where that is a note', () => {
    const note = { ...optimization, lacking: { items: 0, modules: modules({ A4: 1 }) } };
    expect(comparePair({ baseline, optimization: note }).comparison?.amount).toBe(-60);
  });

  it('is compared over nothing where it is not known in which modules, where none is left, or where more stands in the way', () => {
    const shared = (side: CoveredSum) => comparePair({ baseline, optimization: side }).shared;
    expect(shared({ ...optimization, lacking: { items: 1 } })).toBeUndefined();
    const everywhere = { items: 1, modules: modules({ 'A1-A3': 1, A4: 1, D: 1 }) };
    expect(shared({ ...optimization, lacking: everywhere })).toBeUndefined();
    expect(shared({ ...optimization, undeclared: 1 })).toBeUndefined();
    expect(shared({ ...optimization, apart: 1 })).toBeUndefined();
    expect(shared({ ...optimization, perModule: undefined })).toBeUndefined();
  });

  it('adds what it lacks to that of others, and names no modules that several of them share', () => {
    const pair = { baseline, optimization };
    const both = comparePairs([pair, pair]);
    expect(both.gaps).toMatchObject([{ side: 'optimization', items: 4, lacking: { items: 2 } }]);
    expect(both).not.toHaveProperty('shared');
    expect(comparePairs([pair]).shared?.modules).toEqual(['A1-A3', 'D']);
  });
});
