import { type Overtaken, overtakenSchema } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';

/** What was on the screen of an act that was refused, and what there is by now; null of every other failure. */
export function overtakenOf(error: unknown): Overtaken | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const overtaken = overtakenSchema.safeParse(error.body);
  return overtaken.success ? overtaken.data : null;
}
