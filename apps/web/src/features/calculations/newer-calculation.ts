import type { Calculation } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';

/** A calculation that somebody else changed since it was read, with the server's own sentence about it. */
export interface NewerCalculation {
  readonly current: Calculation;
  readonly sentence: string;
}

/** Returns the newer calculation that caused a refusal; null for every other failure. */
export function newerCalculationOf(error: unknown): NewerCalculation | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current, detail } = (error.body ?? {}) as { current?: Calculation; detail?: string };
  return current && detail !== undefined ? { current, sentence: detail } : null;
}
