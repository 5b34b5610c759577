/**
 * Returns the price by which bids are compared, which is never paid: the quote less the discounts for the MKI and for
 * other criteria, all in whole euro (D-31). An empty discount on other criteria counts as 0 (D-44). The result is below
 * 0 when the discounts exceed the quote.
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
