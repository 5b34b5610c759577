import { isRoundedDifference } from '@milieuspoor/charts';
import { type Comparison, formatChange, type ModuleIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from './display-of.ts';

/** A difference between two sides in words: its amount, its direction, and its part of the baseline. */
export interface DifferenceWords {
  readonly direction: 'less' | 'more' | 'same';
  readonly amount: string;
  /** without a sign, since the direction states it; null where there is no baseline for a percentage */
  readonly percentage: string | null;
  /** remarks beside it */
  readonly notes: readonly string[];
}

/** Returns the difference in words: 'minder' can't be misread as a minus sign can. */
export function differenceWords(
  comparison: Comparison,
  quantity: ModuleIndicator,
  t: TFunction,
): DifferenceWords {
  const { amount, share, incomplete } = comparison;
  const direction = amount === 0 ? 'same' : amount < 0 ? 'less' : 'more';
  return {
    direction,
    amount:
      direction === 'same'
        ? t('statistics.figures.same')
        : t(`statistics.figures.${direction}`, { amount: displayOf(quantity).format(Math.abs(amount)) }),
    percentage: share === null || direction === 'same' ? null : formatChange(share),
    notes: [
      ...(isRoundedDifference(comparison, quantity) ? [t('charts.differenceRounded')] : []),
      ...(incomplete ? [t('charts.coverage.incompleteMark')] : []),
    ],
  };
}
