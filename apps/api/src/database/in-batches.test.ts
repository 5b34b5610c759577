import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** A question that is answered when the test says so. */
function slowQuestion() {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const failures: (() => void)[] = [];
  const ask = inBatches(
    (keys: readonly string[]) =>
      new Promise<string[]>((resolve, reject) => {
        asked.push([...keys]);
        answers.push(() => resolve(keys.map((key) => key.toUpperCase())));
        failures.push(() => reject(new Error('out of reach')));
      }),
  );
  return { ask, asked, answers, failures };
}

describe('questions in batches', () => {
  it('are asked at once when nothing is under way, and then together, each getting its own answer', async () => {
    const { ask, asked, answers } = slowQuestion();
    const first = ask('a');
    expect(asked).toEqual([['a']]);
    // 'a' again: whoever comes while it is under way is not given an answer from before they came.
    const others = [ask('b'), ask('a'), ask('c')];
    expect(asked).toHaveLength(1);
    answers[0]?.();
    expect(await first).toBe('A');
    expect(asked).toEqual([['a'], ['b', 'a', 'c']]);
    answers[1]?.();
    expect(await Promise.all(others)).toEqual(['B', 'A', 'C']);
    void ask('d');
    expect(asked[2]).toEqual(['d']);
  });

  it('fail together, and the next ones are asked all the same', async () => {
    const { ask, answers, failures } = slowQuestion();
    const first = ask('a');
    const second = ask('b');
    failures[0]?.();
    await expect(first).rejects.toThrow('out of reach');
    answers[1]?.();
    expect(await second).toBe('B');
  });
});
