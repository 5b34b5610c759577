import { describe, expect, it } from 'vitest';
import { proposeReduction, targetOf } from './propose-target.ts';
import { type Reached, reachedSpread, wholePercentReached } from './reached.ts';

const saving = (...percents: number[]): Reached[] =>
  percents.map((percent) => ({ baseline: 1000, optimization: 1000 - 10 * percent }));
const built = (...percents: number[]) => proposeReduction({ built: saving(...percents), offered: [] });

describe('a reduction that can be asked for', () => {
  it('is the highest that two projects reached, and a quarter of them', () => {
    expect(built(10, 18, 24).proposal?.percent).toBe(18);
    expect(built(10, 12, 14, 16, 18, 20, 22, 24).proposal?.percent).toBe(22);
    // A quarter of nine is three of them.
    expect(built(10, 12, 14, 16, 18, 20, 22, 24, 26).proposal).toMatchObject({ percent: 22, reachedBy: 3 });
  });

  it('is rounded down: two reached 18.4 %, so 18 % is asked', () => {
    expect(built(10, 18.4, 18.9).proposal).toMatchObject({ percent: 18, reachedBy: 2, builtBy: 2 });
  });

  it('follows what was built, and what was offered while fewer than three projects are built', () => {
    const offered = saving(30, 31, 32);
    expect(proposeReduction({ built: saving(10, 11, 12), offered }).proposal).toMatchObject({
      ...{ basis: 'built', percent: 11 },
    });
    expect(proposeReduction({ built: saving(10, 30.5), offered }).proposal).toMatchObject({
      ...{ basis: 'offered', percent: 31, reachedBy: 2, builtBy: 0 },
    });
  });

  it('is not proposed of two projects, and the offers of three do not mend what was built too differently', () => {
    expect(built(10, 11)).toEqual({ proposal: null, reason: 'too-few' });
    const offered = saving(20, 21, 22);
    expect(proposeReduction({ built: saving(0, 10, 25.1), offered }).reason).toBe('too-wide');
  });

  it('is proposed where the quartiles are 25 points apart, and not beyond', () => {
    expect(built(5, 10, 30).proposal?.percent).toBe(10);
    expect(built(5, 10, 30.01).reason).toBe('too-wide');
    // One project far from seven others moves neither quartile.
    expect(built(-40, 10, 11, 12, 13, 14, 15, 16).proposal?.percent).toBe(15);
  });

  it('is not proposed below 1 %', () => {
    expect(built(0.5, 0.9, 0.99).reason).toBe('no-reduction');
    expect(built(-5, -4, 3).reason).toBe('no-reduction');
  });
});

describe('a target value', () => {
  it('is in whole euro, and asks for no more than the reduction', () => {
    expect(targetOf(100_000, 18)).toBe(82_000);
    expect(targetOf(99_999, 18)).toBe(82_000);
    expect(targetOf(12_345, 7)).toBe(11_481);
  });
});

describe('what was reached', () => {
  it('is a whole percentage from amounts as they are read, rounded down', () => {
    expect(wholePercentReached({ baseline: 0.3, optimization: 0.1 + 0.2 - 0.03 })).toBe(10);
    expect(wholePercentReached({ baseline: 1000, optimization: 820 })).toBe(18);
    expect(wholePercentReached({ baseline: 1000, optimization: 820.01 })).toBe(17);
    expect(wholePercentReached({ baseline: 1000, optimization: 1001 })).toBe(-1);
    expect(wholePercentReached({ baseline: 1000, optimization: 1010 })).toBe(-1);
  });

  it('is spread from the lowest to the highest, with quartiles that are reductions of projects', () => {
    expect(reachedSpread(saving(40, 10, 20, 30))).toEqual({
      ...{ count: 4, lowest: 10, lowerQuartile: 10, middle: 25, upperQuartile: 40, highest: 40 },
    });
    expect(reachedSpread(saving(10, 20, 30, 40, 50))).toMatchObject({
      ...{ lowerQuartile: 20, middle: 30, upperQuartile: 40 },
    });
    expect(reachedSpread([{ baseline: 0, optimization: 5 }])).toBeNull();
  });
});
