/** How many results are remembered; the oldest is forgotten. */
const MOST = 2000;

/** Results that follow from their key alone, so that each is worked out once. */
export class Remembered<Result> {
  readonly #results = new Map<string, Result>();

  async get(key: string, workOut: () => Promise<Result>): Promise<Result> {
    const before = this.#results.get(key);
    if (before !== undefined) return before;
    const result = await workOut();
    this.#results.set(key, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > MOST && oldest !== undefined) this.#results.delete(oldest);
    return result;
  }
}
