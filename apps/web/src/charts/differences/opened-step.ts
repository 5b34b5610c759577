import { type ChartModel, REST_STEP, restSteps } from '@milieuspoor/charts';
import type { DifferenceStep, DividedDifference } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import type { DifferenceView } from './difference-view.ts';
import { signedAmount } from './signed-amount.ts';

interface StepInView {
  /** its name, with what it comes to */
  readonly title: string;
  /** the steps that it holds together; none if it is a step by itself */
  readonly rest: readonly DifferenceStep[];
}

/** Returns what a waterfall has of a step with this key; null where it has no such step. */
export function stepInView(
  { divided, model }: { readonly divided: DividedDifference; readonly model: ChartModel },
  { division, indicator }: DifferenceView,
  key: string,
  t: TFunction,
): StepInView | null {
  const smaller = restSteps(divided, division);
  const category = model.categories.findIndex((each) => each.key === key);
  const ofRest = smaller.find((each) => each.key === key);
  const name = ofRest?.name ?? model.categories[category]?.label;
  if (!name) return null;
  const amount = ofRest?.amount ?? model.series[0]?.data[category] ?? null;
  return {
    title:
      amount === null
        ? name
        : t('differences.opened', { step: name, amount: signedAmount(amount, indicator) }),
    rest: key === REST_STEP ? smaller : [],
  };
}
