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
import {
  isSameScale,
  levelAt,
  levelEur,
  type Marks,
  markLine,
  type ScaleLevel,
  scaleLine,
} from './criterion-scale.ts';

/** The greatest number of criteria of a project, and the greatest length of a name in characters. */
export const CRITERIA_MOST = 20;
export const CRITERION_NAME_MAX = 100;

/** A named criterion of a project other than the MKI, with what it can earn in whole euro (D-43). */
export interface NamedCriterion {
  /** does not change with the name */
  readonly id: string;
  readonly name: string;
  readonly maxDiscountEur: number;
  /** the levels on which it is scored, rising; absent where bids are given euro (docs/decisions/0097) */
  readonly scale?: readonly ScaleLevel[];
}

/**
 * The discounts of a bid on named criteria, whole euro by the id of the criterion; absent where nothing is filled in.
 */
export type CriteriaValues = Readonly<Record<string, number>>;

/** The discounts of a bid on its criteria. */
export interface CriteriaDiscount {
  /** on all criteria other than the MKI together, whole euro; null while nothing is filled in */
  readonly criteriaDiscountEur: number | null;
  readonly criteriaValues: CriteriaValues;
  /** the levels behind the values of criteria that are scored on a scale */
  readonly criteriaMarks: Marks;
}

/**
 * Returns the key by which names are compared: names that differ only in capitals can't be distinguished in a table.
 */
export function criterionKey(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * Returns what the criteria can earn together, whole euro; null where there are no criteria, since the sum is then
 * unknown.
 */
export function sumOfMaximaEur(criteria: readonly Pick<NamedCriterion, 'maxDiscountEur'>[]): number | null {
  return criteria.length === 0 ? null : criteria.reduce((sum, { maxDiscountEur }) => sum + maxDiscountEur, 0);
}

/**
 * Returns the discount of a bid on the named criteria together, whole euro: a criterion without a value counts as 0
 * (D-44). Returns null where none is filled in.
 */
export function sumOfValuesEur(criteria: readonly NamedCriterion[], values: CriteriaValues): number | null {
  const given = criteria.flatMap(({ id }) => values[id] ?? []);
  return given.length === 0 ? null : given.reduce((sum, eur) => sum + eur, 0);
}

/** A criterion that is being filled in. */
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

/**
 * Returns the problems of a list of criteria by itself, in its order; the model checks whether the benefit allows it.
 */
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

/** A change of the criteria of a project. */
interface CriteriaChange {
  readonly former: readonly NamedCriterion[];
  readonly next: readonly NamedCriterion[];
  readonly emviStatus: EmviStatus;
}

/**
 * Returns the discounts of a bid that remain when a project's criteria change. A value is removed with its criterion,
 * with a maximum that it exceeds, and, while a completed model is being edited again, with another maximum or other
 * levels: it was given on the former scale (part 2, §4). A level is removed when no level earns the same any more, and
 * is otherwise worth its share of the present maximum. An amount in euro does not become a level, nor a level an
 * amount. A discount that was given as one amount is removed when criteria are named, because it is unknown to which of
 * them it belongs.
 */
export function discountsKept(
  { criteriaValues, criteriaMarks }: Pick<CriteriaDiscount, 'criteriaValues' | 'criteriaMarks'>,
  { former, next, emviStatus }: CriteriaChange,
): CriteriaDiscount {
  const values: Record<string, number> = {};
  const marks: Record<string, Marks[string]> = {};
  for (const { id, maxDiscountEur, scale } of next) {
    const value = criteriaValues[id];
    const mark = criteriaMarks[id];
    const before = former.find((each) => each.id === id);
    if (value === undefined || !before || (scale === undefined) !== (mark === undefined)) continue;
    const isSame = before.maxDiscountEur === maxDiscountEur && isSameScale(before.scale, scale);
    if (emviStatus === 'Editing' && !isSame) continue;
    if (mark === undefined) {
      if (value <= maxDiscountEur) values[id] = value;
    } else if (levelAt(scale, mark.permille)) {
      values[id] = levelEur(mark.permille, maxDiscountEur);
      marks[id] = mark;
    }
  }
  return { criteriaDiscountEur: sumOfValuesEur(next, values), criteriaValues: values, criteriaMarks: marks };
}

/**
 * Tells whether `discountsKept` would change any discounts that a bid could have been given, whatever it was given, so
 * that a refusal for this reason reveals nothing about the bids.
 */
export function mayChangeDiscounts({ former, next, emviStatus }: CriteriaChange): boolean {
  if (former.length === 0) return next.length > 0;
  return former.some(({ id, maxDiscountEur, scale }) => {
    const after = next.find((each) => each.id === id);
    if (!after || (scale === undefined) !== (after.scale === undefined)) return true;
    const isSameMaximum = after.maxDiscountEur === maxDiscountEur;
    if (emviStatus === 'Editing') return !(isSameMaximum && isSameScale(scale, after.scale));
    if (scale === undefined) return after.maxDiscountEur < maxDiscountEur;
    return !isSameMaximum || scale.some(({ permille }) => !levelAt(after.scale, permille));
  });
}

/**
 * Returns criteria with what each can earn, on one line: 'Planning: €20.000,-; Hinder: €30.000,- (0 % Onvoldoende / 100
 * % Goed)'. Returns null where there are none.
 */
export function criteriaLine(criteria: readonly NamedCriterion[]): string | null {
  return lineOf(
    criteria.map(({ name, maxDiscountEur, scale }) => {
      const levels = scale ? ` (${scaleLine(scale)})` : '';
      return [name, `${formatEuro(maxDiscountEur)}${levels}`];
    }),
  );
}

/** Returns criteria with what a bid was given on each, with its level on a scale; null where nothing is filled in. */
export function valuesLine(
  criteria: readonly NamedCriterion[],
  values: CriteriaValues,
  marks: Marks = {},
): string | null {
  return lineOf(
    criteria.flatMap(({ id, name }) => {
      const [value, mark] = [values[id], marks[id]];
      if (value === undefined) return [];
      return [[name, mark ? markLine(mark.permille, value) : formatEuro(value)]];
    }),
  );
}

/** Returns the reasons for the levels of a bid, on one line by criterion; null where no reason was given. */
export function reasonsLine(criteria: readonly NamedCriterion[], marks: Marks): string | null {
  return lineOf(
    criteria.flatMap(({ id, name }) => {
      const reason = marks[id]?.reason ?? null;
      return reason === null ? [] : [[name, reason]];
    }),
  );
}

function lineOf(told: readonly (readonly [name: string, what: string])[]): string | null {
  return told.length === 0 ? null : told.map(([name, what]) => `${name}: ${what}`).join('; ');
}
