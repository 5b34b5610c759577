import { describe, expect, it } from 'vitest';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { largestContributions } from './largest-contributions.ts';

const sum = (amount: number | null): CoveredSum | null =>
  amount === null ? null : { amount, items: 1, undeclared: 0, incomplete: 0 };
const node = (name: string, baseline: number | null, optimization: number | null) => ({
  uuid: `uuid of ${name}`,
  name,
  baseline: sum(baseline),
  optimization: sum(optimization),
});

describe('largestContributions', () => {
  it('names the three that differ most, largest first, savings and increases alike', () => {
    const { largest } = largestContributions([
      node('Riolering', 1_000, 900),
      node('Verhardingen', 4_000, 2_600),
      node('Grondwerk', 200, 650),
      node('Groen', 50, 60),
    ]);
    expect(largest.map(({ name, amount, share }) => [name, amount, share])).toEqual([
      // 4.000 becomes 2.600: 35 % less
      ['Verhardingen', -1_400, -0.35],
      ['Grondwerk', 450, 2.25],
      ['Riolering', -100, -0.1],
    ]);
  });

  it('counts a side that has nothing of a node as 0, without a share to compare with', () => {
    expect(
      largestContributions([node('Hout', null, 300), node('Beton', 400, null)]).largest.map(
        ({ name, amount, share }) => [name, amount, share],
      ),
    ).toEqual([
      ['Beton', -400, -1],
      ['Hout', 300, null],
    ]);
  });

  it('names nothing that stays the same', () => {
    expect(largestContributions([node('Riolering', 100, 100), node('Niets', null, null)])).toEqual({
      largest: [],
      unknown: [],
    });
  });

  it('ranks what can be compared where one can not, and names that one, for it might be the largest', () => {
    const unknown = {
      ...node('Groen', 50, 60),
      optimization: { amount: 60, items: 2, undeclared: 1, incomplete: 0 },
    };
    const { largest, unknown: named } = largestContributions([
      unknown,
      node('Riolering', 1_000, 900),
      node('Verhardingen', 4_000, 2_600),
    ]);
    expect(largest.map(({ name, amount }) => [name, amount])).toEqual([
      ['Verhardingen', -1_400],
      ['Riolering', -100],
    ]);
    expect(named).toEqual([{ uuid: 'uuid of Groen', name: 'Groen' }]);
  });
});
