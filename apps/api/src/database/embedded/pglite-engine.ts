import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../away/reason-of.ts';
import { within } from '../away/within.ts';
import { PgliteStream } from './pglite-stream.ts';

export interface EngineBounds {
  /** opening the folder when the process starts, in milliseconds: longer than any machine is busy, since nobody is served yet */
  readonly firstOpening: number;
  /** opening it again, repairing it after a crash included */
  readonly opening: number;
  /** between two attempts to open it again */
  readonly pause: number;
  /** closing it in good order */
  readonly closing: number;
}

export const ENGINE_BOUNDS: EngineBounds = {
  firstOpening: 600_000,
  opening: 120_000,
  pause: 3000,
  closing: 10_000,
};

/** Where the engine's data are, as `DatabaseLocation` says. */
interface EngineFiles {
  readonly folder: string | null;
  readonly copyOf?: string | undefined;
}

/**
 * Keeps the embedded engine going. A worker that died, gave up or says nothing is replaced by another one on the same
 * folder: what was committed stands in PostgreSQL's log, from which the next one repairs the files. For as long as it
 * cannot (the disk is full), every connection is refused at once, and it is tried again and again.
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

  /** A connection for the driver; without an engine it breaks at once. */
  connect(): PgliteStream {
    return new PgliteStream(
      this.#worker,
      () => new Error(`The embedded database has stopped${roomOf(this.#folder)}`),
    );
  }

  /** Ends a worker that does not answer; another one takes its place. */
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
    // The next start repairs what was not closed in good order.
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
    // Its connections break with it, and tell who uses them.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (!this.#closed) this.restart();
    });
  }

  async #reopen(): Promise<void> {
    const former = this.#worker;
    this.#worker = null;
    // Two engines on the same files would destroy them: the former is gone before the next one starts.
    await former?.terminate();
    // What was kept in memory is gone with it.
    if (this.#folder === null) return;
    while (!this.#closed) {
      try {
        return await this.#startWorker(this.#bounds.opening);
      } catch {
        // Whoever needs the database meanwhile is told that it is away, and the log with them.
        await pause(this.#bounds.pause);
      }
    }
  }
}

const MEGABYTE = 1024 * 1024;

/** How much room the disk of a folder has, since a full one is the likeliest reason for an engine to stop. */
function roomOf(folder: string | null): string {
  if (folder === null) return '';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return `; its disk has ${Math.floor((bavail * bsize) / MEGABYTE)} MB left`;
  } catch {
    return '; its folder cannot be read';
  }
}
