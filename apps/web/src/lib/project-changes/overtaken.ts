import { type Overtaken, overtakenSchema } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';

/** Returns what was on the screen of a refused action, and the present facts; null for every other failure. */
export function overtakenOf(error: unknown): Overtaken | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const overtaken = overtakenSchema.safeParse(error.body);
  return overtaken.success ? overtaken.data : null;
}
