import { type differenceSteps, type StepDivision, stepsOf } from '@milieuspoor/charts';
import type { DividedDifference } from '@milieuspoor/contract';
import { CHANGE_KINDS, LIFE_CYCLE_MODULES, type ModuleIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { differenceWords } from '../../../charts/difference-words.ts';
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

interface AboutSteps {
  readonly division: StepDivision;
  readonly indicator: ModuleIndicator;
  readonly labels: StepLabels;
  readonly t: TFunction;
}

/** Returns the difference in words, and its largest step. */
export function changeSentences(
  divided: DividedDifference,
  { division, indicator, labels, t }: AboutSteps,
): string[] {
  const { comparison } = divided.compared;
  if (!comparison) return [];
  const { amount, percentage, notes } = differenceWords(comparison, indicator, t);
  const whole = [percentage === null ? amount : `${amount} (${percentage})`, ...notes].join(', ');
  const [largest] = stepsOf(divided, division).toSorted(
    (one, other) => Math.abs(other.amount) - Math.abs(one.amount),
  );
  if (!largest) return [whole];
  const name = division === 'product_group' ? largest.name : labels.nameOf(largest.key);
  return [whole, t('differences.largest', { step: name, amount: signedAmount(largest.amount, indicator) })];
}
