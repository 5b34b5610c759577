/** A component on the screen that shows sentences, by its place. */
export interface Speaker {
  /** returns whether it is above another one */
  readonly isBefore: (other: Speaker) => boolean;
}

/**
 * Knows which component shows which sentence, so that a sentence that holds for many charts is shown at the first of
 * them and folded at the others. When charts come and go, the next one shows it.
 */
export class SaidOnce {
  readonly #said = new Map<Speaker, readonly string[]>();
  readonly #listeners = new Set<() => void>();

  /** Returns a function that withdraws it. */
  say(speaker: Speaker, sentences: readonly string[]): () => void {
    this.#said.set(speaker, sentences);
    this.#tell();
    return () => {
      this.#said.delete(speaker);
      this.#tell();
    };
  }

  /** Returns those of the sentences that a component above already shows. */
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
