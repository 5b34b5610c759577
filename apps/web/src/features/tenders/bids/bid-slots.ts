import type { Applicant, Calculation } from '@milieuspoor/contract';
import type { ReactNode } from 'react';

/** What the feature of calculations puts into a table of bidders, since features don't know one another. */
export interface BidSlots {
  /** in which set the MKI of a calculation is stated */
  readonly setMark: (calculation: Calculation) => ReactNode;
  /** the way to what is asked about its work, where it lacks something of the baseline's */
  readonly questions: (calculation: Calculation, readOnly: boolean) => ReactNode;
  readonly notes: (calculation: Calculation, readOnly: boolean) => ReactNode;
  /** a bidder's file and the ways to change it; `busyReason` says why that can't be done just now */
  readonly calculation: (
    bid: Applicant,
    state: { readonly readOnly: boolean; readonly busyReason: string | undefined },
  ) => ReactNode;
  /** the files that are on their way */
  readonly uploads: (bids: readonly Applicant[]) => ReactNode;
  /** the calculations of bidders that can be brought back; told when one was, since its button goes with it */
  readonly deleted: (onRestored: () => void) => ReactNode;
}
