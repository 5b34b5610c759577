import type { FieldProblem } from './field-problem.ts';

// Rules that the specification names (part 1, §5) and no screen asks for. They are kept for the field that will (D-75).

/** At most the size of the project, like `tenderBenefitRule`, whatever the name says. Euro. */
export function dateBetween(amountEur: number | null, scopeEur: number | null): FieldProblem | null {
  const isAbove = amountEur !== null && scopeEur !== null && amountEur > scopeEur;
  return isAbove ? { rule: 'date_between', amountEur: null } : null;
}

/** Strictly below the limit. */
export function aboveUpperBoundary(value: number | null, limit: number | null): FieldProblem | null {
  const isBelow = value === null || limit === null || value < limit;
  return isBelow ? null : { rule: 'aboveUpperBoundary', amountEur: limit };
}

/** A list of which something has to be chosen: '' and null are no choice. */
export function emptySelect(chosen: string | null): FieldProblem | null {
  return chosen === null || chosen === '' ? { rule: 'emptySelect', amountEur: null } : null;
}

/** A group of boxes of which at least one has to be ticked. */
export function isChecked(count: number): FieldProblem | null {
  return count > 0 ? null : { rule: 'isChecked', amountEur: null };
}
