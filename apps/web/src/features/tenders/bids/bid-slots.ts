import type { Applicant, Calculation } from '@milieuspoor/contract';
import type { ReactNode } from 'react';

/**
 * The parts of a table of bidders that the calculations feature supplies, because features don't import one another.
 */
export interface BidSlots {
  /** shows in which set the MKI of a calculation is stated */
  readonly setMark: (calculation: Calculation) => ReactNode;
  /** the button to the questions about its work, if it lacks something of the baseline's */
  readonly questions: (calculation: Calculation, readOnly: boolean) => ReactNode;
  readonly notes: (calculation: Calculation, readOnly: boolean) => ReactNode;
  /** a bidder's file and the buttons to change it; `busyReason` says why it can't be changed just now */
  readonly calculation: (
    bid: Applicant,
    state: { readonly readOnly: boolean; readonly busyReason: string | undefined },
  ) => ReactNode;
  /** the files that are being uploaded */
  readonly uploads: (bids: readonly Applicant[]) => ReactNode;
  /**
   * the calculations of bidders that can be restored; it calls back after a restore, because that removes its button
   */
  readonly deleted: (onRestored: () => void) => ReactNode;
}
