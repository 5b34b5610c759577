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
 * What follows from the named criteria that are asked for: the list, and its sum as the maximum of the other criteria. Who
 * keeps the uuid of a criterion, or its name, keeps what bidders were given on it. A maximum apart is refused, since it
 * could be another than the sum. Whether the benefit allows the sum is the model's to say.
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
  // Without names nothing says what can be earned, unless that is told in the same breath.
  const maximumEur = sumEur ?? askedEur ?? null;
  return done({ criteria, ...(maximumEur === formerEur ? {} : { criteriaMaxDiscountEur: maximumEur }) });
}

interface AskedCriterion extends CriterionFields {
  /** null of one that the project does not have */
  readonly id: string | null;
  /** the levels that are asked for; null where euro are given, and where what stands stays */
  readonly levels: readonly LevelFields[] | null;
  /** as it would be, if nothing is wrong with its levels */
  readonly scale: readonly ScaleLevel[] | undefined;
}

/** The criteria that are asked for, each with the id of the one that it is. */
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

/** JSON in the order in which it is written here, which is not that of the database. */
function ordered({ id, name, maxDiscountEur, scale }: FilledIn | NamedCriterion): NamedCriterion {
  const levels = scale?.map(({ permille, name: said }) => ({ permille, name: said }));
  return { id, name, maxDiscountEur, ...(levels ? { scale: levels } : {}) };
}
