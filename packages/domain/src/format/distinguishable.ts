import { formatNumber } from './number-format.ts';

const DECIMALS_MIN = 2;
/** no figure of a workbook has more meaningful decimals */
const DECIMALS_MAX = 12;

/** Returns two figures with as many decimals as it takes to see the difference, at least two: '0,0012' and '0,0013'. */
export function distinguishable(before: number | null, after: number | null): readonly [string, string] {
  for (let decimals = DECIMALS_MIN; decimals < DECIMALS_MAX; decimals++) {
    const texts = [formatNumber(before, decimals), formatNumber(after, decimals)] as const;
    if (texts[0] !== texts[1]) return texts;
  }
  return [formatNumber(before, DECIMALS_MAX), formatNumber(after, DECIMALS_MAX)];
}
