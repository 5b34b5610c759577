/** Who would look at a bid. */
export interface BidReader {
  readonly accountId: string;
  /** staff, in their work for the provider */
  readonly isProvider: boolean;
}

/**
 * Whether somebody may not see yet what was bid: until bids are opened, prices and calculations are for who entered them
 * and for staff. That there is a bid, and of whom, is no secret.
 */
export function isSealed(
  { opened, enteredBy }: { readonly opened: boolean; readonly enteredBy: string | null },
  { accountId, isProvider }: BidReader,
): boolean {
  return !(opened || isProvider || enteredBy === accountId);
}
