import { describe, expect, it } from 'vitest';
import { addCells, type Contribution, gatherCell, publishCell } from './published-cells.ts';

/** Returns the contribution of one project, which saves `percent` of `baseline`. */
function contribution(organisationId: string, baseline: number, percent: number): Contribution {
  return {
    organisationId,
    baseline,
    optimization: baseline * (1 - percent / 100),
    projects: 1,
    of: 1,
    incomplete: false,
    lowest: percent,
    highest: percent,
    reducing: 1,
  };
}

// This is the cell of docs/method/statistics.md.
const A = contribution('a', 100, 10);
const B = contribution('b', 120, 25);
const C = contribution('c', 100, 40);
const D = contribution('d', 80, 25);
const E = contribution('e', 800, 12.5);
const told = (parts: readonly Contribution[], own: readonly string[] = []) =>
  publishCell(gatherCell(parts), new Set(own));

describe('publishCell', () => {
  it('tells nothing of fewer than three organisations', () => {
    expect(told([A, B])).toBeNull();
    expect(told([A, B, C])).toEqual({
      baseline: 320,
      optimization: 240,
      projects: 3,
      reduction: { lowest: 10, highest: 40, total: 25, projects: 3, of: 3, incomplete: false },
    });
  });

  it('leaves the reader’s own out when it counts them, and tells the sum with them', () => {
    expect(told([A, B, C], ['a'])).toBeNull();
    expect(told([A, B, C, D], ['a'])).toMatchObject({ baseline: 400, optimization: 300, projects: 4 });
    expect(told([A, B, C, D], ['a', 'b'])).toBeNull();
  });

  it('does not count who has nothing on a side', () => {
    expect(told([A, B, { ...C, baseline: 0 }])).toBeNull();
    expect(told([A, B, { ...C, optimization: 0 }])).toBeNull();
  });

  it('tells nothing of which one organisation has more than 60 %, but to that one', () => {
    // E has 800 of 1,120, which is 71 %; without E, the largest of the three has 120 of 320.
    expect(told([A, B, C, E])).toBeNull();
    expect(told([A, B, C, E], ['e'])).toMatchObject({ baseline: 1120, optimization: 940 });
  });
});

describe('addCells', () => {
  it('adds sums, and spans the extremes', () => {
    const [one, other] = [told([A, B, C]), told([B, C, D])];
    if (!one || !other) throw new Error('Both may be told');
    expect(addCells([one, other])).toEqual({
      baseline: 620,
      optimization: 450,
      projects: 6,
      reduction: { lowest: 10, highest: 40, total: (100 * 170) / 620, projects: 6, of: 6, incomplete: false },
    });
  });

  it('keeps the mark of any of them', () => {
    const [one, other] = [told([A, B, { ...C, incomplete: true }]), told([B, C, D])];
    if (!one || !other) throw new Error('Both may be told');
    expect(addCells([one, other]).reduction.incomplete).toBe(true);
    expect(addCells([other]).reduction.incomplete).toBe(false);
  });

  it('of no cells is nothing', () => {
    const nothing = { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false };
    expect(addCells([])).toEqual({ baseline: 0, optimization: 0, projects: 0, reduction: nothing });
  });
});
