import { ApiError } from '@milieuspoor/contract/client';

/** True for what was said of the very values that were sent, or null for somebody who was first: over once others are typed. */
export function isJudged(error: unknown): boolean {
  return error === null || (error instanceof ApiError && error.status === 400);
}
