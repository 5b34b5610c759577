import { type ChartModel, type differenceSteps, REST_STEP } from '@milieuspoor/charts';
import type { DividedDifference } from '@milieuspoor/contract';
import { CHANGE_KINDS, LIFE_CYCLE_MODULES, type ModuleIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { differenceWords } from '../difference-words.ts';
import { signedAmount } from './signed-amount.ts';

type StepLabels = Parameters<typeof differenceSteps>[3];

/** Returns the words of a waterfall. */
export function stepLabels(indicator: ModuleIndicator, t: TFunction): StepLabels {
  return {
    baseline: t('charts.sides.baseline'),
    optimization: t('charts.sides.optimization'),
    amount: t(`differences.indicators.${indicator}`),
    nameOf: (key) => nameOfStep(key, t),
    rest: (count) => t('differences.rest', { count }),
    open: t('differences.open'),
  };
}

function nameOfStep(key: string, t: TFunction): string {
  const kind = CHANGE_KINDS.find((each) => each === key);
  if (kind) return t(`differences.kinds.${kind}`);
  const module = LIFE_CYCLE_MODULES.find((each) => each === key);
  return module ? t(`charts.modules.${module}`) : key;
}

/** Returns the difference in words, and the largest step of its waterfall. */
export function changeSentences(
  { compared: { comparison } }: DividedDifference,
  { categories, series: [series] }: ChartModel,
  indicator: ModuleIndicator,
  t: TFunction,
): string[] {
  if (!comparison) return [];
  const { amount, percentage, notes } = differenceWords(comparison, indicator, t);
  const whole = [percentage === null ? amount : `${amount} (${percentage})`, ...notes].join(', ');
  const steps = categories.flatMap(({ key, label, leads }, place) =>
    leads && key !== REST_STEP ? [{ label, amount: series?.data[place] ?? 0 }] : [],
  );
  const [largest] = steps.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  if (!largest) return [whole];
  const { label, amount: changed } = largest;
  return [whole, t('differences.largest', { step: label, amount: signedAmount(changed, indicator) })];
}
