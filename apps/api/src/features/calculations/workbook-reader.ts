import { Piscina } from 'piscina';
import type { WorkbookOutcome } from './stored-calculation.ts';

/** Reading a file was given up: it took too long or too much memory, or too many others are waiting. */
export type ReadingFailure = { readonly kind: 'too-complex' } | { readonly kind: 'too-busy' };

export interface WorkbookReader {
  /** The bytes change hands instead of being copied: they are gone for the caller, and come back with what was read. */
  read(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<WorkbookOutcome | ReadingFailure>;
  close(): Promise<void>;
}

export interface WorkbookReaderLimits {
  readonly threads: number;
  /** files that may wait for a thread */
  readonly queue: number;
  readonly heapMegabytes: number;
  readonly milliseconds: number;
}

const LIMITS: WorkbookReaderLimits = { threads: 2, queue: 16, heapMegabytes: 1024, milliseconds: 60_000 };
const IDLE_MS = 60_000;

/** Reads workbooks in worker threads that are ended when a file asks for more than its share. */
export function createWorkbookReader(limits: WorkbookReaderLimits = LIMITS): WorkbookReader {
  const pool = new Piscina({
    filename: new URL('./read-workbook.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: limits.threads,
    maxQueue: limits.queue,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  return {
    async read(bytes, fileName) {
      try {
        return (await pool.run(
          { bytes, fileName },
          { signal: AbortSignal.timeout(limits.milliseconds), transferList: [bytes.buffer] },
        )) as WorkbookOutcome;
      } catch (cause) {
        const failure = failureOf(cause);
        if (failure) return failure;
        throw cause;
      }
    },
    close: () => pool.destroy(),
  };
}

function failureOf(cause: unknown): ReadingFailure | null {
  if (!(cause instanceof Error)) return null;
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || cause.name === 'AbortError' || cause.name === 'TimeoutError')
    return { kind: 'too-complex' };
  return cause.message === 'Task queue is at limit' ? { kind: 'too-busy' } : null;
}
