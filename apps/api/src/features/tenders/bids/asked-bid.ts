import {
  type BidFields,
  type BidProblem,
  type BidWithCriteria,
  type CriteriaValues,
  criterionKey,
  type NamedCriterion,
  sumOfValuesEur,
  valuesLine,
} from '@milieuspoor/domain';
import { type Message, message } from '../../../text/message.ts';

/** What is asked for on one criterion. */
export interface AskedValue {
  readonly uuid?: string | undefined;
  readonly name: string;
  readonly value: number | null;
  /** the maximum by which it was given, when the caller says */
  readonly upper_boundary?: number | undefined;
}

/** A bid, or what is to change of it: absent keys stay as they are. */
export type AskedBid = { readonly [Key in keyof BidFields]?: BidFields[Key] | undefined } & {
  readonly criteria?: readonly AskedValue[] | undefined;
};

type ProblemAtField = readonly [field: string, said: Message];

/** What the fields of a bid are called in the API. */
const FIELD_NAMES: Readonly<Record<keyof BidFields, string>> = {
  name: 'name',
  quoteEur: 'quote_price',
  criteriaDiscountEur: 'criteria_discount',
};

/** The field that a problem of a bid stands at; of a criterion by its place in the project. */
export function fieldOfProblem(problem: BidProblem, criteria: readonly NamedCriterion[]): string {
  if (problem.field !== 'criteriaValues') return FIELD_NAMES[problem.field];
  return `criteria.${criteria.findIndex(({ id }) => id === problem.criterionId)}`;
}

/**
 * A bid with what is asked of its criteria: the values, and the discount that is their sum where the project names
 * criteria. What can't be taken stands at its field: a criterion that the project does not have, a maximum that is no
 * longer the one by which a value was given, and a discount apart that is not the sum.
 */
export function withCriteria<Bid extends BidWithCriteria>(
  bid: Bid,
  { criteria: asked = [], criteriaDiscountEur: askedEur }: Pick<AskedBid, 'criteria' | 'criteriaDiscountEur'>,
  criteria: readonly NamedCriterion[],
): { readonly bid: Bid; readonly problems: readonly ProblemAtField[] } {
  const values = new Map(Object.entries(bid.criteriaValues));
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
    if (each.value === null) values.delete(criterion.id);
    else values.set(criterion.id, each.value);
  }
  if (criteria.length === 0) return { bid, problems };
  const criteriaValues: CriteriaValues = Object.fromEntries(values);
  const sumEur = sumOfValuesEur(criteria, criteriaValues);
  if (askedEur !== undefined && askedEur !== sumEur && askedEur !== bid.criteriaDiscountEur)
    problems.push(['criteria_discount', message('criteria-discount-is-sum')]);
  return { bid: { ...bid, criteriaValues, criteriaDiscountEur: sumEur }, problems };
}

function isMeant({ uuid, name }: AskedValue, criterion: NamedCriterion): boolean {
  return uuid === undefined ? criterionKey(name) === criterionKey(criterion.name) : uuid === criterion.id;
}

/** What the history keeps of a bid: what it was given on named criteria on one line. */
export function toldBid(
  { name, quoteEur, criteriaDiscountEur, criteriaValues }: BidWithCriteria,
  criteria: readonly NamedCriterion[],
) {
  return { name, quoteEur, criteriaDiscountEur, criteria: valuesLine(criteria, criteriaValues) };
}
