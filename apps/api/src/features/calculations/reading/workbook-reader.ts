import { availableParallelism } from 'node:os';
import type { Language, WeightedSets, WorksheetRow } from '@milieuspoor/domain';
import type { BillAnswers, BillReading, ReadingOptions } from '@milieuspoor/workbook';
import type { Party } from '../../../platform/fair-order.ts';
import type { ProcessPlan } from '../../../platform/processes/bounded-process.ts';
import { createObservedPool } from '../../../platform/processes/observed-pool.ts';
import type { JobFailure, PoolLimits, PoolObserver } from '../../../platform/processes/process-pool.ts';
import { READABLE_CODE } from '../../../platform/processes/readable-code.ts';
import type { FormerCalculation, WorkbookOutcome } from '../figures/stored-calculation.ts';
import { type HeldAgainst, toBytes } from '../scope/held-against.ts';
import type { CheckedWorkbook, MarkingOutcome, PostsOutcome } from './checked-workbook.ts';
import { isReadByTwo } from './read-by-two.ts';
import type { KnownSource, SourceFile } from './read-sources.ts';
import { readerVersion } from './reader-version.ts';
import { extraReadingMs } from './reading-time.ts';
import type { AskedSource, WeighingOutcome, WritingOutcome } from './worksheet-jobs.ts';

/** Why a file was not read: see JobFailure. */
export type ReadingFailure = JobFailure;

/** A file to read, with its party. */
export interface FileToRead extends Party {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  /** the weights for its valuation */
  readonly weights: WeightedSets;
  /** by which its sender asks how many files come before it */
  readonly ticket?: string | undefined;
}

/** The stored calculations with which a file is compared. */
export interface CheckedBeside {
  /** the present one */
  readonly former: FormerCalculation | null;
  /** the one of the other side */
  readonly heldAgainst?: HeldAgainst<string> | null;
}

/** A bill of quantities to read, with its party and the answers to its questions. */
export interface BillToRead extends Party {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly answers: BillAnswers;
}

export interface WorkbookReader {
  /** Checks the file without a comparison, to be stored at once. */
  read(file: FileToRead, options?: ReadingOptions): Promise<WorkbookOutcome | ReadingFailure>;
  /** Checks the file, compared with the present calculation. */
  check(
    file: FileToRead,
    beside: CheckedBeside,
    options?: ReadingOptions,
  ): Promise<CheckedWorkbook | ReadingFailure>;
  /** Returns the file with its problems marked in it. */
  mark(
    file: FileToRead,
    language: Language,
    options?: ReadingOptions,
  ): Promise<MarkingOutcome | ReadingFailure>;
  /** Returns the items of the posts with these numbers, with their profiles. */
  posts(
    file: FileToRead,
    posts: readonly string[],
    options?: ReadingOptions,
  ): Promise<PostsOutcome | ReadingFailure>;
  /** Returns the posts of a file with quantities alone. */
  bill(bill: BillToRead): Promise<BillReading | ReadingFailure>;
  /** Weighs posts of a file for one unit of the rows of a worksheet. */
  weighPosts(
    party: Party,
    work: {
      readonly file: SourceFile;
      readonly asked: readonly AskedSource[];
      readonly weights: WeightedSets;
    },
  ): Promise<WeighingOutcome | ReadingFailure>;
  /** Writes the workbook of a worksheet, with what its rows take from a file. */
  writeWorksheet(
    party: Party,
    work: {
      readonly rows: readonly WorksheetRow[];
      readonly known: readonly KnownSource[];
      readonly file: SourceFile | null;
      readonly weights: WeightedSets;
    },
  ): Promise<WritingOutcome | ReadingFailure>;
  /** constant as long as the same code reads */
  version(): Promise<string>;
  /** Keeps a process ready in advance from now on. */
  startAhead(): void;
  /** returns how many files are read before this one of the member; null when it doesn't wait */
  placeOf(memberId: string, ticket: string): number | null;
  /** Reports what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): Promise<void>;
}

export interface WorkbookReaderLimits extends PoolLimits {
  readonly plan: ProcessPlan;
  /** whether a second process reads a part of a large file */
  readonly byTwo: boolean;
}

const MEGABYTE = 1024 * 1024;

/** See docs/decisions/0033-workbooks-read-in-processes.md for the measurements. */
export const READER_LIMITS: WorkbookReaderLimits = {
  atOnce: 2,
  waiting: 32,
  jobMs: 10_000,
  patienceMs: 60_000,
  workMs: 30_000,
  idleMs: 60_000,
  // With two processors others would wait: the reader and the database have one each.
  byTwo: availableParallelism() > 2,
  plan: {
    module: new URL('./read-workbook.process.ts', import.meta.url).href,
    readable: READABLE_CODE,
    bounds: { dataMegabytes: 480, heapMegabytes: 320, cpuSeconds: 90 },
    answerMaxBytes: 256 * MEGABYTE,
    startMs: 60_000,
  },
};

/**
 * Worksheets are weighed and written by a process of their own. The rows that are written are there beside the file that
 * their figures are read from, so it has more memory than a reader. It waits for longer: who opens a worksheet stores it some
 * minutes later, and the posts that were read for the one are still there for the other (docs/decisions/0144).
 */
const OF_WORKSHEETS = { dataMegabytes: 240, heapMegabytes: 192, idleMs: 10 * 60_000 };

/** Reads workbooks in separate processes, so that a harmful file only affects itself. */
export function createWorkbookReader({
  plan,
  byTwo,
  ...limits
}: WorkbookReaderLimits = READER_LIMITS): WorkbookReader {
  const { pool, observe } = createObservedPool(plan, limits);
  const { bounds } = plan;
  const { pool: ofWorksheets } = createObservedPool(
    {
      ...plan,
      bounds: {
        ...bounds,
        dataMegabytes: bounds.dataMegabytes + OF_WORKSHEETS.dataMegabytes,
        heapMegabytes: bounds.heapMegabytes + OF_WORKSHEETS.heapMegabytes,
      },
    },
    { ...limits, atOnce: 1, idleMs: OF_WORKSHEETS.idleMs },
  );
  /** Runs one of the jobs of read-workbook.process.ts. */
  async function run<Outcome>(
    job: string,
    { organisationId, memberId, ticket, ...file }: (FileToRead | BillToRead) & Pick<FileToRead, 'ticket'>,
    more: object = {},
    beside: { readonly job: string; readonly input: object } | null = null,
  ): Promise<Outcome | ReadingFailure> {
    const outcome = await pool.run({
      job,
      organisationId,
      memberId,
      ticket,
      extraMs: extraReadingMs(file.bytes),
      input: { ...file, ...more },
      beside: byTwo && beside && isReadByTwo(file.bytes) ? beside : null,
    });
    return outcome.kind === 'answered' ? (outcome.value as Outcome) : outcome;
  }
  /** Runs a job of worksheets, about a file or about none. */
  async function runForWorksheet<Outcome>(
    job: string,
    { organisationId, memberId }: Party,
    input: { readonly file: SourceFile | null },
  ): Promise<Outcome | ReadingFailure> {
    const extraMs = input.file ? extraReadingMs(input.file.bytes) : 0;
    const outcome = await ofWorksheets.run({ job, organisationId, memberId, extraMs, input });
    return outcome.kind === 'answered' ? (outcome.value as Outcome) : outcome;
  }
  const check: WorkbookReader['check'] = (file, { former, heldAgainst = null }, options = {}) =>
    run<CheckedWorkbook>(
      'checkWorkbook',
      file,
      {
        // As bytes, because a text of megabytes would be written and read again on the way.
        former: former && { ...former, itemsJson: Buffer.from(former.itemsJson) },
        heldAgainst: heldAgainst && toBytes(heldAgainst),
        options,
      },
      { job: 'readSetBeside', input: { bytes: file.bytes, fileName: file.fileName, options } },
    );
  return {
    async read(file, options) {
      const checked = await check(file, { former: null }, options);
      if (checked.kind !== 'checked') return checked;
      const { calculation, problems, doubts } = checked;
      if (!calculation) return { kind: 'refused', problems };
      // The bytes are here already; they need not come back.
      return { kind: 'read', calculation: { ...calculation, fileBytes: file.bytes }, doubts };
    },
    check,
    mark: (file, language, options = {}) => run<MarkingOutcome>('markWorkbook', file, { language, options }),
    posts: (file, posts, options = {}) =>
      run<PostsOutcome>('readPosts', file, { options: { ...options, wholePosts: posts } }),
    bill: (bill) => run<BillReading>('readBill', bill),
    weighPosts: (party, work) => runForWorksheet<WeighingOutcome>('weighPosts', party, work),
    writeWorksheet: (party, work) => runForWorksheet<WritingOutcome>('writeWorksheet', party, work),
    version: readerVersion,
    startAhead: () => pool.startAhead(),
    placeOf: (memberId, ticket) => pool.placeOf(memberId, ticket),
    observe,
    async close() {
      pool.close();
      ofWorksheets.close();
    },
  };
}
