import { ApiError } from '@milieuspoor/contract/client';

/**
 * Tells whether an answer about what is in the address says that there is no such thing: it was not found, or the
 * address has no form that anything has.
 */
export function saysNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
