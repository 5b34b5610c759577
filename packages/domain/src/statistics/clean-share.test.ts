import { describe, expect, it } from 'vitest';
import type { ResourceKey } from '../items/calculation-item.ts';
import { cleanShare, type ResourceOf } from './clean-share.ts';

/** Returns a side of two items; a resource that is not named is undeclared for both. */
const side =
  (amounts: Partial<Record<ResourceKey, number>>): ResourceOf =>
  (key) => ({
    amount: amounts[key] ?? null,
    items: 2,
    undeclared: amounts[key] === undefined ? 2 : 0,
    incomplete: 0,
  });
/** A side of which one item leaves fossil energy open. */
const partial: ResourceOf = (key) => ({
  amount: 50,
  items: 2,
  undeclared: key === 'fossilMj' ? 1 : 0,
  incomplete: 0,
});

const BRUG = {
  baseline: side({ fossilMj: 90, renewableMj: 10 }),
  optimization: side({ fossilMj: 60, renewableMj: 40 }),
};
const SLUIS = {
  baseline: side({ fossilMj: 300, renewableMj: 0 }),
  optimization: side({ fossilMj: 100, renewableMj: 100 }),
};
const GAP = { baseline: side({ fossilMj: 1, renewableMj: 999 }), optimization: partial };

describe('the clean share of a goal', () => {
  it('is that of the sums, so that a large project weighs more', () => {
    // 10 of 400 MJ, and 140 of 300.
    expect(cleanShare('energy', [BRUG, SLUIS])).toEqual({
      baseline: 2.5,
      optimization: 140 / 3,
      compared: 2,
      pairs: 2,
    });
  });

  it('is of the projects that are whole on both sides: one item left open costs its own project alone', () => {
    expect(cleanShare('energy', [BRUG, GAP, SLUIS])).toEqual({
      baseline: 2.5,
      optimization: 140 / 3,
      compared: 2,
      pairs: 3,
    });
  });

  it('of one project is stated for the side that is whole', () => {
    expect(cleanShare('energy', [GAP])).toEqual({
      baseline: 99.9,
      optimization: null,
      compared: 0,
      pairs: 1,
    });
    expect(cleanShare('energy', [{ ...BRUG, optimization: null }])).toMatchObject({
      baseline: 10,
      optimization: null,
    });
  });

  it('of one goal says nothing of another', () => {
    const noEnergy = side({ primaryTon: 60, secondaryTon: 30, biobasedTon: 10 });
    const project = { baseline: noEnergy, optimization: noEnergy };
    expect(cleanShare('material', [project])).toMatchObject({ baseline: 40, optimization: 40, compared: 1 });
    expect(cleanShare('energy', [project])).toMatchObject({
      baseline: null,
      optimization: null,
      compared: 0,
    });
  });

  it('is unknown where there is nothing of it to have a share in', () => {
    const none = side({ fossilMj: 0, renewableMj: 0 });
    expect(cleanShare('energy', [{ baseline: none, optimization: none }])).toEqual({
      baseline: null,
      optimization: null,
      compared: 1,
      pairs: 1,
    });
    expect(cleanShare('energy', [])).toEqual({ baseline: null, optimization: null, compared: 0, pairs: 0 });
  });
});
