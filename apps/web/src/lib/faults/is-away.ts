import { ApiError } from '@milieuspoor/contract/client';

/** True of an answer that the data cannot be reached now and when to come back: no fault, and it passes by itself. */
export function isAway(error: unknown): error is ApiError & { readonly retryAfterSeconds: number } {
  return error instanceof ApiError && error.status === 503 && error.retryAfterSeconds !== null;
}

const LONGEST_MS = 30_000;
const GROWTH = 1.5;
/** share of the wait by which browsers differ, so that they do not all come back at once */
const SPREAD = 0.2;

/** How long to wait after so many attempts that failed, in milliseconds: what the server asked for, and longer each time. */
export function comeBackAfterMs(error: { readonly retryAfterSeconds: number }, failures: number): number {
  const asked = error.retryAfterSeconds * 1000;
  const wait = Math.max(asked, Math.min(asked * GROWTH ** failures, LONGEST_MS));
  return wait * (1 + SPREAD * Math.random());
}
