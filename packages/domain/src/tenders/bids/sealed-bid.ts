/** Who would look at a bid. */
export interface BidReader {
  readonly accountId: string;
}

/** The seal of a tender: whether it was chosen, with the award model, and whether the bids were opened since. */
export interface TenderSeal {
  readonly chosen: boolean;
  readonly opened: boolean;
}

/**
 * Whether the bids of a tender are sealed (D-106): only where the project chose it, until they are
 * opened. As long as they are, nobody is told a score, a rank or a winner.
 */
export function areBidsSealed({ chosen, opened }: TenderSeal): boolean {
  return chosen && !opened;
}

/**
 * Whether somebody may not see yet what was bid: a sealed bid is for who entered it, and for nobody else. That there is a bid,
 * and of whom, is no secret.
 */
export function isSealed(
  { enteredBy, ...seal }: TenderSeal & { readonly enteredBy: string | null },
  { accountId }: BidReader,
): boolean {
  return areBidsSealed(seal) && enteredBy !== accountId;
}
