import { randomUUID } from 'node:crypto';
import type { ProjectChanges } from '@milieuspoor/contract';
import {
  type CriterionFields,
  criterionKey,
  criterionProblems,
  type LevelFields,
  levelProblems,
  type NamedCriterion,
  type ProjectState,
  type ScaleLevel,
  scaleOf,
  sumOfMaximaEur,
} from '@milieuspoor/domain';
import { done, invalidField, type Outcome, refused } from '../../../http/outcome.ts';
import { fieldMessage, type Message, message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

const FIELDS = { name: 'name', maxDiscountEur: 'max_discount' } as const;

/**
 * Returns the consequences of the requested named criteria: the list, and its sum as the maximum of the other criteria.
 * A criterion that keeps its uuid or its name keeps what bidders were given on it. A separate maximum is refused, since
 * it could differ from the sum. The model decides whether the benefit allows the sum.
 */
export function changeCriteria(
  { criteria: former, criteriaMaxDiscountEur: formerEur }: ProjectRow,
  { criteria: asked, criteria_max_discount: askedEur }: ProjectChanges,
): Outcome<Partial<ProjectState>> {
  const next: readonly AskedCriterion[] = asked
    ? identified(former, asked)
    : former.map((each) => ({ ...each, levels: null, scale: each.scale }));
  const problems = asked ? problemsOf(next) : {};
  if (Object.keys(problems).length > 0) return refused({ kind: 'invalid', fields: problems });
  const criteria = next.filter(isFilledIn).map(ordered);
  const sumEur = sumOfMaximaEur(criteria);
  const isOther = askedEur !== undefined && askedEur !== sumEur && askedEur !== formerEur;
  if (sumEur !== null && isOther)
    return invalidField('criteria_max_discount', message('criteria-max-is-sum'));
  if (JSON.stringify(criteria) === JSON.stringify(former.map(ordered))) return done({});
  // Without named criteria nothing says what can be earned, unless the same request does.
  const maximumEur = sumEur ?? askedEur ?? null;
  return done({ criteria, ...(maximumEur === formerEur ? {} : { criteriaMaxDiscountEur: maximumEur }) });
}

interface AskedCriterion extends CriterionFields {
  /** null for a criterion that the project does not have */
  readonly id: string | null;
  /** the requested levels; null to give euro, or to keep the present scale */
  readonly levels: readonly LevelFields[] | null;
  /** the scale that results, if the levels have no problems */
  readonly scale: readonly ScaleLevel[] | undefined;
}

/** Returns the requested criteria, each with the id of the present one that it is. */
function identified(
  former: readonly NamedCriterion[],
  asked: NonNullable<ProjectChanges['criteria']>,
): readonly AskedCriterion[] {
  const kept = new Set(asked.map(({ uuid }) => uuid));
  return asked.map(({ uuid, name, max_discount: maxDiscountEur, scale: askedScale }) => {
    const same = former.find((each) =>
      uuid ? each.id === uuid : !kept.has(each.id) && criterionKey(each.name) === criterionKey(name),
    );
    const scale = askedScale === undefined ? same?.scale : askedScale ? scaleOf(askedScale) : undefined;
    const levels = askedScale ?? null;
    return { id: same?.id ?? (uuid ? null : randomUUID()), name, maxDiscountEur, levels, scale };
  });
}

function problemsOf(criteria: readonly AskedCriterion[]): Record<string, readonly Message[]> {
  const fields: Record<string, readonly Message[]> = {};
  for (const { place, field, ...problem } of criterionProblems(criteria))
    fields[`criteria.${place}.${FIELDS[field]}`] = [fieldMessage(problem)];
  for (const [place, { id, levels }] of criteria.entries()) {
    for (const { place: level, field, ...problem } of levelProblems(levels ?? []))
      fields[`criteria.${place}.scale.${level}.${field}`] = [fieldMessage(problem)];
    const isTwice = criteria.findIndex((each) => each.id === id) !== place;
    if (id === null || isTwice) fields[`criteria.${place}.uuid`] = [message('criterion-gone')];
  }
  return fields;
}

type FilledIn = Omit<NamedCriterion, 'scale'> & Pick<AskedCriterion, 'scale'>;

function isFilledIn(criterion: AskedCriterion): criterion is AskedCriterion & FilledIn {
  return criterion.id !== null && criterion.maxDiscountEur !== null;
}

/** Returns the fields in the order of this line for comparing JSON, because the database has another order. */
function ordered({ id, name, maxDiscountEur, scale }: FilledIn | NamedCriterion): NamedCriterion {
  const levels = scale?.map(({ permille, name: said }) => ({ permille, name: said }));
  return { id, name, maxDiscountEur, ...(levels ? { scale: levels } : {}) };
}
