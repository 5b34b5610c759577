import type { DifferenceStep, DividedDifference } from '@milieuspoor/contract';
import type { DividedPair, DividedStep } from '@milieuspoor/domain';
import { nodeId } from '../calculations/figures/storable-rows.ts';
import { toPairsComparison } from '../statistics/to-pair-comparison.ts';

/** Returns a difference that was divided from posts, in the form of the API. */
export function toDividedDifference({
  compared,
  byProductGroup,
  byModule,
  byKind,
}: DividedPair): DividedDifference {
  return {
    compared: toPairsComparison(compared),
    by_product_group: byProductGroup.map((step) => ({ ...step, key: nodeId([step.name]) })),
    by_module: byModule.map(named),
    by_kind: byKind.map(named),
  };
}

function named(step: DividedStep): DifferenceStep {
  return { ...step, key: step.name };
}
