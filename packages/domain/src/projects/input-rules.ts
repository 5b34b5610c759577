import type { Language } from './project-labels.ts';

/** What the rules of input fields say when they are not met (part 1, §5; decision 75). */
export const INPUT_RULE_TEXTS = {
  nl: {
    emptySelect: 'Kies invoertype',
    isChecked: 'Selecteer minimaal één productgroep',
    aboveScope: 'Mag niet boven de projectomvang liggen',
  },
  en: {
    emptySelect: 'Choose a type of input',
    isChecked: 'Select at least one product group',
    aboveScope: 'Cannot be above the size of the project',
  },
} as const satisfies Readonly<Record<Language, object>>;
type InputProblem = keyof (typeof INPUT_RULE_TEXTS)['nl'];

/**
 * A list of which something has to be chosen: '' and null are no choice.
 * @public until a screen has such a list
 */
export function emptySelect(chosen: string | null): InputProblem | null {
  return chosen === null || chosen === '' ? 'emptySelect' : null;
}

/**
 * A group of boxes of which one at the least has to be ticked.
 * @public until a screen has such a group
 */
export function isChecked(count: number): InputProblem | null {
  return count > 0 ? null : 'isChecked';
}

/**
 * An amount in euro that may not be above the size of the project; while either is missing there is nothing to say.
 * @public until a screen asks for such an amount
 */
export function dateBetween(amountEur: number | null, scopeEur: number | null): InputProblem | null {
  if (amountEur === null || scopeEur === null) return null;
  return amountEur <= scopeEur ? null : 'aboveScope';
}
