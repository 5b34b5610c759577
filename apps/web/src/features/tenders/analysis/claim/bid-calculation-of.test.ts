import { bidStanding, leavesIndicatorsOut } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { exampleCalculation, exampleTotal } from '../../../../testing/calculation-answers.ts';
import { bidCalculationOf } from './bid-calculation-of.ts';

const standing = (more: Parameters<typeof exampleCalculation>[0]) =>
  bidStanding(bidCalculationOf(exampleCalculation(more)), { scale: null, work: null, ceilingEur: null });

describe('a calculation is looked at in the set of its headline', () => {
  it('with the MKI and the weights of that set', () => {
    const both = exampleCalculation({
      mki_set: 'a2',
      sets: ['a1', 'a2'],
      totals: [exampleTotal(), exampleTotal({ set: 'a2', mki_value: 900, weights_version: '2026-7' })],
    });
    expect(bidCalculationOf(both)).toEqual({
      set: 'a2',
      weightsVersion: '2026-7',
      mki: { amount: 900, items: 5, undeclared: 0, incomplete: 0 },
    });
  });

  it('and is incomplete where items are not in that set', () => {
    expect(standing({ item_count: 5, totals: [exampleTotal({ item_count: 5 })] })).toBe('scored');
    expect(standing({ item_count: 6, totals: [exampleTotal({ item_count: 5 })] })).toBe('incomplete');
  });

  it('and whole, but marked, where an item leaves indicators out', () => {
    const marked = bidCalculationOf(exampleCalculation({ totals: [exampleTotal({ items_undeclared: 1 })] }));
    expect(marked && leavesIndicatorsOut(marked)).toBe(true);
    expect(standing({ totals: [exampleTotal({ items_undeclared: 1 })] })).toBe('scored');
  });

  it('and is none where it states no total of it', () => {
    expect(bidCalculationOf(exampleCalculation({ mki_set: 'a2' }))).toBeNull();
  });
});
