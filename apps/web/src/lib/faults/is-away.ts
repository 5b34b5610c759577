import { ApiError } from '@milieuspoor/contract/client';

/**
 * Tells whether an answer means that the data cannot be reached now, with the time to return: not a fault, and
 * temporary.
 */
export function isAway(error: unknown): error is ApiError & { readonly retryAfterSeconds: number } {
  return error instanceof ApiError && error.status === 503 && error.retryAfterSeconds !== null;
}

const LONGEST_MS = 30_000;
const GROWTH = 1.5;
/** the share of the wait by which browsers differ, so that they do not all return at the same time */
const SPREAD = 0.2;

/**
 * Returns how long to wait after this number of failed attempts, in milliseconds: the time that the server requested,
 * and longer each time.
 */
export function comeBackAfterMs(error: { readonly retryAfterSeconds: number }, failures: number): number {
  const asked = error.retryAfterSeconds * 1000;
  const wait = Math.max(asked, Math.min(asked * GROWTH ** failures, LONGEST_MS));
  return wait * (1 + SPREAD * Math.random());
}
