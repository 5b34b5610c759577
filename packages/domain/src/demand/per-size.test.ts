import { describe, expect, it } from 'vitest';
import { mkiPerSize, placeInSpread } from './per-size.ts';
import { spreadOf } from './reached.ts';

it('states the MKI for each thousand euro of the size, and of no size none', () => {
  expect(mkiPerSize(50_000, 2_000_000)).toBe(25);
  expect(mkiPerSize(-500, 1_000)).toBe(-500);
  expect([mkiPerSize(1, null), mkiPerSize(1, 0), mkiPerSize(1, -1)]).toEqual([null, null, null]);
});

describe('the place of a figure in a spread', () => {
  const places = (figures: number[]) => {
    const spread = spreadOf(figures);
    return figures.map((figure) => spread && placeInSpread(spread, figure));
  };

  it('is the lowest or the highest quarter, and between them the rest', () => {
    expect(places([40, 10, 20, 30])).toEqual(['highest-quarter', 'lowest-quarter', 'between', 'between']);
    // A quarter of five is two of them.
    expect(places([1, 2, 3, 4, 5]).filter((place) => place === 'between')).toHaveLength(1);
  });

  it('is not told of three figures, nor where the quartiles are one figure', () => {
    expect(places([1, 2, 3])).toEqual([null, null, null]);
    expect(places([1, 5, 5, 5, 5, 5, 9])).toEqual(new Array(7).fill(null));
  });
});
