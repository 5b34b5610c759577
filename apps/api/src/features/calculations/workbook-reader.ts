import type { Language } from '@milieuspoor/domain';
import type { ReadingOptions } from '@milieuspoor/workbook';
import { Piscina } from 'piscina';
import type { CheckedWorkbook, MarkingOutcome } from './checked-workbook.ts';
import type { FormerCalculation, WorkbookOutcome } from './stored-calculation.ts';

/** Reading a file was given up: it took too long or too much memory, or too many others are waiting. */
export type ReadingFailure = { readonly kind: 'too-complex' } | { readonly kind: 'too-busy' };

export interface WorkbookReader {
  /** The bytes change hands instead of being copied: they are gone for the caller, and come back with what was read. */
  read(
    bytes: Uint8Array<ArrayBuffer>,
    fileName: string,
    options?: ReadingOptions,
  ): Promise<WorkbookOutcome | ReadingFailure>;
  /** What would come of the file beside the calculation that is there now. The bytes are gone for the caller. */
  check(
    bytes: Uint8Array<ArrayBuffer>,
    fileName: string,
    former: FormerCalculation | null,
    options?: ReadingOptions,
  ): Promise<CheckedWorkbook | ReadingFailure>;
  /** The file with its problems marked in it. The bytes are gone for the caller. */
  mark(
    bytes: Uint8Array<ArrayBuffer>,
    fileName: string,
    language: Language,
    options?: ReadingOptions,
  ): Promise<MarkingOutcome | ReadingFailure>;
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
  /** Runs one of the jobs in read-workbook.worker.ts; `default` is the one that it exports as such. */
  async function run<Outcome>(
    name: string,
    task: { readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string } & Record<string, unknown>,
  ): Promise<Outcome | ReadingFailure> {
    try {
      return (await pool.run(task, {
        name,
        signal: AbortSignal.timeout(limits.milliseconds),
        transferList: [task.bytes.buffer],
      })) as Outcome;
    } catch (cause) {
      const failure = failureOf(cause);
      if (failure) return failure;
      throw cause;
    }
  }
  return {
    read: (bytes, fileName, options = {}) => run<WorkbookOutcome>('default', { bytes, fileName, options }),
    check: (bytes, fileName, former, options = {}) =>
      run<CheckedWorkbook>('checkWorkbook', { bytes, fileName, former, options }),
    mark: (bytes, fileName, language, options = {}) =>
      run<MarkingOutcome>('markWorkbook', { bytes, fileName, language, options }),
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
