import { ApiError } from '@milieuspoor/contract/client';
import type { ShownQuery } from '../shown-query.ts';

/** True for a place below the top that the server does not know, such as a project that was deleted after it was linked to. */
export function isLostPlace({ data, error }: ShownQuery<unknown>, path: readonly unknown[]): boolean {
  return path.length > 0 && data === undefined && error instanceof ApiError && error.status === 404;
}
