import { formatChange, percentageOf } from '@milieuspoor/domain';
import { type CoveredPoint, toCoveredSum } from './coverage/point-coverage.ts';

/**
 * Returns a part in percent of a whole; null where either is not complete, since a share of an unknown total is
 * unknown.
 */
export function shareOf(part: CoveredPoint, whole: CoveredPoint): number | null {
  const [sum, total] = [toCoveredSum(part), toCoveredSum(whole)];
  return sum && total ? percentageOf(sum, total) : null;
}

/** Writes a share: '51,6 %', and '0,04 %' for almost nothing; '–' where there is no share. */
export function shareText(percent: number | null): string {
  return percent === null ? '–' : `${percent < 0 ? '-' : ''}${formatChange(percent / 100)}`;
}
