/** Something on the screen that says sentences, by where it stands. */
export interface Speaker {
  /** whether it stands above another one */
  readonly isBefore: (other: Speaker) => boolean;
}

/**
 * Who says what on a screen, so that a sentence that holds for many charts stands at the first of them and is folded at the
 * others. Where charts come and go, the next one says it.
 */
export class SaidOnce {
  readonly #said = new Map<Speaker, readonly string[]>();
  readonly #listeners = new Set<() => void>();

  /** Returns how to take it back. */
  say(speaker: Speaker, sentences: readonly string[]): () => void {
    this.#said.set(speaker, sentences);
    this.#tell();
    return () => {
      this.#said.delete(speaker);
      this.#tell();
    };
  }

  /** Those of the sentences that somebody above says already. */
  saidAbove(speaker: Speaker, sentences: readonly string[]): string[] {
    const above = [...this.#said].flatMap(([other, said]) =>
      other !== speaker && other.isBefore(speaker) ? said : [],
    );
    return sentences.filter((sentence) => above.includes(sentence));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
