import { ApiError, type Callable } from '@milieuspoor/contract/client';
import { isAway } from './is-away.ts';
import { logFailure, reportFault } from './report-fault.ts';

/** The user corrects these, or signs in; they are told how, and nothing failed. */
const ANSWERS_TO_THE_USER: readonly number[] = [400, 401];

/** Notes a call whose failure the user sees as a message only: what it was is for the console, faults for the service. */
export function reportFailedCall({ method, path }: Callable, error: unknown): void {
  const where = `${method} ${path}`;
  if (isAway(error)) logFailure(error, where);
  else if (error instanceof ApiError && error.status < 500) {
    if (!ANSWERS_TO_THE_USER.includes(error.status)) logFailure(error, where);
  } else if (!isGivenUp(error)) reportFault(error, where);
}

/** A screen that was left asks for nothing any more. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
