import type { Applicant } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';

/** A bid that somebody else changed since the user read it, with the server's own sentence about it. */
export interface NewerBid {
  readonly current: Applicant;
  readonly sentence: string;
}

/** Returns the newer bid if that is why a change was refused; null for every other failure. */
export function newerBidOf(error: unknown): NewerBid | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current, detail } = (error.body ?? {}) as { current?: Applicant; detail?: string };
  return current && detail !== undefined ? { current, sentence: detail } : null;
}
