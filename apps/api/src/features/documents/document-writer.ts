import type {
  AwardRecord,
  BidderLetter,
  CouncilLetter,
  CriterionNote,
  CriterionToHandOut,
  HouseStyle,
  TemplateInspection,
} from '@milieuspoor/documents';
import type { Party } from '../../platform/fair-order.ts';
import type { ProcessPlan } from '../../platform/processes/bounded-process.ts';
import { createObservedPool } from '../../platform/processes/observed-pool.ts';
import type { JobFailure, PoolLimits, PoolObserver } from '../../platform/processes/process-pool.ts';
import { READABLE_CODE } from '../../platform/processes/readable-code.ts';
import type { BrokenPicture, DocumentTask, ReportTask, WrittenReport } from './write-documents.process.ts';

type Written<Value> = { readonly kind: 'written'; readonly value: Value } | JobFailure;

/** The member for whom it is written, and how it is cancelled. */
interface WritingFor extends Party {
  readonly signal?: AbortSignal;
}

/** Writes documents. Each function returns what it wrote, or why there is nothing now. */
export interface DocumentWriter {
  /** Rejects with the reason of the signal once it is cancelled. */
  writeReport(task: ReportTask, asked: WritingFor): Promise<Written<WrittenReport | BrokenPicture>>;
  writeCriterion(task: DocumentTask<CriterionToHandOut>, of: Party): Promise<Written<Uint8Array>>;
  writeNote(task: DocumentTask<CriterionNote>, of: Party): Promise<Written<Uint8Array>>;
  writeRecord(task: DocumentTask<AwardRecord>, of: Party): Promise<Written<Uint8Array>>;
  writeLetter(task: DocumentTask<BidderLetter>, of: Party): Promise<Written<Uint8Array>>;
  writeCouncilLetter(task: DocumentTask<CouncilLetter>, of: Party): Promise<Written<Uint8Array>>;
  /** Writes a zip of letters. */
  writeLetters(task: DocumentTask<readonly BidderLetter[]>, of: Party): Promise<Written<Uint8Array>>;
  writeExample(task: DocumentTask<HouseStyle>, of: Party): Promise<Written<Uint8Array>>;
  inspectTemplate(task: DocumentTask<HouseStyle>, of: Party): Promise<Written<TemplateInspection>>;
  /** Starts the writing process in advance, because a document will be requested soon. */
  prepare(): void;
  /** Reports what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): void;
}

const MEGABYTE = 1024 * 1024;

/** A report of fifty calculations takes seconds, most of them for the layout of the pages in its contents. */
const LIMITS: PoolLimits & { readonly plan: ProcessPlan } = {
  atOnce: 1,
  waiting: 32,
  jobMs: 120_000,
  patienceMs: 300_000,
  workMs: 300_000,
  idleMs: 60_000,
  plan: {
    module: new URL('./write-documents.process.ts', import.meta.url).href,
    readable: READABLE_CODE,
    givesWay: true,
    bounds: { dataMegabytes: 1024, heapMegabytes: 768, cpuSeconds: 600 },
    answerMaxBytes: 256 * MEGABYTE,
    startMs: 60_000,
  },
};

/** A letter to a council takes a second, and does not wait behind reports that take minutes. */
const LIMITS_OF_LETTERS: PoolLimits = {
  ...LIMITS,
  ...{ jobMs: 60_000, patienceMs: 60_000, workMs: 60_000 },
};

/**
 * Writes documents in a separate process: assembling a report would block the server meanwhile, and the template of an
 * organisation is an untrusted file. Letters to a council have a process of their own.
 */
export function createDocumentWriter(): DocumentWriter {
  const { plan, ...limits } = LIMITS;
  const reports = createObservedPool(plan, limits);
  const letters = createObservedPool(plan, LIMITS_OF_LETTERS);
  const written =
    <Task, Value>(job: string, { pool } = reports) =>
    async (input: Task, asked: WritingFor): Promise<Written<Value>> => {
      const outcome = await pool.run({ ...asked, job, input });
      return outcome.kind === 'answered' ? { kind: 'written', value: outcome.value as Value } : outcome;
    };
  return {
    writeReport: written('writeReport'),
    writeCriterion: written('writeCriterion'),
    writeNote: written('writeNote'),
    writeRecord: written('writeRecord'),
    writeLetter: written('writeLetter'),
    writeCouncilLetter: written('writeCouncilLetter', letters),
    writeLetters: written('writeLetters'),
    writeExample: written('writeExample'),
    inspectTemplate: written('inspectTemplate'),
    prepare: () => reports.pool.prepare(),
    observe(observer) {
      const ends = [reports, letters].map(({ observe }) => observe(observer));
      return () => {
        for (const end of ends) end();
      };
    },
    close() {
      reports.pool.close();
      letters.pool.close();
    },
  };
}
