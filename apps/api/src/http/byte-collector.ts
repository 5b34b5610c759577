const FIRST_BYTES = 64 * 1024;

/**
 * Collects a stream in one piece of memory. Each chunk is copied when it arrives, so that the server never copies many
 * megabytes at once while nobody else is answered.
 */
export class ByteCollector {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /** `expectedBytes` is the expected maximum, where it is known; more is accepted as well. */
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

  /** Everything that was added, in its own memory. */
  get bytes(): Buffer<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}
