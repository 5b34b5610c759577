import type { Applicant } from '@milieuspoor/contract';
import { calculatedBid } from './example-bids.ts';

/** Returns an opened bid with a complete calculation; the names in a test must not consist of the same letters. */
export function methodBid(
  name: string,
  amounts: { readonly quoteEur: number; readonly mkiEur: number; readonly criteriaEur?: number },
  more: Partial<Applicant> = {},
): Applicant {
  const { quoteEur, mkiEur, criteriaEur = 0 } = amounts;
  const number = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return calculatedBid(number, mkiEur, {
    name,
    quote_price: quoteEur,
    criteria_discount: criteriaEur,
    ...more,
  });
}
