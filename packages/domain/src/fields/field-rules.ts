import type { FieldProblem } from './field-problem.ts';
import type { FieldRule } from './field-rule-texts.ts';

// The rules of input fields (part 1, §5 and part 2, §5). Each answers null when it is met. A value that is missing is the
// business of `required` alone. Rules that no screen asks for stand in rules-without-a-screen.ts.

type Amount = number | null;

/** A value has to be there. 0 is a value; an empty text is none. */
export function required(value: number | string | null): FieldProblem | null {
  return value === null || value === '' ? problem('required') : null;
}

/** 0 or more: the text speaks of negative numbers, so 0 is allowed. */
export function positive(amountEur: Amount): FieldProblem | null {
  return amountEur !== null && amountEur < 0 ? problem('positive') : null;
}

/** Money of a tender is whole euros. Above 2^53 a number no longer stands for one amount alone. */
export function wholeEuro(amountEur: Amount): FieldProblem | null {
  return amountEur === null || Number.isSafeInteger(amountEur) ? null : problem('wholeEuro');
}

/** Something has to be given. */
export function notZero(amountEur: Amount): FieldProblem | null {
  return amountEur === 0 ? problem('notZero') : null;
}

/** At most so many characters. */
export function nameTooLong(name: string, most: number): FieldProblem | null {
  return name.length > most ? problem('nameTooLong') : null;
}

/** No other in the list has this name. */
export function distinctName(name: string, others: readonly string[]): FieldProblem | null {
  return others.includes(name) ? problem('distinctName') : null;
}

/** A level earns 0 to 100 per cent with at most one decimal; null in thousandths is neither. */
export function percentageOfLevel(permille: number | null): FieldProblem | null {
  return permille === null ? problem('percentageOfLevel') : null;
}

/** No other level in the list earns the same. */
export function distinctPercentage(
  percentage: number | null,
  others: readonly (number | null)[],
): FieldProblem | null {
  return percentage !== null && others.includes(percentage) ? problem('distinctPercentage') : null;
}

/** The highest level earns all. */
export function levelWithoutMaximum(percentage: number | null): FieldProblem | null {
  return percentage !== 100 ? problem('levelWithoutMaximum') : null;
}

/** At most the size of the project. */
export function tenderBenefitRule(amountEur: Amount, scopeEur: Amount): FieldProblem | null {
  return isAbove(amountEur, scopeEur) ? problem('tenderBenefitRule') : null;
}

/** More was distributed than there is; the text names by how much. */
export function maxDiscount(remainingEur: Amount): FieldProblem | null {
  return remainingEur !== null && remainingEur < 0 ? problem('maxDiscount', -remainingEur) : null;
}

/** Something is left to distribute; the text names how much. */
export function tenderBenefitZero(remainingEur: Amount): FieldProblem | null {
  return remainingEur !== null && remainingEur > 0 ? problem('tenderBenefitZero', remainingEur) : null;
}

/** A target value may be the reference value and not above it. */
export function aboveMKIUpperBoundary(lowerEur: Amount, upperEur: Amount): FieldProblem | null {
  return isAbove(lowerEur, upperEur) ? problem('aboveMKIUpperBoundary') : null;
}

/** A ceiling keeps no bid out that reaches the target. */
export function ceilingBelowTarget(ceilingEur: Amount, lowerEur: Amount): FieldProblem | null {
  return isAbove(lowerEur, ceilingEur) ? problem('ceilingBelowTarget') : null;
}

/** The MKI of a step lies above that of the one before it. */
export function notAboveFormerStep(mkiEur: Amount, formerEur: Amount): FieldProblem | null {
  const isAboveFormer = mkiEur === null || formerEur === null || mkiEur > formerEur;
  return isAboveFormer ? null : problem('notAboveFormerStep');
}

/** A step earns less than the one before it. */
export function belowFormerStep(discountEur: Amount, formerEur: Amount): FieldProblem | null {
  const isBelowFormer = discountEur === null || formerEur === null || discountEur < formerEur;
  return isBelowFormer ? null : problem('notBelowFormerStep');
}

/** At most the limit of the column. */
export function aboveInputUpperBoundary(value: Amount, limit: Amount): FieldProblem | null {
  return isAbove(value, limit) ? problem('aboveInputUpperBoundary', limit) : null;
}

/** A bidder's discount on other criteria is at most what they can earn together. */
export function aboveCriteriaMaxDiscount(discountEur: Amount, maximumEur: Amount): FieldProblem | null {
  return isAbove(discountEur, maximumEur) ? problem('aboveCriteriaMaxDiscount', maximumEur) : null;
}

function isAbove(value: Amount, limit: Amount): boolean {
  return value !== null && limit !== null && value > limit;
}

function problem(rule: FieldRule, amountEur: Amount = null): FieldProblem {
  return { rule, amountEur };
}
