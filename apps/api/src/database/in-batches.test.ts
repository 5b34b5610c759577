import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Returns a question that is answered when the test decides. */
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
  it('are asked at once, two at a time, and then together, each with its own answer', async () => {
    const { ask, asked, answers } = slowQuestion();
    const first = ask('a');
    await turn();
    const second = [ask('b'), ask('c')];
    await turn();
    expect(asked).toEqual([['a'], ['b', 'c']]);
    // 'a' again: a caller that arrives while the question is running does not get its older answer.
    const others = [ask('b'), ask('a'), ask('d'), ask('a')];
    await turn();
    expect(asked).toHaveLength(2);
    answers[0]?.();
    expect(await first).toBe('A');
    await turn();
    expect(asked[2]).toEqual(['b', 'a', 'd']);
    answers[2]?.();
    expect(await Promise.all(others)).toEqual(['B', 'A', 'D', 'A']);
    answers[1]?.();
    expect(await Promise.all(second)).toEqual(['B', 'C']);
    void ask('e');
    await turn();
    expect(asked[3]).toEqual(['e']);
  });

  it('fail together, and the next ones are asked all the same', async () => {
    const { ask, answers, failures } = slowQuestion();
    const first = ask('a');
    await turn();
    const second = ask('b');
    await turn();
    const [third, fourth, fifth] = [ask('c'), ask('c'), ask('d')];
    failures[0]?.();
    await expect(first).rejects.toThrow('out of reach');
    await turn();
    failures[2]?.();
    await expect(third).rejects.toThrow('out of reach');
    await expect(fourth).rejects.toThrow('out of reach');
    await expect(fifth).rejects.toThrow('out of reach');
    answers[1]?.();
    expect(await second).toBe('B');
    const last = ask('e');
    await turn();
    answers[3]?.();
    expect(await last).toBe('E');
  });
});
