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

/** How many criteria a project may name, and how long a name may be in characters. */
export const CRITERIA_MOST = 20;
export const CRITERION_NAME_MAX = 100;

/** A criterion other than the MKI that a project names, with what it can earn in whole euro (D-43). */
export interface NamedCriterion {
  /** stays the same when the name changes */
  readonly id: string;
  readonly name: string;
  readonly maxDiscountEur: number;
  /** the levels on which it is scored, rising; absent where euro are given (docs/decisions/0097) */
  readonly scale?: readonly ScaleLevel[];
}

/** What a bid was given on named criteria, whole euro by the id of the criterion; absent where nothing is filled in. */
export type CriteriaValues = Readonly<Record<string, number>>;

/** What of a bid its criteria were given. */
export interface CriteriaDiscount {
  /** on criteria other than the MKI together, whole euro; null while nothing is filled in */
  readonly criteriaDiscountEur: number | null;
  readonly criteriaValues: CriteriaValues;
  /** the levels behind the values of criteria that are scored on a scale */
  readonly criteriaMarks: Marks;
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
 * What a bid was given on the named criteria together, whole euro: one that is not filled in counts as 0 (D-44).
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

/** Other criteria of a project. */
interface CriteriaChange {
  readonly former: readonly NamedCriterion[];
  readonly next: readonly NamedCriterion[];
  readonly emviStatus: EmviStatus;
}

/**
 * What stays of a bid's discounts once a project's criteria become others. A value goes with its criterion, with a maximum
 * that it exceeds, and, while a model that was complete is taken up again, with another maximum or other levels: it was given on
 * the former scale (part 2, §4). A level goes when no level earns the same any more, and is worth what it is worth of the maximum
 * of now; euro that were given are no level, and the other way round. A discount that was given as a whole goes when criteria are
 * named, for nothing tells whose it is.
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
 * Whether there are discounts that a bid could have been given and that `discountsKept` would make others, whatever it was given: so
 * that a refusal for their sake tells nothing of them.
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
 * Criteria with what each can earn, on one line: 'Planning: €20.000,-; Hinder: €30.000,- (0 % Onvoldoende / 100 % Goed)'. Null
 * where there are none.
 */
export function criteriaLine(criteria: readonly NamedCriterion[]): string | null {
  return lineOf(
    criteria.map(({ name, maxDiscountEur, scale }) => {
      const levels = scale ? ` (${scaleLine(scale)})` : '';
      return [name, `${formatEuro(maxDiscountEur)}${levels}`];
    }),
  );
}

/** The same with what a bid was given on each, on a scale with its level; null where nothing is filled in. */
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

/** Why a bid was given its levels, on one line by criterion; null where no reason was given. */
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
