/** The MKI of the active baseline, if bids can be compared with it. */
export interface BaselineMki {
  /** euro */
  readonly mkiEur: number;
  /** some of its items are not included, or leave indicators out */
  readonly incomplete: boolean;
}
