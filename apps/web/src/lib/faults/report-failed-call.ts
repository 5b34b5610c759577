import { ApiError, type Callable } from '@milieuspoor/contract/client';
import { isAway } from './is-away.ts';
import { logFailure, reportFault } from './report-fault.ts';

/** The user corrects these, or signs in; the screen tells how, and nothing failed. */
const ANSWERS_TO_THE_USER: readonly number[] = [400, 401];

/** Logs a call whose failure the user only sees as a message: the details to the console, faults to the service. */
export function reportFailedCall({ method, path }: Callable, error: unknown): void {
  const where = `${method} ${path}`;
  if (isAway(error)) logFailure(error, where);
  else if (error instanceof ApiError && error.status < 500) {
    if (!ANSWERS_TO_THE_USER.includes(error.status)) logFailure(error, where);
  } else if (!isGivenUp(error)) reportFault(error, where);
}

/** Tells whether the call was cancelled because its screen was left. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
