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
  it('are asked at once, two at a time, and then together, each getting its own answer', async () => {
    const { ask, asked, answers } = slowQuestion();
    const first = ask('a');
    const second = ask('b');
    expect(asked).toEqual([['a'], ['b']]);
    // 'a' again: whoever comes while it is under way is not given an answer from before they came.
    const others = [ask('b'), ask('a'), ask('c'), ask('a')];
    expect(asked).toHaveLength(2);
    answers[0]?.();
    expect(await first).toBe('A');
    expect(asked[2]).toEqual(['b', 'a', 'c']);
    answers[2]?.();
    expect(await Promise.all(others)).toEqual(['B', 'A', 'C', 'A']);
    answers[1]?.();
    expect(await second).toBe('B');
    void ask('d');
    expect(asked[3]).toEqual(['d']);
  });

  it('fail together, and the next ones are asked all the same', async () => {
    const { ask, answers, failures } = slowQuestion();
    const [first, second] = [ask('a'), ask('b')];
    const [third, fourth, fifth] = [ask('c'), ask('c'), ask('d')];
    failures[0]?.();
    await expect(first).rejects.toThrow('out of reach');
    failures[2]?.();
    await expect(third).rejects.toThrow('out of reach');
    await expect(fourth).rejects.toThrow('out of reach');
    await expect(fifth).rejects.toThrow('out of reach');
    answers[1]?.();
    expect(await second).toBe('B');
    const last = ask('e');
    answers[3]?.();
    expect(await last).toBe('E');
  });
});
