import type { CalculationScopeAnswer } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { CalculationScope } from './get-calculation-scope.ts';
import { toShownScope } from './shown-scope.ts';
import { toScopeOfPair } from './to-scope-of-pair.ts';

/** Returns the comparisons of a calculation in the form of the API. */
export function toCalculationScope(
  { calculation, pairs }: CalculationScope,
  language: Language,
): CalculationScopeAnswer {
  return {
    pairs: pairs.flatMap(({ inSets, questions, counterpart, refused }) => {
      const shown = toShownScope(inSets, questions);
      return shown
        ? toScopeOfPair(shown, { against: counterpart, ownId: calculation.id, refused, language })
        : [];
    }),
  };
}
