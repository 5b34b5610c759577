import { type ChartModel, type differenceSteps, REST_STEP } from '@milieuspoor/charts';
import type { DividedDifference } from '@milieuspoor/contract';
import { CHANGE_KINDS, LIFE_CYCLE_MODULES, type ModuleIndicator, type SeriesName } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { differenceWords } from '../difference-words.ts';
import type { ChosenEnds, DifferenceView } from './difference-view.ts';
import { signedAmount } from './signed-amount.ts';

type StepLabels = Parameters<typeof differenceSteps>[3];

/** Returns the names of both ends of a difference. */
export function endNames(ends: ChosenEnds | null, t: TFunction): Readonly<Record<SeriesName, string>> {
  return ends
    ? { baseline: ends.from, optimization: ends.to }
    : { baseline: t('charts.sides.baseline'), optimization: t('charts.sides.optimization') };
}

/** Returns the title of a waterfall, with what it lies between where that is not baseline and optimisation. */
export function titleOf({ division, indicator, ends }: DifferenceView, t: TFunction): string {
  const of = t(`differences.indicators.${indicator}`);
  return ends
    ? t(`differences.titlesOfPair.${division}`, { indicator: of, ...ends })
    : t(`differences.titles.${division}`, { indicator: of });
}

/** Returns the words of a waterfall. */
export function stepLabels(
  { indicator, ends }: Pick<DifferenceView, 'indicator' | 'ends'>,
  t: TFunction,
): StepLabels {
  return {
    ...endNames(ends, t),
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
