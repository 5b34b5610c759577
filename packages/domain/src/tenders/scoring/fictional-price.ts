/**
 * The price by which bids are compared, never the one that is paid: the quote less the discounts for the MKI and for
 * other criteria, all in whole euro (D-31). A discount on other criteria that is empty counts as 0 (D-44).
 * It may fall below 0, as it does where the discounts are larger than the quote.
 */
export function fictionalPriceEur({
  quoteEur,
  scoreEur,
  criteriaDiscountEur,
}: {
  readonly quoteEur: number;
  readonly scoreEur: number;
  readonly criteriaDiscountEur: number | null;
}): number {
  return quoteEur - scoreEur - (criteriaDiscountEur ?? 0);
}
