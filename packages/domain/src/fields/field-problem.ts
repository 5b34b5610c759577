import type { Language } from '../format/language.ts';
import { formatEuro } from '../format/number-format.ts';
import { FIELD_RULE_TEXTS, type FieldRule } from './field-rule-texts.ts';

/** A rule that a value does not meet. */
export interface FieldProblem {
  readonly rule: FieldRule;
  /** the limit or the remaining amount, in euro; null for a rule that names no amount */
  readonly amountEur: number | null;
}

/** Returns the message for a problem: '{amount}' becomes '€1.234,-' in both languages, as all amounts are written. */
export function fieldProblemText({ rule, amountEur }: FieldProblem, language: Language): string {
  return FIELD_RULE_TEXTS[language][rule].replace('{amount}', formatEuro(amountEur));
}
