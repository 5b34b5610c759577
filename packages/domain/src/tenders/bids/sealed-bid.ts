/** A person who wants to see a bid. */
export interface BidReader {
  readonly accountId: string;
}

/** The seal of a tender: whether it was chosen, with the award model, and whether the bids were opened since. */
export interface TenderSeal {
  readonly chosen: boolean;
  readonly opened: boolean;
}

/**
 * Tells whether the bids of a tender are sealed (D-106): only if the project chose it, until they are opened. While
 * they are sealed, nobody gets a score, a rank or a winner.
 */
export function areBidsSealed({ chosen, opened }: TenderSeal): boolean {
  return chosen && !opened;
}

/**
 * Tells whether somebody may not see yet what was bid: only the member who entered a sealed bid sees it. That there is
 * a bid, and whose it is, is not secret.
 */
export function isSealed(
  { enteredBy, ...seal }: TenderSeal & { readonly enteredBy: string | null },
  { accountId }: BidReader,
): boolean {
  return areBidsSealed(seal) && enteredBy !== accountId;
}
