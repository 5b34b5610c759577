import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../away/reason-of.ts';
import { within } from '../away/within.ts';
import { PgliteStream } from './pglite-stream.ts';

export interface EngineBounds {
  /**
   * opening the folder when the process starts, in milliseconds: longer than any machine is busy, since nobody is
   * served yet
   */
  readonly firstOpening: number;
  /** opening it again, including the repair after a crash */
  readonly opening: number;
  /** between two attempts to open it again */
  readonly pause: number;
  /** closing it in an orderly way */
  readonly closing: number;
}

export const ENGINE_BOUNDS: EngineBounds = {
  firstOpening: 600_000,
  opening: 120_000,
  pause: 3000,
  closing: 10_000,
};

/** The place of the engine's data, as in `DatabaseLocation`. */
interface EngineFiles {
  readonly folder: string | null;
  readonly copyOf?: string | undefined;
}

/**
 * Keeps the embedded engine running. A worker that died, gave up or hangs is replaced by a new one on the same folder:
 * committed changes are in PostgreSQL's log, from which the new worker repairs the files. As long as that is impossible
 * (the disk is full), every connection is refused at once, and it tries again and again.
 */
export class PgliteEngine {
  readonly #folder: string | null;
  readonly #copyOf: string | undefined;
  readonly #bounds: EngineBounds;
  #worker: Worker | null = null;
  #reopening: Promise<void> | null = null;
  #closed = false;

  private constructor({ folder, copyOf }: EngineFiles, bounds: EngineBounds) {
    this.#folder = folder;
    this.#copyOf = copyOf;
    this.#bounds = bounds;
  }

  static async open(files: EngineFiles, bounds: EngineBounds): Promise<PgliteEngine> {
    const engine = new PgliteEngine(files, bounds);
    await engine.#startWorker(bounds.firstOpening);
    return engine;
  }

  /** Returns a connection for the driver; without an engine it breaks at once. */
  connect(): PgliteStream {
    return new PgliteStream(
      this.#worker,
      () => new Error(`The embedded database has stopped${roomOf(this.#folder)}`),
    );
  }

  /** Ends a worker that does not answer; a new one takes its place. */
  restart(): void {
    this.#reopening ??= this.#reopen().finally(() => {
      this.#reopening = null;
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    if (!worker) return;
    const exited = once(worker, 'exit');
    worker.postMessage('close');
    // The next start repairs what was not closed in an orderly way.
    await within(this.#bounds.closing, 'The engine does not close', exited).catch(() => worker.terminate());
  }

  async #startWorker(openingMs: number): Promise<void> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { folder: this.#folder, copyOf: this.#copyOf },
    });
    const { promise: gone, reject } = Promise.withResolvers<never>();
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database ended while it was opened')));
    try {
      await within(
        openingMs,
        'The embedded database does not open',
        Promise.race([once(worker, 'message'), gone]),
      );
    } catch (cause) {
      await worker.terminate();
      throw new Error(`The embedded database cannot be opened (${reasonOf(cause)})${roomOf(this.#folder)}`, {
        cause,
      });
    }
    this.#worker = worker;
    // Its connections break with it, and notify their users.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (!this.#closed) this.restart();
    });
  }

  async #reopen(): Promise<void> {
    const former = this.#worker;
    this.#worker = null;
    // Two engines on the same files would destroy them, so the former one ends before the next one starts.
    await former?.terminate();
    // Data in memory are lost with it.
    if (this.#folder === null) return;
    while (!this.#closed) {
      try {
        return await this.#startWorker(this.#bounds.opening);
      } catch {
        // Code that needs the database meanwhile gets the error that it is unreachable, and logs it.
        await pause(this.#bounds.pause);
      }
    }
  }
}

const MEGABYTE = 1024 * 1024;

/** Returns the free room on the disk of a folder, since a full disk is the most likely reason for an engine to stop. */
function roomOf(folder: string | null): string {
  if (folder === null) return '';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return `; its disk has ${Math.floor((bavail * bsize) / MEGABYTE)} MB left`;
  } catch {
    return '; its folder cannot be read';
  }
}
