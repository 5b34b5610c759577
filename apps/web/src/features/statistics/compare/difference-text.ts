import { isRoundedDifference, type Quantity } from '@milieuspoor/charts';
import { formatChange, type UndeclaredQuantity } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { ofChosen, refusalText } from '../../../charts/coverage/coverage-texts.ts';
import { displayOf } from '../../../charts/display-of.ts';
import type { ComparedFigure } from './compared-rows.ts';

/** A difference in words, or why there is none; null where there is nothing to compare. */
export interface DifferenceText {
  readonly direction: 'less' | 'more' | 'same' | 'unknown';
  readonly text: string;
}

/** Returns a difference in words: its amount and direction, its part of the other, and what is to be known of it. */
export function differenceText(
  { comparison, ...refused }: ComparedFigure,
  { quantity, about }: { readonly quantity: Quantity; readonly about: UndeclaredQuantity },
  t: TFunction,
): DifferenceText | null {
  if (!comparison) {
    if (refused.gaps.length === 0) return null;
    return { direction: 'unknown', text: refusalText(ofChosen({ comparison, ...refused }), about, t) };
  }
  const { amount, share, incomplete } = comparison;
  const direction = amount === 0 ? 'same' : amount < 0 ? 'less' : 'more';
  if (direction === 'same') return { direction, text: t('statistics.figures.same') };
  const written = t(`statistics.figures.${direction}`, {
    amount: displayOf(quantity).format(Math.abs(amount)),
  });
  const notes = [
    ...(isRoundedDifference(comparison, quantity) ? [t('charts.differenceRounded')] : []),
    ...(incomplete ? [t('charts.coverage.incompleteMark')] : []),
  ];
  const whole = share === null ? written : `${written} (${formatChange(share)})`;
  return { direction, text: [whole, ...notes].join(', ') };
}
