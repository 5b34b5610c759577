import { describe, expect, it } from 'vitest';
import { addCells, type Contribution, gatherCell, mergeCells, publishCell } from './published-cells.ts';

/** One project each: saves `percent` of `baseline`. */
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

// The cell of docs/method/statistics.md.
const A = contribution('a', 100, 10);
const B = contribution('b', 200, 25);
const C = contribution('c', 100, 50);
const D = contribution('d', 400, 0);
const nobody: ReadonlySet<string> = new Set();

describe('publishCell', () => {
  it('tells nothing of fewer than three organisations', () => {
    expect(publishCell(gatherCell([A, B]), nobody)).toBeNull();
    expect(publishCell(gatherCell([A, B, C]), nobody)).toMatchObject({
      baseline: 400,
      optimization: 290,
      projects: 3,
    });
  });

  it('does not count who has nothing on a side', () => {
    expect(publishCell(gatherCell([A, B, { ...C, baseline: 0 }]), nobody)).toBeNull();
    expect(publishCell(gatherCell([A, B, { ...C, optimization: 0 }]), nobody)).toBeNull();
  });

  it('tells nothing to whom only one other would remain', () => {
    expect(publishCell(gatherCell([A, B, C]), new Set(['a']))).not.toBeNull();
    expect(publishCell(gatherCell([A, B, C]), new Set(['a', 'b']))).toBeNull();
  });

  it('tells the extremes of single projects only with three others: with two, sums and extremes can be solved', () => {
    expect(publishCell(gatherCell([A, B, C, D]), new Set(['a']))).toEqual({
      baseline: 800,
      optimization: 690,
      projects: 4,
      reduction: { lowest: 0, highest: 50, total: 13.75, projects: 4, of: 4, incomplete: false },
    });
    // 110 of 400 is 27.5 %.
    expect(publishCell(gatherCell([A, B, C]), new Set(['a']))?.reduction).toEqual({
      lowest: 27.5,
      highest: 27.5,
      total: 27.5,
      projects: 3,
      of: 3,
      incomplete: false,
    });
  });
});

describe('mergeCells', () => {
  it('makes of parts what would have been gathered at once', () => {
    const parts = mergeCells([gatherCell([A]), gatherCell([B, { ...C, baseline: 0 }]), gatherCell([D])]);
    const whole = gatherCell([A, B, { ...C, baseline: 0 }, D]);
    expect(parts.sum).toEqual(whole.sum);
    expect(parts.behind.size).toBe(3);
    for (const name of ['a', 'b', 'c', 'd']) expect(parts.behind.has(name)).toBe(whole.behind.has(name));
    for (const own of [[], ['a'], ['a', 'b']])
      expect(publishCell(parts, new Set(own))).toEqual(publishCell(whole, new Set(own)));
  });
});

describe('addCells', () => {
  it('adds sums, and spans the extremes', () => {
    const [one, other] = [
      publishCell(gatherCell([A, B, C]), nobody),
      publishCell(gatherCell([B, C, D]), nobody),
    ];
    if (!one || !other) throw new Error('Both may be told');
    expect(addCells([one, other])).toEqual({
      baseline: 1100,
      optimization: 890,
      projects: 6,
      reduction: { lowest: 0, highest: 50, total: (100 * 210) / 1100, projects: 6, of: 6, incomplete: false },
    });
  });

  it('keeps the mark of any of them', () => {
    const [one, other] = [
      publishCell(gatherCell([A, B, { ...C, incomplete: true }]), nobody),
      publishCell(gatherCell([B, C, D]), nobody),
    ];
    if (!one || !other) throw new Error('Both may be told');
    expect(addCells([one, other]).reduction.incomplete).toBe(true);
    expect(addCells([other]).reduction.incomplete).toBe(false);
  });

  it('of no cells is nothing', () => {
    const nothing = { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false };
    expect(addCells([])).toEqual({ baseline: 0, optimization: 0, projects: 0, reduction: nothing });
  });
});
