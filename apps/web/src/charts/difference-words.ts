import { type Comparison, formatNumber, type ModuleIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from './quantities.ts';

/** A difference between two sides as words: how much, in which direction, and which part of the baseline that is. */
export interface DifferenceWords {
  readonly direction: 'less' | 'more' | 'same';
  readonly amount: string;
  /** without a sign, since the direction says it; null where there is no baseline to be a part of */
  readonly percentage: string | null;
  /** what has to be said beside it */
  readonly notes: readonly string[];
}

/** The finest difference that a figure on the screen shows, in the server's unit: a euro, and 0,01 ton in kg. */
const STEP: Readonly<Record<ModuleIndicator, number>> = { mki: 1, co2: 10 };

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
    percentage: share === null || direction === 'same' ? null : `${formatNumber(100 * Math.abs(share), 1)} %`,
    notes: [
      ...(isRounded(comparison, STEP[quantity]) ? [t('charts.differenceRounded')] : []),
      ...(incomplete ? [t('charts.coverage.incompleteMark')] : []),
    ],
  };
}

/** Whether the figures of the sides, as they stand on the screen, are further apart or nearer than the difference says. */
function isRounded({ baseline, optimization, amount }: Comparison, step: number): boolean {
  const shown = (value: number) => Math.sign(value) * Math.round(Math.abs(value) / step);
  return shown(optimization) - shown(baseline) !== shown(amount);
}
