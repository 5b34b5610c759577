import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';

const STARTUP_HEADER_BYTES = 4;
const TYPED_HEADER_BYTES = 5;
const TERMINATE = 'X'.charCodeAt(0);

/**
 * A connection that the `pg` driver uses as a socket: it carries the wire protocol to the worker that runs the embedded
 * database. Messages are passed on complete and one at a time, because the engine takes no partial messages and drops
 * those that arrive together with a faulty one.
 */
export class PgliteStream extends Duplex {
  readonly #port: MessagePort;
  /** the beginning of a message whose end has not been written yet */
  #pending: Buffer | null = null;
  #started = false;
  #hungUp = false;

  /** Without a worker the connection breaks at once; `reason` returns why it broke, then or later. */
  constructor(worker: Worker | null, reason: () => Error) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#port.on('message', (answer: Uint8Array) => this.push(answer));
    // The other end disappears with its worker.
    this.#port.on('close', () => this.destroy(this.#hungUp ? undefined : reason()));
    if (worker) worker.postMessage(port2, [port2]);
    else port2.close();
  }

  // Functions of a socket that the driver calls and that a thread does not need.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#port.ref();
    return this;
  }
  unref(): this {
    this.#port.unref();
    return this;
  }
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pass(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    for (const { chunk } of chunks) this.#pass(chunk);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    this.push(null);
    done(error);
  }

  #pass(chunk: Buffer): void {
    const bytes = this.#pending ? Buffer.concat([this.#pending, chunk]) : chunk;
    let start = 0;
    for (;;) {
      const length = this.#messageLength(bytes, start);
      if (length === null || start + length > bytes.length) break;
      if (this.#started && bytes[start] === TERMINATE) {
        // Hanging up must not stop the engine, which outlives its connections.
        this.#hungUp = true;
        queueMicrotask(() => this.destroy());
        return;
      }
      this.#started = true;
      const message = new Uint8Array(bytes.subarray(start, start + length));
      this.#port.postMessage(message, [message.buffer]);
      start += length;
    }
    this.#pending = start < bytes.length ? bytes.subarray(start) : null;
  }

  /** Returns the length in bytes of the message at `start`, null while its header is incomplete. */
  #messageLength(bytes: Buffer, start: number): number | null {
    const rest = bytes.length - start;
    if (!this.#started) return rest >= STARTUP_HEADER_BYTES ? bytes.readInt32BE(start) : null;
    return rest >= TYPED_HEADER_BYTES ? bytes.readInt32BE(start + 1) + 1 : null;
  }
}
