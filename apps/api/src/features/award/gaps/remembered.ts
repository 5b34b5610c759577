/** The number of results that are kept; the oldest is forgotten first. */
const MOST = 2000;

/** Keeps results that follow from their key alone, so that each is computed once. */
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
