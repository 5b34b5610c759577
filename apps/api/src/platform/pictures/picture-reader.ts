import type { Party } from '../fair-order.ts';
import type { ProcessPlan } from '../processes/bounded-process.ts';
import { createObservedPool } from '../processes/observed-pool.ts';
import type { JobFailure, PoolLimits, PoolObserver } from '../processes/process-pool.ts';
import { READABLE_CODE } from '../processes/readable-code.ts';
import type { ReadPicture } from './read-picture.ts';

type Read<Value> = { readonly kind: 'read'; readonly value: Value } | JobFailure;

/**
 * Reads pictures. Each function returns what it read, null for an incomplete picture, or why nothing can be read now.
 */
export interface PictureReader {
  /** reads a PNG, rewritten from its pixels */
  repackPng(bytes: Uint8Array, of: Party): Promise<Read<Uint8Array | null>>;
  /** reads a PNG with only its pixels, or a JPEG */
  read(bytes: Uint8Array, of: Party): Promise<Read<ReadPicture | null>>;
  /** Reports what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): void;
}

const MEGABYTE = 1024 * 1024;

/** The largest accepted picture unpacks to 160 MB, which takes about a second. */
export const PICTURE_LIMITS: PoolLimits & { readonly plan: ProcessPlan } = {
  atOnce: 1,
  waiting: 32,
  jobMs: 20_000,
  patienceMs: 60_000,
  workMs: 120_000,
  idleMs: 30_000,
  plan: {
    module: new URL('./read-pictures.process.ts', import.meta.url).href,
    readable: READABLE_CODE,
    givesWay: true,
    bounds: { dataMegabytes: 512, heapMegabytes: 128, cpuSeconds: 240 },
    answerMaxBytes: 64 * MEGABYTE,
    startMs: 60_000,
  },
};

/** Reads the pictures of members in a separate process, in turns, because a few bytes may unpack to very many. */
export function createPictureReader(limits: typeof PICTURE_LIMITS = PICTURE_LIMITS): PictureReader {
  const { plan, ...bounds } = limits;
  const { pool, observe } = createObservedPool(plan, bounds);
  const read =
    <Value>(job: string) =>
    async (bytes: Uint8Array, of: Party): Promise<Read<Value>> => {
      const outcome = await pool.run({ ...of, job, input: { bytes } });
      return outcome.kind === 'answered' ? { kind: 'read', value: outcome.value as Value } : outcome;
    };
  return {
    repackPng: read('repackPng'),
    read: read('readOne'),
    observe,
    close: () => pool.close(),
  };
}
