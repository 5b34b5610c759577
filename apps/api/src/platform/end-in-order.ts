import { setTimeout } from 'node:timers/promises';

/** What has to be done before a process may end, and what it is called for who reads why it was not. */
export interface EndingStep {
  readonly name: string;
  readonly end: () => unknown;
}

const LATE = Symbol('late');

/**
 * Does them one after the other, each also when one before it failed, and goes no further than the one that is not done in
 * time. Answers what went wrong, a sentence for each.
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
