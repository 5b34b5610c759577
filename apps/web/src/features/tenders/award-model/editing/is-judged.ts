import { ApiError } from '@milieuspoor/contract/client';

/**
 * Returns true if the server judged the values that were sent, or if somebody else was first (null): the error is over
 * once other values are typed.
 */
export function isJudged(error: unknown): boolean {
  return error === null || (error instanceof ApiError && error.status === 400);
}
