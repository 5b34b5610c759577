/** The MKI of the active baseline, as far as bids can be held against it. */
export interface BaselineMki {
  /** euro */
  readonly mkiEur: number;
  /** some of its items are not in it, or leave indicators out */
  readonly incomplete: boolean;
}
