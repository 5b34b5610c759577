import type { FieldProblem } from './field-problem.ts';
import type { FieldRule } from './field-rule-texts.ts';

// The rules of input fields (part 1, §5 and part 2, §5). Each returns null when the value is correct. Only `required`
// checks that a value is present. Rules that no screen uses are in rules-without-a-screen.ts.

type Amount = number | null;

/** Requires a value. 0 is a value; an empty text is not. */
export function required(value: number | string | null): FieldProblem | null {
  return value === null || value === '' ? problem('required') : null;
}

/** Requires 0 or more: the message speaks of negative numbers, so 0 is allowed. */
export function positive(amountEur: Amount): FieldProblem | null {
  return amountEur !== null && amountEur < 0 ? problem('positive') : null;
}

/** Requires whole euros, as for all money of a tender. Above 2^53 a number no longer represents exactly one amount. */
export function wholeEuro(amountEur: Amount): FieldProblem | null {
  return amountEur === null || Number.isSafeInteger(amountEur) ? null : problem('wholeEuro');
}

/** Requires an amount other than 0. */
export function notZero(amountEur: Amount): FieldProblem | null {
  return amountEur === 0 ? problem('notZero') : null;
}

/** Limits the number of characters. */
export function nameTooLong(name: string, most: number): FieldProblem | null {
  return name.length > most ? problem('nameTooLong') : null;
}

/** Requires a name that no other in the list has. */
export function distinctName(name: string, others: readonly string[]): FieldProblem | null {
  return others.includes(name) ? problem('distinctName') : null;
}

/** Requires a percentage of 0 to 100 with at most one decimal; null in thousandths means that it is neither. */
export function percentageOfLevel(permille: number | null): FieldProblem | null {
  return permille === null ? problem('percentageOfLevel') : null;
}

/** Requires a percentage that no other level in the list has. */
export function distinctPercentage(
  percentage: number | null,
  others: readonly (number | null)[],
): FieldProblem | null {
  return percentage !== null && others.includes(percentage) ? problem('distinctPercentage') : null;
}

/** Requires that the highest level earns 100 %. */
export function levelWithoutMaximum(percentage: number | null): FieldProblem | null {
  return percentage !== 100 ? problem('levelWithoutMaximum') : null;
}

/** Limits the amount to the size of the project. */
export function tenderBenefitRule(amountEur: Amount, scopeEur: Amount): FieldProblem | null {
  return isAbove(amountEur, scopeEur) ? problem('tenderBenefitRule') : null;
}

/** Refuses that more is distributed than is available; the message names the excess. */
export function maxDiscount(remainingEur: Amount): FieldProblem | null {
  return remainingEur !== null && remainingEur < 0 ? problem('maxDiscount', -remainingEur) : null;
}

/** Requires that something is left to distribute; the message names the amount. */
export function tenderBenefitZero(remainingEur: Amount): FieldProblem | null {
  return remainingEur !== null && remainingEur > 0 ? problem('tenderBenefitZero', remainingEur) : null;
}

/** Requires a target value at or below the reference value. */
export function aboveMKIUpperBoundary(lowerEur: Amount, upperEur: Amount): FieldProblem | null {
  return isAbove(lowerEur, upperEur) ? problem('aboveMKIUpperBoundary') : null;
}

/** Requires a ceiling at or above the target, so that it excludes no bid that reaches the target. */
export function ceilingBelowTarget(ceilingEur: Amount, lowerEur: Amount): FieldProblem | null {
  return isAbove(lowerEur, ceilingEur) ? problem('ceilingBelowTarget') : null;
}

/** Requires that the MKI of a step is above that of the step before it. */
export function notAboveFormerStep(mkiEur: Amount, formerEur: Amount): FieldProblem | null {
  const isAboveFormer = mkiEur === null || formerEur === null || mkiEur > formerEur;
  return isAboveFormer ? null : problem('notAboveFormerStep');
}

/** Requires that a step earns less than the step before it. */
export function belowFormerStep(discountEur: Amount, formerEur: Amount): FieldProblem | null {
  const isBelowFormer = discountEur === null || formerEur === null || discountEur < formerEur;
  return isBelowFormer ? null : problem('notBelowFormerStep');
}

/** Limits a value to the limit of the column. */
export function aboveInputUpperBoundary(value: Amount, limit: Amount): FieldProblem | null {
  return isAbove(value, limit) ? problem('aboveInputUpperBoundary', limit) : null;
}

/** Limits a bidder's discount on other criteria to what these criteria can earn together. */
export function aboveCriteriaMaxDiscount(discountEur: Amount, maximumEur: Amount): FieldProblem | null {
  return isAbove(discountEur, maximumEur) ? problem('aboveCriteriaMaxDiscount', maximumEur) : null;
}

function isAbove(value: Amount, limit: Amount): boolean {
  return value !== null && limit !== null && value > limit;
}

function problem(rule: FieldRule, amountEur: Amount = null): FieldProblem {
  return { rule, amountEur };
}
