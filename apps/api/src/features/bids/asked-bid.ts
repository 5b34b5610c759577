import {
  BID_DATA,
  type BidFields,
  type BidProblem,
  type BidWithCriteria,
  type CriteriaValues,
  criterionKey,
  formatLevel,
  levelAt,
  levelEur,
  type Mark,
  type Marks,
  type NamedCriterion,
  permilleOf,
  reasonsLine,
  type ScaleLevel,
  sumOfValuesEur,
  valuesLine,
  valuesOf,
} from '@milieuspoor/domain';
import { type Message, message } from '../../text/message.ts';

/** The value that a request gives on one criterion. */
export interface AskedValue {
  readonly uuid?: string | undefined;
  readonly name: string;
  /** whole euro; for a criterion on a scale, the amount that follows from the level, or nothing */
  readonly value?: number | null | undefined;
  /** in per cent, for a criterion on a scale; null removes it, and an absent one stays */
  readonly level?: number | null | undefined;
  readonly reason?: string | null | undefined;
  /** the maximum under which it was given, if the caller states it */
  readonly upper_boundary?: number | undefined;
}

/** A bid, or the changes of one: absent keys do not change. */
export type AskedBid = { readonly [Key in keyof BidFields]?: BidFields[Key] | undefined } & {
  readonly criteria?: readonly AskedValue[] | undefined;
};

type ProblemAtField = readonly [field: string, said: Message];

/** Returns the field of a problem of a bid; for a criterion by its place in the project. */
export function fieldOfProblem(problem: BidProblem, criteria: readonly NamedCriterion[]): string {
  if (problem.field !== 'criteriaValues') return BID_DATA[problem.field].wire;
  return `criteria.${criteria.findIndex(({ id }) => id === problem.criterionId)}`;
}

/**
 * Returns a bid with the requested values of its criteria, and the discount, which is their sum if the project names
 * criteria. What can't be accepted is reported at its field: a criterion that the project does not have, a maximum that
 * is no longer the one under which a value was given, and a separate discount that is not the sum.
 */
export function withCriteria<Bid extends BidWithCriteria>(
  bid: Bid,
  { criteria: asked = [], criteriaDiscountEur: askedEur }: Pick<AskedBid, 'criteria' | 'criteriaDiscountEur'>,
  criteria: readonly NamedCriterion[],
): { readonly bid: Bid; readonly problems: readonly ProblemAtField[] } {
  const values = new Map(Object.entries(bid.criteriaValues));
  const marks = new Map(Object.entries(bid.criteriaMarks));
  const seen = new Set<string>();
  const problems: ProblemAtField[] = [];
  for (const each of asked) {
    const place = criteria.findIndex((criterion) => isMeant(each, criterion));
    const criterion = criteria[place];
    if (!criterion || seen.has(criterion.id)) {
      problems.push(['criteria', message('criterion-unknown', { name: each.name })]);
      continue;
    }
    seen.add(criterion.id);
    const isOtherScale =
      each.upper_boundary !== undefined && each.upper_boundary !== criterion.maxDiscountEur;
    if (isOtherScale) problems.push([`criteria.${place}`, message('criterion-other-maximum')]);
    const given = criterion.scale
      ? onScale(each, criterion, criterion.scale, marks.get(criterion.id))
      : inEuro(each, values.get(criterion.id));
    if ('problem' in given) problems.push([`criteria.${place}`, given.problem]);
    else {
      setOrDelete(values, criterion.id, given.value);
      setOrDelete(marks, criterion.id, given.mark);
    }
  }
  if (criteria.length === 0) return { bid, problems };
  const criteriaValues: CriteriaValues = Object.fromEntries(values);
  const sumEur = sumOfValuesEur(criteria, criteriaValues);
  if (askedEur !== undefined && askedEur !== sumEur && askedEur !== bid.criteriaDiscountEur)
    problems.push(['criteria_discount', message('criteria-discount-is-sum')]);
  const criteriaMarks: Marks = Object.fromEntries(marks);
  return { bid: { ...bid, criteriaValues, criteriaMarks, criteriaDiscountEur: sumEur }, problems };
}

/** The value or the problem on a criterion; undefined if the request gives nothing. */
type Given =
  | { readonly value: number | undefined; readonly mark: Mark | undefined }
  | { readonly problem: Message };

/** Returns the requested or the present level, with what it earns: a typed amount is refused. */
function onScale(
  { level: asked, reason: askedReason, value: askedEur }: AskedValue,
  { maxDiscountEur }: NamedCriterion,
  scale: readonly ScaleLevel[],
  former: Mark | undefined,
): Given {
  const permille = asked === undefined ? former?.permille : asked === null ? undefined : permilleOf(asked);
  const level = levelAt(scale, permille ?? undefined);
  if (permille !== undefined && !level) {
    const levels = scale.map((each) => formatLevel(each.permille)).join(', ');
    return { problem: message('criterion-no-level', { levels }) };
  }
  const value = level && levelEur(level.permille, maxDiscountEur);
  if (askedEur !== undefined && askedEur !== (value ?? null))
    return { problem: message('criterion-value-follows') };
  const reason = (askedReason === undefined ? former?.reason : askedReason?.trim()) || null;
  if (!level)
    return askedReason?.trim()
      ? { problem: message('criterion-reason-without-level') }
      : { value: undefined, mark: undefined };
  return { value, mark: { permille: level.permille, reason } };
}

/** Returns the requested or the present euro: without a scale there is no level either. */
function inEuro({ value, level, reason }: AskedValue, formerEur: number | undefined): Given {
  if ((level ?? null) !== null || reason?.trim()) return { problem: message('criterion-without-scale') };
  return { value: value === undefined ? formerEur : (value ?? undefined), mark: undefined };
}

function setOrDelete<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

function isMeant({ uuid, name }: AskedValue, criterion: NamedCriterion): boolean {
  return uuid === undefined ? criterionKey(name) === criterionKey(criterion.name) : uuid === criterion.id;
}

/** Returns a bid in the form of the history: what it was given on named criteria is one line. */
export function recordedBid(bid: BidWithCriteria, criteria: readonly NamedCriterion[]) {
  return {
    ...valuesOf(BID_DATA, bid),
    criteria: valuesLine(criteria, bid.criteriaValues, bid.criteriaMarks),
    criteriaReasons: reasonsLine(criteria, bid.criteriaMarks),
  };
}
