import { type Calculation, VARIANTS_MAX } from '@milieuspoor/contract';

export type ChoiceObstacle = 'nothingChosen' | 'onlySealed' | 'tooMany';

/**
 * Returns why no report can be made of the chosen calculations; null if one can. A sealed bid has no number and is in
 * no report.
 */
export function choiceObstacle(
  calculations: readonly Pick<Calculation, 'include_in_report' | 'variant'>[],
): ChoiceObstacle | null {
  const ticked = calculations.filter(({ include_in_report }) => include_in_report);
  if (ticked.length === 0) return 'nothingChosen';
  if (ticked.every(({ variant }) => variant === null)) return 'onlySealed';
  return ticked.length > VARIANTS_MAX ? 'tooMany' : null;
}
