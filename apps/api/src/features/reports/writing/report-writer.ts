import { fileURLToPath } from 'node:url';
import type { Party } from '../../../platform/fair-order.ts';
import type { ProcessPlan } from '../../../platform/processes/bounded-process.ts';
import {
  createProcessPool,
  type JobFailure,
  type PoolLimits,
  type PoolObserver,
} from '../../../platform/processes/process-pool.ts';
import type { ReportToWrite, WrittenReport } from './write-report.process.ts';

/** For whom it is written, and how it is called off. */
interface WritingFor extends Party {
  readonly signal: AbortSignal;
}

export interface ReportWriter {
  /** Both files of a report, or why there are none now; rejects with the reason of the signal once it is called off. */
  write(
    report: ReportToWrite,
    asked: WritingFor,
  ): Promise<{ readonly kind: 'written'; readonly files: WrittenReport } | JobFailure>;
  /** Tells of what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): void;
}

const REPOSITORY = new URL('../../../../../../', import.meta.url);
const MEGABYTE = 1024 * 1024;

/** What a report is written with. The data folder is none of it, nor is any setting. */
const READABLE = ['package.json', 'node_modules', 'packages', 'apps/api/package.json', 'apps/api/src'].map(
  (path) => fileURLToPath(new URL(path, REPOSITORY)),
);

/** A report of fifty calculations takes seconds, most of them for laying out the pages that its contents name. */
const LIMITS: PoolLimits & { readonly plan: ProcessPlan } = {
  atOnce: 1,
  waiting: 32,
  jobMs: 120_000,
  patienceMs: 300_000,
  workMs: 300_000,
  idleMs: 60_000,
  plan: {
    module: new URL('./write-report.process.ts', import.meta.url).href,
    readable: READABLE,
    bounds: { dataMegabytes: 1024, heapMegabytes: 768, cpuSeconds: 600 },
    answerMaxBytes: 256 * MEGABYTE,
    startMs: 60_000,
  },
};

/** Writes reports in a process of their own: putting a document together would keep the server from answering meanwhile. */
export function createReportWriter(): ReportWriter {
  const observers = new Set<PoolObserver>();
  const { plan, ...limits } = LIMITS;
  const pool = createProcessPool(plan, limits, {
    notStarted(reason) {
      for (const each of observers) each.notStarted(reason);
    },
    gaveUp(job) {
      for (const each of observers) each.gaveUp(job);
    },
    brokeDown(job, detail) {
      for (const each of observers) each.brokeDown(job, detail);
    },
  });
  return {
    async write(report, { organisationId, memberId, signal }) {
      const outcome = await pool.run({ job: 'writeReport', organisationId, memberId, signal, input: report });
      return outcome.kind === 'answered'
        ? { kind: 'written', files: outcome.value as WrittenReport }
        : outcome;
    },
    observe(observer) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    close: () => pool.close(),
  };
}
