import type { DeclarationAnswers, DeclarationReading } from '@milieuspoor/declarations';
import type { Party } from '../../../platform/fair-order.ts';
import type { ProcessPlan } from '../../../platform/processes/bounded-process.ts';
import { createObservedPool } from '../../../platform/processes/observed-pool.ts';
import type { JobFailure, PoolLimits, PoolObserver } from '../../../platform/processes/process-pool.ts';
import { READABLE_CODE } from '../../../platform/processes/readable-code.ts';

/** A declaration to read, with its party. */
export interface DeclarationToRead extends Party {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly answers: DeclarationAnswers;
}

export interface DeclarationReader {
  read(file: DeclarationToRead): Promise<DeclarationReading | JobFailure>;
  /** Reports what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): void;
}

export interface DeclarationReaderLimits extends PoolLimits {
  readonly plan: ProcessPlan;
}

const MEGABYTE = 1024 * 1024;

/**
 * A declaration of a hundred kilobytes takes milliseconds. One at a time, and no process kept in advance: declarations
 * come a few at a time, beside workbooks.
 */
export const DECLARATION_LIMITS: DeclarationReaderLimits = {
  atOnce: 1,
  waiting: 32,
  jobMs: 10_000,
  patienceMs: 60_000,
  workMs: 30_000,
  idleMs: 60_000,
  plan: {
    module: new URL('./read-declaration.process.ts', import.meta.url).href,
    readable: READABLE_CODE,
    bounds: { dataMegabytes: 640, heapMegabytes: 480, cpuSeconds: 90 },
    answerMaxBytes: 16 * MEGABYTE,
    startMs: 60_000,
  },
};

/** Reads declarations in a separate process, so that a harmful file only affects itself. */
export function createDeclarationReader({
  plan,
  ...limits
}: DeclarationReaderLimits = DECLARATION_LIMITS): DeclarationReader {
  const { pool, observe } = createObservedPool(plan, limits);
  return {
    async read({ organisationId, memberId, bytes, answers }) {
      const outcome = await pool.run({
        ...{ job: 'readDeclaration', organisationId, memberId },
        input: { bytes, answers },
      });
      return outcome.kind === 'answered' ? (outcome.value as DeclarationReading) : outcome;
    },
    observe,
    close: () => pool.close(),
  };
}
