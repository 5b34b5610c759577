import { setImmediate as turn } from 'node:timers/promises';

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (cause: unknown) => void;
}

/** A number that fits well in one statement. */
const BATCH_MAX = 500;
/** One batch is collected while the other is on its way, so that neither side waits for the other. */
const UNDER_WAY_MAX = 2;

/**
 * Collects the keys that are requested while questions are running into the next question, so that many simultaneous
 * requests cost the database only a few questions. A caller never gets an answer to a question that was sent before it
 * asked. `askAll` gets every key once, and returns the answers in the order of the keys.
 */
export function inBatches<Value>(
  askAll: (keys: readonly string[]) => Promise<readonly Value[]>,
): (key: string) => Promise<Value> {
  const waiting = new Map<string, Waiting<Value>[]>();
  let underWay = 0;

  async function work(): Promise<void> {
    underWay++;
    while (waiting.size > 0) {
      // Keys of the same turn of the event loop are included.
      await turn();
      const batch = takeBatch();
      if (batch.length === 0) break;
      try {
        const values = await askAll(batch.map(([key]) => key));
        if (values.length !== batch.length) throw new Error('A batch is answered with as many answers');
        for (const [index, value] of values.entries())
          for (const { resolve } of batch[index]?.[1] ?? []) resolve(value);
      } catch (cause) {
        for (const [, askers] of batch) for (const { reject } of askers) reject(cause);
      }
    }
    underWay--;
  }

  function takeBatch(): [string, Waiting<Value>[]][] {
    const batch = [...waiting].slice(0, BATCH_MAX);
    for (const [key] of batch) waiting.delete(key);
    return batch;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(key) ?? [];
      askers.push({ resolve, reject });
      waiting.set(key, askers);
      if (underWay < UNDER_WAY_MAX) void work();
    });
}
