import type { FieldProblem } from '../../fields/field-problem.ts';
import {
  aboveCriteriaMaxDiscount,
  aboveInputUpperBoundary,
  positive,
  required,
  wholeEuro,
} from '../../fields/field-rules.ts';
import type { AwardModel } from '../model/award-model.ts';
import type { CriteriaValues, NamedCriterion } from '../model/named-criteria.ts';

/** The longest name of a bidder, in characters. */
export const APPLICANT_NAME_MAX = 100;

/** The fields of a bid that have rules: its name and its amounts. */
interface RuledFields {
  readonly name: string;
  /** whole euro; null if it is empty */
  readonly quoteEur: number | null;
  /** on criteria other than the MKI, whole euro; null if it is empty */
  readonly criteriaDiscountEur: number | null;
}

/** A rule that a field of a bid does not meet; for a named criterion with its id. */
export type BidProblem = FieldProblem &
  (
    | { readonly field: keyof RuledFields }
    | { readonly field: 'criteriaValues'; readonly criterionId: string }
  );

/**
 * Returns what is wrong with a bid, in the order of its fields (part 2, §5): every field is required, money is in whole
 * euro, and a discount is at most its maximum. If criteria are named, the discount is their sum, so only they can be
 * wrong; if the model has nothing for other criteria, or nothing yet, there is no discount to give.
 */
export function bidProblems(
  {
    name,
    quoteEur,
    criteriaDiscountEur,
    criteriaValues,
  }: RuledFields & { readonly criteriaValues: CriteriaValues },
  { criteriaMaxDiscountEur }: Pick<AwardModel, 'criteriaMaxDiscountEur'>,
  criteria: readonly NamedCriterion[],
): readonly BidProblem[] {
  const amountProblem = (amountEur: number | null) => wholeEuro(amountEur) ?? positive(amountEur);
  const discountProblem = () =>
    (criteriaMaxDiscountEur ? required(criteriaDiscountEur) : null) ??
    amountProblem(criteriaDiscountEur) ??
    aboveCriteriaMaxDiscount(criteriaDiscountEur, criteriaMaxDiscountEur ?? 0);
  const problems: Readonly<Record<keyof RuledFields, FieldProblem | null>> = {
    name: required(name.trim()),
    quoteEur: required(quoteEur) ?? amountProblem(quoteEur),
    criteriaDiscountEur: criteria.length > 0 ? null : discountProblem(),
  };
  const ofFields = (Object.keys(problems) as (keyof RuledFields)[]).flatMap((field): BidProblem[] => {
    const problem = problems[field];
    return problem ? [{ field, ...problem }] : [];
  });
  const ofCriteria = criteria.flatMap(({ id, maxDiscountEur }): BidProblem[] => {
    const valueEur = criteriaValues[id] ?? null;
    const problem =
      required(valueEur) ?? amountProblem(valueEur) ?? aboveInputUpperBoundary(valueEur, maxDiscountEur);
    return problem ? [{ field: 'criteriaValues', criterionId: id, ...problem }] : [];
  });
  return [...ofFields, ...ofCriteria];
}
