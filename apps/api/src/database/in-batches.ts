interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (cause: unknown) => void;
}

/** As many as fit well in one statement. */
const BATCH_MAX = 500;

/**
 * Asks what is asked while a question is under way together in the next one, so that many requests at once cost the
 * database a few questions. Nobody is given what was asked before they came: an answer is never older than its question.
 * `askAll` answers in the order of the keys.
 */
export function inBatches<Key, Value>(
  askAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = [];
  let underWay = false;

  async function work(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX);
      try {
        const values = await askAll(batch.map(({ key }) => key));
        if (values.length !== batch.length) throw new Error('A batch is answered with as many answers');
        for (const [index, value] of values.entries()) batch[index]?.resolve(value);
      } catch (cause) {
        for (const { reject } of batch) reject(cause);
      }
    }
    underWay = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!underWay) void work();
    });
}
