import { APPLICANT_NAME_MAX } from '../tenders/bids/bid-rules.ts';
import type { FilledField, StatedFields, ValuesOf } from './stated-fields.ts';

/** The fields of a bid that everybody sees, also while it is sealed. */
export const BID_OPEN = {
  name: { wire: 'name', kind: 'line', max: APPLICANT_NAME_MAX },
} as const satisfies Readonly<Record<string, FilledField>>;

/** The fields that the seal hides from everybody except the member who entered the bid. */
export const BID_SEALED = {
  quoteEur: { wire: 'quote_price', kind: 'whole-euro' },
  /** on criteria other than the MKI; if the project names criteria, the sum of what is given on each */
  criteriaDiscountEur: { wire: 'criteria_discount', kind: 'whole-euro' },
} as const satisfies Readonly<Record<string, FilledField>>;

/**
 * The fields of a bid that members fill in until it is fixed; `bidProblems` says which ones are required, and what an
 * amount may be.
 */
export const BID_DATA = { ...BID_OPEN, ...BID_SEALED } as const;

/** What a bid was given on each criterion that the project names; it has its own shape in the API. */
export const BID_PARTS = {
  criteriaValues: { wire: 'criteria', kind: 'criteria-values' },
  /** the levels behind the values of criteria that are scored on a scale */
  criteriaMarks: { wire: 'criteria', kind: 'criteria-marks' },
} as const satisfies StatedFields;

/** All fields of a bid that are filled in. */
export const BID_FIELDS = { ...BID_DATA, ...BID_PARTS } as const;

export type BidFields = ValuesOf<typeof BID_DATA>;
export type BidWithCriteria = ValuesOf<typeof BID_FIELDS>;
