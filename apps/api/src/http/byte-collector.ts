const FIRST_BYTES = 64 * 1024;

/**
 * Gathers a stream into one piece of memory. Each chunk is put in its place when it comes, so that there is no moment at
 * which many megabytes are copied at once and nobody else is answered.
 */
export class ByteCollector {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /** `expectedBytes` is what will come at the most, where that is known; more is taken as well. */
  constructor(expectedBytes: number) {
    this.#bytes = Buffer.from(new ArrayBuffer(Math.max(expectedBytes, FIRST_BYTES)));
  }

  add(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#bytes.length) {
      const larger = Buffer.from(new ArrayBuffer(Math.max(needed, 2 * this.#bytes.length)));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = needed;
  }

  /** All that was added, in memory of its own. */
  get bytes(): Buffer<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}
