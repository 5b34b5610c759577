import { type Comparison, formatMki, formatNumber } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** A difference in MKI as words: how much, in which direction, and which part of the baseline that is. */
export interface DifferenceWords {
  readonly direction: 'less' | 'more' | 'same';
  readonly amount: string;
  /** without a sign, since the direction says it; null where there is no baseline to be a part of */
  readonly percentage: string | null;
  /** what has to be said beside it */
  readonly notes: readonly string[];
}

/** The difference as people say it: 'minder' can't be misread as a minus can. */
export function differenceWords(comparison: Comparison, t: TFunction): DifferenceWords {
  const { amount, share, incomplete } = comparison;
  const direction = amount === 0 ? 'same' : amount < 0 ? 'less' : 'more';
  return {
    direction,
    amount:
      direction === 'same'
        ? t('statistics.figures.same')
        : t(`statistics.figures.${direction}`, { amount: formatMki(Math.abs(amount)) }),
    percentage: share === null || direction === 'same' ? null : `${formatNumber(100 * Math.abs(share), 1)} %`,
    notes: [
      ...(isRounded(comparison) ? [t('calculations.result.rounded')] : []),
      ...(incomplete ? [t('charts.coverage.incompleteMark')] : []),
    ],
  };
}

/** Whether the rounded sides are a whole euro further apart, or nearer, than the rounded difference says. */
function isRounded({ baseline, optimization, amount }: Comparison): boolean {
  const euros = (eur: number) => Math.sign(eur) * Math.round(Math.abs(eur));
  return euros(optimization) - euros(baseline) !== euros(amount);
}
