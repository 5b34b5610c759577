import { type Project, staleProjectSchema } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';

/** The newer project that a change met, with the server's own sentence about it where it gave one. */
export interface NewerProject {
  readonly current: Project;
  readonly sentence: string | null;
}

/** A change that was not made, because the project had changed since it was read. */
export interface StaleProject extends NewerProject {
  /** as it was on the screen */
  readonly seen: Project;
}

/** Returns the newer project of a failure; null for every other failure. */
export function newerProjectOf(error: unknown): NewerProject | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const stale = staleProjectSchema.safeParse(error.body);
  return stale.success ? { current: stale.data.current, sentence: stale.data.detail } : null;
}
