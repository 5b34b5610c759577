import { describe, expect, it } from 'vitest';
import {
  addLacking,
  addParts,
  addSums,
  type CoveredSum,
  completenessOf,
  percentageOf,
} from './covered-sum.ts';

const sum = (amount: number | null, coverage: Partial<CoveredSum> = {}): CoveredSum => ({
  amount,
  items: 4,
  undeclared: 0,
  incomplete: 0,
  ...coverage,
});

describe('a sum', () => {
  it('is whole when every item declares it, though one declares a part of its indicators only', () => {
    expect(completenessOf(sum(10))).toBe('whole');
    expect(completenessOf(sum(10, { incomplete: 1 }))).toBe('whole');
    expect(completenessOf(sum(0))).toBe('whole');
  });

  it('is partial when an item declares nothing, and absent when none declares anything', () => {
    expect(completenessOf(sum(10, { undeclared: 1 }))).toBe('partial');
    expect(completenessOf(sum(null, { undeclared: 4 }))).toBe('absent');
    expect(completenessOf(sum(null, { items: 0 }))).toBe('absent');
  });
});

describe('parts of the same items', () => {
  it('are one quantity: an item that leaves one of them out leaves the sum undeclared', () => {
    expect(addParts([sum(10), sum(5), sum(1)])).toEqual(sum(16));
    expect(addParts([sum(10), sum(null, { undeclared: 4 }), sum(1, { undeclared: 2 })])).toEqual(
      sum(11, { undeclared: 4 }),
    );
    expect(addParts([sum(10, { undeclared: 1 }), sum(5, { undeclared: 2 })])).toEqual(
      sum(15, { undeclared: 3 }),
    );
  });

  it('that nothing declares are nothing', () => {
    expect(addParts([sum(null, { undeclared: 4 }), sum(null, { undeclared: 4 })]).amount).toBeNull();
  });
});

it('sums over different items count all of them', () => {
  expect(
    addSums([sum(10, { undeclared: 1 }), sum(null, { undeclared: 4 }), sum(3, { incomplete: 2 })]),
  ).toEqual({ amount: 13, items: 12, undeclared: 5, incomplete: 2 });
  expect(addSums([sum(10, { apart: 4 }), sum(3), sum(2, { apart: 1 })])).toMatchObject({
    items: 12,
    apart: 5,
  });
});

describe('what sums lack', () => {
  it('of different items is added up, per module where all know in which', () => {
    expect(addLacking({ items: 1, modules: [1, 0] }, { items: 2, modules: [2, 1] })).toEqual({
      items: 3,
      modules: [3, 1],
    });
    expect(addLacking({ items: 1, modules: [1, 0] }, { items: 2 })).toEqual({ items: 3 });
    expect(addLacking(undefined, { items: 2 })).toEqual({ items: 2 });
    expect(
      addSums([sum(1, { lacking: { items: 1 } }), sum(2), sum(3, { lacking: { items: 2 } })]),
    ).toMatchObject({
      lacking: { items: 3 },
    });
  });

  it('of parts of the same items is counted once: the most that any part lacks', () => {
    const parts = [sum(1, { lacking: { items: 1 } }), sum(2, { lacking: { items: 3 } }), sum(3)];
    expect(addParts(parts).lacking).toEqual({ items: 3 });
    expect(addParts([sum(1), sum(2)])).not.toHaveProperty('lacking');
  });
});

describe('a percentage', () => {
  it('is a part of a whole: 30 of 120 is 25 %', () => {
    expect(percentageOf(sum(30), sum(120))).toBe(25);
  });

  it('is unknown where part or whole is not declared by every item, or there is nothing to be a part of', () => {
    expect(percentageOf(sum(30, { undeclared: 1 }), sum(120))).toBeNull();
    expect(percentageOf(sum(30), sum(120, { undeclared: 1 }))).toBeNull();
    expect(percentageOf(sum(30), sum(0))).toBeNull();
    expect(percentageOf(sum(null), sum(120))).toBeNull();
  });
});
