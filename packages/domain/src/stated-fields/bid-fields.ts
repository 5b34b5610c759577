import { APPLICANT_NAME_MAX } from '../tenders/bids/bid-rules.ts';
import type { FilledField, StatedFields, ValuesOf } from './stated-fields.ts';

/** What everybody sees of a bid, also while it is sealed. */
export const BID_OPEN = {
  name: { wire: 'name', kind: 'line', max: APPLICANT_NAME_MAX },
} as const satisfies Readonly<Record<string, FilledField>>;

/** What the seal keeps from everybody but who entered it. */
export const BID_SEALED = {
  quoteEur: { wire: 'quote_price', kind: 'whole-euro' },
  /** on criteria other than the MKI; where the project names criteria the sum of what is given on each */
  criteriaDiscountEur: { wire: 'criteria_discount', kind: 'whole-euro' },
} as const satisfies Readonly<Record<string, FilledField>>;

/** What members fill in of a bid, until it lies fixed; `bidProblems` says what has to be there, and what an amount may be. */
export const BID_DATA = { ...BID_OPEN, ...BID_SEALED } as const;

/** What it was given on each criterion that the project names, which has a shape of its own in the API. */
export const BID_PARTS = {
  criteriaValues: { wire: 'criteria', kind: 'criteria-values' },
  /** the levels behind the values of criteria that are scored on a scale */
  criteriaMarks: { wire: 'criteria', kind: 'criteria-marks' },
} as const satisfies StatedFields;

/** All that is filled in of a bid. */
export const BID_FIELDS = { ...BID_DATA, ...BID_PARTS } as const;

export type BidFields = ValuesOf<typeof BID_DATA>;
export type BidWithCriteria = ValuesOf<typeof BID_FIELDS>;
