import { isRoundedDifference } from '@milieuspoor/charts';
import { type Comparison, formatChange, type ModuleIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from './display-of.ts';

/** A difference between two sides as words: how much, in which direction, and which part of the baseline that is. */
export interface DifferenceWords {
  readonly direction: 'less' | 'more' | 'same';
  readonly amount: string;
  /** without a sign, since the direction says it; null where there is no baseline to be a part of */
  readonly percentage: string | null;
  /** what has to be said beside it */
  readonly notes: readonly string[];
}

/** The difference as people say it: 'minder' can't be misread as a minus can. */
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
