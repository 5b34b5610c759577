import { describe, expect, it } from 'vitest';
import type { SetTotal } from '../items/calculation-totals.ts';
import { headlineSetOf, headlineTotal } from './headline-total.ts';

const total = (mkiEur: number[], co2Kg: number[]): SetTotal => ({
  mkiEur,
  co2Kg,
  itemCount: 1,
  itemsUndeclared: 0,
  itemsWithoutCo2: 0,
  mkiItems: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  co2Items: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  itemsIncomplete: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
});
const A1 = total([100, 0, 0, 0, 0, 0, 0, 0, 0, -20], [900, 0, 0, 0, 0, 0, 0, 0, 0, -100]);
const A2 = total([210, 0, 0, 0, 0, 0, 0, 0, 0, -10], [950, 0, 0, 0, 0, 0, 0, 0, 0, -50]);

describe("a calculation's one MKI figure (D-93)", () => {
  it('is its A1 total when it has Set A1, and says so', () => {
    expect(headlineTotal({ a1: A1 })).toMatchObject({ set: 'a1', mkiEur: 80, co2: { amount: 800 } });
    expect(headlineTotal({ a2: A2, a1: A1 })).toMatchObject({ set: 'a1', mkiEur: 80, co2: { amount: 800 } });
  });

  it('is its A2 total when it has Set A2 only, and says so', () => {
    expect(headlineTotal({ a2: A2 })).toMatchObject({ set: 'a2', mkiEur: 200, co2: { amount: 900 } });
  });

  it('leaves CO2 unknown, not 0, when no item declares it', () => {
    expect(headlineTotal({ a1: { ...A1, itemsWithoutCo2: 1 } })?.co2).toEqual({
      amount: null,
      items: 1,
      undeclared: 1,
      incomplete: 0,
    });
  });

  it('counts what is declared, and says how many items are not in it', () => {
    const two = { ...A1, itemCount: 2, itemsWithoutCo2: 1, itemsUndeclared: 2 };
    expect(headlineTotal({ a1: two })).toEqual({
      set: 'a1',
      mkiEur: 80,
      mki: { amount: 80, items: 2, undeclared: 0, incomplete: 2 },
      co2: { amount: 800, items: 2, undeclared: 1, incomplete: 0 },
    });
  });

  it('does not exist when it has neither', () => {
    expect(headlineTotal({})).toBeNull();
  });

  it('is stated in the set that its items say: A1 when one of them has it', () => {
    const impact = {
      mkiEur: [],
      co2Kg: null,
      mkiSource: 'indicators',
      undeclared: [],
      incomplete: [],
      declared: [],
    } as const;
    const [ofA1, ofA2] = [{ impacts: { a1: impact } }, { impacts: { a2: impact } }];
    expect(headlineSetOf([ofA2, ofA1])).toBe('a1');
    expect(headlineSetOf([ofA2, { impacts: {} }])).toBe('a2');
    expect(headlineSetOf([{ impacts: {} }])).toBeNull();
    expect(headlineSetOf([])).toBeNull();
  });
});
