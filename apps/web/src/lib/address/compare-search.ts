import { COMPARED_MAX } from '@milieuspoor/contract';
import { SET_CODES, type SetCode } from '@milieuspoor/domain';
import { choiceOf, uuidOf } from './address-values.ts';

/** What a comparison of calculations shows, as its address states it. */
export interface CompareSearch {
  /** the calculations with commas, in the order of their columns */
  readonly calculations?: string | undefined;
  /** the one that the others are compared with; absent: the first */
  readonly against?: string | undefined;
  /** the one to which the steps of a difference lead; absent: the first of the others */
  readonly to?: string | undefined;
  /** absent: the set that fits */
  readonly set?: SetCode | undefined;
}

/** Returns the comparison that an address gives; values that make no sense are left out without an error. */
export function parseCompareSearch(search: Readonly<Record<string, unknown>>): CompareSearch {
  const asked = typeof search.calculations === 'string' ? search.calculations.split(',') : [];
  const uuids = [...new Set(asked.flatMap((each) => uuidOf(each) ?? []))].slice(0, COMPARED_MAX);
  return {
    calculations: uuids.length > 0 ? uuids.join(',') : undefined,
    against: uuidOf(search.against),
    to: uuidOf(search.to),
    set: choiceOf(SET_CODES, search.set),
  };
}

/** Returns the calculations of a comparison. */
export function comparedUuids({ calculations }: CompareSearch): readonly string[] {
  return calculations?.split(',') ?? [];
}
