import { ApiError } from '@milieuspoor/contract/client';
import type { ShownQuery } from '../shown-query.ts';

/**
 * Tells whether a place is below the top and unknown to the server, such as a project that was deleted after somebody
 * linked to it.
 */
export function isLostPlace({ data, error }: ShownQuery<unknown>, path: readonly unknown[]): boolean {
  return path.length > 0 && data === undefined && error instanceof ApiError && error.status === 404;
}
