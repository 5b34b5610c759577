import { describe, expect, it } from 'vitest';
import { largestContributions } from './largest-contributions.ts';

const node = (name: string, baseline: number | null, optimization: number | null) => ({
  uuid: name,
  name,
  baseline,
  optimization,
});

describe('largestContributions', () => {
  it('names the three that differ most, largest first, savings and increases alike', () => {
    const largest = largestContributions([
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
    expect(largestContributions([node('Hout', null, 300), node('Beton', 400, null)])).toEqual([
      { ...node('Beton', 400, null), amount: -400, share: -1 },
      { ...node('Hout', null, 300), amount: 300, share: null },
    ]);
  });

  it('names nothing that stays the same', () => {
    expect(largestContributions([node('Riolering', 100, 100), node('Niets', null, null)])).toEqual([]);
  });
});
