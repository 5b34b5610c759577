import { formatNumber } from '@milieuspoor/domain';

/** Writes a factor with the decimals that it has, at most two: '2', '1,5', '1,15'. */
export function writeFactor(factor: number): string {
  const decimals = [0, 1].find((count) => Number(factor.toFixed(count)) === factor) ?? 2;
  return formatNumber(factor, decimals);
}
