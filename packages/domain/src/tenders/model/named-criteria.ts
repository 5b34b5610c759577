import type { FieldProblem } from '../../fields/field-problem.ts';
import {
  distinctName,
  nameTooLong,
  notZero,
  positive,
  required,
  wholeEuro,
} from '../../fields/field-rules.ts';
import { formatEuro } from '../../format/number-format.ts';
import type { EmviStatus } from '../../projects/project-statuses.ts';

/** How many criteria a project may name, and how long a name may be in characters. */
export const CRITERIA_MOST = 20;
export const CRITERION_NAME_MAX = 100;

/** A criterion other than the MKI that a project names, with what it can earn in whole euro (decision 43). */
export interface NamedCriterion {
  /** stays the same when the name changes */
  readonly id: string;
  readonly name: string;
  readonly maxDiscountEur: number;
}

/** What a bid was given on named criteria, whole euro by the id of the criterion; absent where nothing is filled in. */
export type CriteriaValues = Readonly<Record<string, number>>;

/** What of a bid its criteria were given. */
export interface CriteriaDiscount {
  /** on criteria other than the MKI together, whole euro; null while nothing is filled in */
  readonly criteriaDiscountEur: number | null;
  readonly criteriaValues: CriteriaValues;
}

/** What tells one name from another: two that differ in capitals only can't be told apart in a table. */
export function criterionKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What the criteria can earn together, whole euro; null where there are none, for then nothing says it. */
export function sumOfMaximaEur(criteria: readonly Pick<NamedCriterion, 'maxDiscountEur'>[]): number | null {
  return criteria.length === 0 ? null : criteria.reduce((sum, { maxDiscountEur }) => sum + maxDiscountEur, 0);
}

/**
 * What a bid was given on the named criteria together, whole euro: one that is not filled in counts as 0 (decision 44).
 * Null where none is filled in.
 */
export function sumOfValuesEur(criteria: readonly NamedCriterion[], values: CriteriaValues): number | null {
  const given = criteria.flatMap(({ id }) => values[id] ?? []);
  return given.length === 0 ? null : given.reduce((sum, eur) => sum + eur, 0);
}

/** A criterion while it is filled in. */
export interface CriterionFields {
  readonly name: string;
  readonly maxDiscountEur: number | null;
}

/** A rule that a criterion of a list does not meet. */
export interface CriterionProblem extends FieldProblem {
  /** of the criterion in its list, from 0 */
  readonly place: number;
  readonly field: keyof CriterionFields;
}

/** What is wrong with a list of criteria by itself, in its order; whether the benefit allows it is the model's to say. */
export function criterionProblems(criteria: readonly CriterionFields[]): readonly CriterionProblem[] {
  return criteria.flatMap(({ name, maxDiscountEur }, place): CriterionProblem[] => {
    const earlier = criteria.slice(0, place).map((each) => criterionKey(each.name));
    const ofName =
      required(name.trim()) ??
      nameTooLong(name.trim(), CRITERION_NAME_MAX) ??
      distinctName(criterionKey(name), earlier);
    const ofMaximum =
      required(maxDiscountEur) ??
      wholeEuro(maxDiscountEur) ??
      positive(maxDiscountEur) ??
      notZero(maxDiscountEur);
    return [
      ...(ofName ? [{ place, field: 'name' as const, ...ofName }] : []),
      ...(ofMaximum ? [{ place, field: 'maxDiscountEur' as const, ...ofMaximum }] : []),
    ];
  });
}

/**
 * What stays of a bid's discounts once a project's criteria become others. A value goes with its criterion, with a maximum
 * that it exceeds, and, while a model that was complete is taken up again, with another maximum: it was given on the former
 * scale (part 2, §4). A discount that was given as a whole goes when criteria are named, for nothing tells whose it is.
 */
export function discountsKept(
  { criteriaValues }: CriteriaDiscount,
  {
    former,
    next,
    emviStatus,
  }: {
    readonly former: readonly NamedCriterion[];
    readonly next: readonly NamedCriterion[];
    readonly emviStatus: EmviStatus;
  },
): CriteriaDiscount {
  const kept = next.flatMap(({ id, maxDiscountEur }) => {
    const value = criteriaValues[id];
    const before = former.find((each) => each.id === id);
    if (value === undefined || !before || value > maxDiscountEur) return [];
    const isOtherScale = emviStatus === 'Editing' && before.maxDiscountEur !== maxDiscountEur;
    return isOtherScale ? [] : [[id, value] as const];
  });
  const values = Object.fromEntries(kept);
  return { criteriaDiscountEur: sumOfValuesEur(next, values), criteriaValues: values };
}

/** Criteria with what each can earn, on one line: 'Planning: €20.000,-; Hinder: €30.000,-'. Null where there are none. */
export function criteriaLine(criteria: readonly NamedCriterion[]): string | null {
  return lineOf(criteria.map(({ name, maxDiscountEur }) => [name, maxDiscountEur]));
}

/** The same with what a bid was given on each; null where nothing is filled in. */
export function valuesLine(criteria: readonly NamedCriterion[], values: CriteriaValues): string | null {
  return lineOf(criteria.flatMap(({ id, name }) => (values[id] === undefined ? [] : [[name, values[id]]])));
}

function lineOf(amounts: readonly (readonly [name: string, eur: number])[]): string | null {
  return amounts.length === 0 ? null : amounts.map(([name, eur]) => `${name}: ${formatEuro(eur)}`).join('; ');
}
