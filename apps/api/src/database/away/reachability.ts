/**
 * Is notified when the database becomes unreachable and when it is reachable again: once each, however many requests
 * notice.
 */
export interface DatabaseObserver {
  readonly away: (cause: unknown) => void;
  readonly back: (awayMs: number) => void;
}

/** Knows whether the database answers, from the experience of its users. */
export class Reachability {
  readonly #observers = new Set<DatabaseObserver>();
  #awaySince: number | null = null;

  /** Notifies the observer of every change from now on; returns a function that ends this. */
  observe(observer: DatabaseObserver): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  lost(cause: unknown): void {
    if (this.#awaySince !== null) return;
    this.#awaySince = performance.now();
    for (const { away } of this.#observers) away(cause);
  }

  answered(): void {
    if (this.#awaySince === null) return;
    const awayMs = Math.round(performance.now() - this.#awaySince);
    this.#awaySince = null;
    for (const { back } of this.#observers) back(awayMs);
  }
}
