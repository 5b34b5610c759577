import type { CalculationCheck, StepPost } from '@milieuspoor/contract';
import type { StepPart, StepSide } from '@milieuspoor/domain';
import { nodeId } from '../calculations/figures/storable-rows.ts';
import type { LargestOfStep } from '../calculations/scope/largest-of-steps.ts';

/** Returns a post of a step in the form of the API. */
export function toStepPost({ baseline, optimization, amount }: StepPart): StepPost {
  return { baseline: toSide(baseline), optimization: toSide(optimization), amount };
}

function toSide(side: StepSide | null): StepPost['baseline'] {
  if (!side) return null;
  const { postNumber, product, productGroup, quantity, unit, amount } = side;
  return { post_number: postNumber, product, product_group: productGroup, quantity, unit, amount };
}

/** Returns the posts of the steps of a file that is not stored, by the keys of the steps. */
export function toStepPosts(
  steps: readonly LargestOfStep[],
): NonNullable<CalculationCheck['difference_posts']>['mki'] {
  return steps.map(({ division, name, count, largest }) => ({
    step: division === 'product_group' ? nodeId([name]) : name,
    ...{ count, results: largest.map(toStepPost) },
  }));
}
