import { describe, expect, it } from 'vitest';
import { exampleProfile } from '../indicators/example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { SET_A1 } from '../indicators/impact-sets.ts';
import { exampleItem } from '../items/example-item.fixture.ts';
import { valueItem } from '../items/value-item.ts';
import { findDominantItem, isFarAbove } from './doubtful-items.ts';

/** Returns items that cost these amounts in euro: €0.05 for each kg of CO2. */
const costing = (...amountsEur: readonly number[]) =>
  amountsEur.map((amountEur, index) => {
    const a1 = exampleProfile(SET_A1, { GWP: { 'A1-A3': amountEur * 20 } });
    return valueItem(
      exampleItem({ postNumber: String(index), quantity: 1, profiles: { a1 } }),
      FIRST_WEIGHTED_SETS,
    ).valued;
  });

describe('an item that dominates its calculation', () => {
  it('costs more than half of the MKI while there are more than five', () => {
    expect(findDominantItem(costing(1, 1, 6, 1, 1, 1), 'a1')).toEqual({
      index: 2,
      share: 6 / 11,
      of: 'total',
    });
  });

  it('is none at half, nor among five', () => {
    expect(findDominantItem(costing(1, 1, 5, 1, 1, 1), 'a1')).toBeNull();
    expect(findDominantItem(costing(1, 1, 60, 1, 1), 'a1')).toBeNull();
  });

  it('is told among what was done: an item of quantity 0 makes no sixth', () => {
    const a1 = exampleProfile(SET_A1, { GWP: { 'A1-A3': 20 } });
    const undone = valueItem(exampleItem({ quantity: 0, profiles: { a1 } }), FIRST_WEIGHTED_SETS).valued;
    expect(findDominantItem([...costing(1, 1, 60, 1, 1), undone], 'a1')).toBeNull();
  });

  it('of a calculation that saves more than it costs is held against all amounts without their sign', () => {
    // -20 of 1 + 1 + 6 + 1 + 1 + 20
    const saved = { index: 5, share: 20 / 30, of: 'sizes' };
    expect(findDominantItem(costing(1, 1, 6, 1, 1, -20), 'a1')).toEqual(saved);
    // -8 of 4 + 1 + 1 + 1 + 8 + 1, where all except the last add up to 0
    expect(findDominantItem(costing(4, 1, 1, 1, -8, 1), 'a1')).toBeNull();
    expect(findDominantItem(costing(4, 1, 1, 1, -8, -1), 'a1')).toBeNull();
    expect(findDominantItem(costing(4, 1, 1, 1, -9, -1), 'a1')).toMatchObject({ index: 4, share: 9 / 17 });
  });

  it('is none of a calculation that costs nothing', () => {
    expect(findDominantItem(costing(0, 0, 0, 0, 0, 0), 'a1')).toBeNull();
  });

  it('is the largest where savings let several be more than half of what is left', () => {
    expect(findDominantItem(costing(2, 9, 3, 1, 1, -4, -4, -4), 'a1')).toEqual({
      index: 1,
      share: 9 / 4,
      of: 'total',
    });
  });

  it('may be one that saves, of a total that is still above 0', () => {
    expect(findDominantItem(costing(100, 100, 100, 100, 100, 100, -290), 'a1')).toEqual({
      index: 6,
      share: -290 / 310,
      of: 'total',
    });
    expect(findDominantItem(costing(10, 10, 10, 10, 10, -45), 'a1')).toMatchObject({ index: 5, share: -9 });
  });
});

describe('an amount far above the median', () => {
  it('is a thousand times as much, and not 999 times', () => {
    expect(isFarAbove(2_000, 2)).toBe(true);
    expect(isFarAbove(1_998, 2)).toBe(false);
  });

  it('is told of a median above 0 only', () => {
    expect(isFarAbove(1_000, 0)).toBe(false);
    expect(isFarAbove(-1_000, -1)).toBe(false);
  });
});
