import type { FieldProblem } from '../../fields/field-problem.ts';
import {
  belowFormerStep,
  notAboveFormerStep,
  notZero,
  positive,
  required,
  wholeEuro,
} from '../../fields/field-rules.ts';
import { formatEuro } from '../../format/number-format.ts';

/** The allowed number of steps of a model in steps. */
export const DISCOUNT_STEPS = { least: 2, most: 20 } as const;

/** A step of the discount: an MKI up to and including it earns the amount. Both in whole euro. */
export interface DiscountStep {
  readonly mkiUptoEur: number;
  readonly discountEur: number;
}

/** A step that is being filled in. */
export interface StepFields {
  readonly mkiUptoEur: number | null;
  readonly discountEur: number | null;
}

/** A rule that a step of a list does not meet. */
export interface StepProblem extends FieldProblem {
  /** of the step in its list, from 0 */
  readonly place: number;
  readonly field: keyof StepFields;
}

/**
 * Returns the problems of a list of steps, in its order: the MKI must rise and the discount must fall from each step to
 * the next.
 */
export function stepProblems(steps: readonly StepFields[]): readonly StepProblem[] {
  return steps.flatMap(({ mkiUptoEur, discountEur }, place): StepProblem[] => {
    const former = steps[place - 1] ?? null;
    const ofMki =
      required(mkiUptoEur) ??
      wholeEuro(mkiUptoEur) ??
      positive(mkiUptoEur) ??
      notAboveFormerStep(mkiUptoEur, former?.mkiUptoEur ?? null);
    const ofDiscount =
      required(discountEur) ??
      wholeEuro(discountEur) ??
      positive(discountEur) ??
      notZero(discountEur) ??
      belowFormerStep(discountEur, former?.discountEur ?? null);
    return [
      ...(ofMki ? [{ place, field: 'mkiUptoEur' as const, ...ofMki }] : []),
      ...(ofDiscount ? [{ place, field: 'discountEur' as const, ...ofDiscount }] : []),
    ];
  });
}

/**
 * Returns the boundaries and the maximum of a model in steps: those of the first and last step (docs/decisions/0087).
 */
export function valuesOfSteps(steps: readonly DiscountStep[]): {
  readonly lowerEur: number | null;
  readonly upperEur: number | null;
  readonly mkiMaxDiscountEur: number | null;
} {
  const [first, last] = [steps[0], steps.at(-1)];
  return {
    lowerEur: first?.mkiUptoEur ?? null,
    upperEur: last?.mkiUptoEur ?? null,
    mkiMaxDiscountEur: first?.discountEur ?? null,
  };
}

/** Returns steps on one line: '≤ €50.000,-: €250.000,-; ≤ €75.000,-: €125.000,-'. */
export function stepsLine(steps: readonly DiscountStep[]): string {
  return steps
    .map(({ mkiUptoEur, discountEur }) => `≤ ${formatEuro(mkiUptoEur)}: ${formatEuro(discountEur)}`)
    .join('; ');
}
