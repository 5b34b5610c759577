import { setTimeout } from 'node:timers/promises';

/** A step before a process may end, with its name for messages about a failure. */
export interface EndingStep {
  readonly name: string;
  readonly end: () => unknown;
}

const LATE = Symbol('late');

/**
 * Does the steps one after the other, each also when an earlier one failed, and stops at a step that is not done in
 * time. Returns what went wrong, a sentence for each.
 */
export async function endInOrder(steps: readonly EndingStep[], milliseconds: number): Promise<string[]> {
  const problems: string[] = [];
  const late = setTimeout(milliseconds, LATE, { ref: false });
  for (const { name, end } of steps) {
    try {
      if ((await Promise.race([end(), late])) === LATE)
        return [...problems, `${name}: not done within ${milliseconds / 1000} seconds`];
    } catch (cause) {
      problems.push(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return problems;
}
