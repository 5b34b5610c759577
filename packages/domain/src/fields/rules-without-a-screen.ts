import type { FieldProblem } from './field-problem.ts';

// Rules that the specification names (part 1, §5) and that no screen uses yet. They remain for the fields that will
// (D-75).

/** Limits the amount to the size of the project, like `tenderBenefitRule`, whatever its name suggests. Euro. */
export function dateBetween(amountEur: number | null, scopeEur: number | null): FieldProblem | null {
  const isAbove = amountEur !== null && scopeEur !== null && amountEur > scopeEur;
  return isAbove ? { rule: 'date_between', amountEur: null } : null;
}

/** Requires a value strictly below the limit. */
export function aboveUpperBoundary(value: number | null, limit: number | null): FieldProblem | null {
  const isBelow = value === null || limit === null || value < limit;
  return isBelow ? null : { rule: 'aboveUpperBoundary', amountEur: limit };
}

/** Requires a choice from a list: '' and null are not a choice. */
export function emptySelect(chosen: string | null): FieldProblem | null {
  return chosen === null || chosen === '' ? { rule: 'emptySelect', amountEur: null } : null;
}

/** Requires that at least one box of a group is ticked. */
export function isChecked(count: number): FieldProblem | null {
  return count > 0 ? null : { rule: 'isChecked', amountEur: null };
}
