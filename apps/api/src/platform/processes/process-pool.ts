import {
  afterTurn,
  NO_TURNS,
  nextInTurn,
  type Party,
  placeInTurn,
  type Turns,
  whoYields,
} from '../fair-order.ts';
import { type JobStage, jobStages } from '../metrics/measured.ts';
import {
  type BoundedProcess,
  type JobEnd,
  type JobTime,
  type ProcessPlan,
  startBoundedProcess,
} from './bounded-process.ts';

/** Why a job has no answer. Only the first two say something about the input. */
export type JobFailure =
  /** it took more memory or time than a job may */
  | { readonly kind: 'too-complex' }
  /** the process broke down over it */
  | { readonly kind: 'broke-down' }
  /** too many others wait, or the machine is too busy */
  | { readonly kind: 'too-busy' }
  /** no process can be started now */
  | { readonly kind: 'no-process' };

export interface PoolLimits {
  /** number of jobs at the same time */
  readonly atOnce: number;
  /** number of jobs that may wait */
  readonly waiting: number;
  /** processor time for one job, which does not include the time of other programs */
  readonly jobMs: number;
  /** time for one job by the clock, from its start; far longer than it works */
  readonly patienceMs: number;
  /** a process that has used this much processor time is replaced, well before its limit */
  readonly workMs: number;
  /** a process without work ends after this */
  readonly idleMs: number;
}

export interface PooledJob extends Party {
  readonly job: string;
  readonly input: unknown;
  /** processor time in addition to what every job may take, because of the size of its input */
  readonly extraMs?: number | undefined;
  /** by which the waiting member asks for its place */
  readonly ticket?: string | undefined;
  /** a part of it that another process may do meanwhile; the job is told the answer, or null without one */
  readonly beside?: { readonly job: string; readonly input: unknown } | null | undefined;
  /** cancels it: it gives up its place, or its process is ended */
  readonly signal?: AbortSignal | undefined;
}

export interface ProcessPool {
  /** Runs a job; rejects with the reason of its signal once it is cancelled. */
  run(job: PooledJob): Promise<{ readonly kind: 'answered'; readonly value: unknown } | JobFailure>;
  /** Keeps a process ready in advance from now on. */
  startAhead(): void;
  /** Starts a process where there is none, for a job that comes soon. */
  prepare(): void;
  /** returns how many jobs come before this one of the member; null when it doesn't wait */
  placeOf(memberId: string, ticket: string): number | null;
  close(): void;
}

/** The events that are reported to the operator. */
export interface PoolObserver {
  /** a process could not be started */
  notStarted(reason: string): void;
  /** a job was given up because of the clock: the machine is too busy */
  gaveUp(job: string): void;
  /** a process broke down over a job, which is a fault of ours */
  brokeDown(job: string, detail: string): void;
}

/** The extra time by the clock for each unit of extra processor time, on a busy machine. */
const EXTRA_PATIENCE = 3;

/** The part of a job's time by the clock that it waits for help, so that it can still do that part itself. */
const HELP_PATIENCE = 0.5;

const HOW = {
  memory: 'too-complex',
  time: 'too-complex',
  patience: 'too-busy',
  fault: 'broke-down',
} as const;

interface Worker {
  readonly process: BoundedProcess;
  /**
   * the organisation whose jobs it has done: it does no job of another organisation, so that no data can pass between
   * them
   */
  organisationId: string | null;
  state: 'starting' | 'idle' | 'busy';
  /** the present job; null for none */
  job: Waiting | null;
  /** the job of another process that it helps with, until something else is to be done; null for none */
  helps: Waiting | null;
  idleTimer: NodeJS.Timeout | null;
}

interface Waiting extends PooledJob {
  readonly since: number;
  /** the start of the work; null while it waits */
  begun: number | null;
  readonly answer: (outcome: Awaited<ReturnType<ProcessPool['run']>>) => void;
}

/** Does jobs in processes that the system limits and that are replaced when they break down; fair to all who wait. */
export function createProcessPool(
  plan: ProcessPlan,
  limits: PoolLimits,
  observer: PoolObserver,
): ProcessPool {
  const workers = new Set<Worker>();
  let waiting: Waiting[] = [];
  let turns: Turns = NO_TURNS;
  let ahead = false;
  let closed = false;

  const count = (state: Worker['state']) => [...workers].filter((worker) => worker.state === state).length;
  const fresh = () => [...workers].find((each) => each.state === 'idle' && each.organisationId === null);

  function start(): void {
    const worker: Worker = {
      process: startBoundedProcess(plan),
      organisationId: null,
      state: 'starting',
      job: null,
      helps: null,
      idleTimer: null,
    };
    workers.add(worker);
    worker.process.started.then((problem) => {
      if (closed) return;
      if (problem === null) worker.state = 'idle';
      else {
        workers.delete(worker);
        observer.notStarted(problem);
        // A job that waits for a working process continues to wait.
        if (count('busy') + count('starting') === 0) refuseAll({ kind: 'no-process' });
      }
      if (problem === null) giveWork();
      // The job for which it was started may be gone; a process that is kept in advance waits without limit.
      if (worker.state === 'idle' && !ahead) restUntilIdle(worker);
    });
  }

  function restUntilIdle(worker: Worker): void {
    if (worker.idleTimer) clearTimeout(worker.idleTimer);
    worker.idleTimer = setTimeout(() => retire(worker), limits.idleMs).unref();
  }

  function retire(worker: Worker): void {
    if (worker.idleTimer) clearTimeout(worker.idleTimer);
    workers.delete(worker);
    worker.process.end();
  }

  /** Returns a process for the organisation that has nothing to do: one that worked for it, or one that worked for nobody. */
  function findIdle(organisationId: string): Worker | undefined {
    const own = [...workers].find((each) => each.state === 'idle' && each.organisationId === organisationId);
    return own ?? fresh();
  }

  /** Returns a process for the organisation; starts one where there is none. */
  function findWorker(organisationId: string): Worker | null {
    const found = findIdle(organisationId);
    if (found) return found;
    const idle = [...workers].filter(({ state }) => state === 'idle');
    if (count('starting') < Math.min(waiting.length, limits.atOnce - count('busy'))) {
      const [longestIdle] = idle;
      if (workers.size > limits.atOnce && longestIdle) retire(longestIdle);
      start();
    }
    return null;
  }

  function giveWork(): void {
    // A process may have been ended from outside while it was idle.
    for (const worker of [...workers]) if (worker.process.hasEnded && worker.state === 'idle') retire(worker);
    if (waiting.length > 0 && count('busy') >= limits.atOnce)
      for (const worker of workers) if (worker.helps) endHelp(worker);
    while (count('busy') < limits.atOnce) {
      const next = nextInTurn(waiting, turns);
      if (next === null) break;
      const worker = findWorker(next.organisationId);
      if (worker === null) return;
      waiting = waiting.filter((each) => each !== next);
      turns = afterTurn(turns, next);
      void work(worker, next);
    }
    if (waiting.length === 0) turns = NO_TURNS;
    if (ahead && !fresh() && count('starting') === 0 && workers.size <= limits.atOnce) start();
  }

  function occupy(worker: Worker, organisationId: string): void {
    if (worker.idleTimer) clearTimeout(worker.idleTimer);
    worker.state = 'busy';
    worker.organisationId = organisationId;
  }

  function release(worker: Worker, outcome: JobEnd): void {
    if (outcome.kind === 'ended' || worker.process.workedMs() > limits.workMs) {
      retire(worker);
      return;
    }
    worker.state = 'idle';
    // It comes after those that were idle before it.
    workers.delete(worker);
    workers.add(worker);
    restUntilIdle(worker);
  }

  /** Has a part of a job done by another process of the organisation, if one has nothing to do and nobody waits. */
  function startHelp(
    helped: Waiting,
    { workMs, patienceMs }: JobTime,
  ): { readonly worker: Worker; readonly answer: Promise<unknown> } | null {
    const { beside, organisationId } = helped;
    if (!beside || waiting.length > 0 || count('busy') >= limits.atOnce) return null;
    const worker = findIdle(organisationId);
    if (!worker) return null;
    occupy(worker, organisationId);
    worker.helps = helped;
    const time = { workMs, patienceMs: HELP_PATIENCE * patienceMs };
    const { job } = beside;
    const begun = performance.now();
    tell({ stage: 'waits', job });
    tell({ stage: 'works', job, waitedMs: 0 });
    const answer = worker.process.run(job, beside.input, time).then((outcome) => {
      const isCalledOff = outcome.kind === 'ended' && (closed || worker.helps === null);
      const ended = isCalledOff ? 'called-off' : outcome.kind === 'answered' ? 'answered' : HOW[outcome.why];
      tell({ stage: 'ended', job, outcome: ended, workedMs: performance.now() - begun });
      if (ended === 'broke-down' && outcome.kind === 'ended') observer.brokeDown(job, outcome.detail);
      worker.helps = null;
      release(worker, outcome);
      if (!closed) giveWork();
      return outcome.kind === 'answered' ? outcome.value : null;
    });
    return { worker, answer };
  }

  /** Ends a process that helps: whoever it helps does that part too. */
  function endHelp(worker: Worker): void {
    worker.helps = null;
    worker.process.end();
  }

  async function work(worker: Worker, waited: Waiting): Promise<void> {
    const { job, input, organisationId, extraMs = 0, answer } = waited;
    occupy(worker, organisationId);
    worker.job = waited;
    waited.begun = performance.now();
    tell({ stage: 'works', job, waitedMs: waited.begun - waited.since });
    const time = {
      workMs: limits.jobMs + extraMs,
      patienceMs: limits.patienceMs + EXTRA_PATIENCE * extraMs,
    };
    const help = startHelp(waited, time);
    const outcome = await worker.process.run(job, input, time, help?.answer);
    if (help?.worker.helps === waited) endHelp(help.worker);
    worker.job = null;
    release(worker, outcome);
    if (closed) return answer({ kind: 'no-process' });
    // The caller that cancelled it knows, and the end of its process is nobody's fault.
    if (waited.signal?.aborted) return giveWork();
    if (outcome.kind === 'answered') answer(outcome);
    else {
      if (outcome.why === 'fault') observer.brokeDown(job, outcome.detail);
      if (outcome.why === 'patience') observer.gaveUp(job);
      answer({ kind: HOW[outcome.why] });
    }
    giveWork();
  }

  function callOff(called: Waiting): void {
    waiting = waiting.filter((each) => each !== called);
    for (const worker of workers) if (worker.job === called) worker.process.end();
  }

  function refuseAll(failure: JobFailure): void {
    for (const { answer } of waiting) answer(failure);
    waiting = [];
  }

  return {
    run(job) {
      return new Promise((resolve, reject) => {
        const { signal } = job;
        signal?.throwIfAborted();
        if (closed) return resolve({ kind: 'no-process' });
        tell({ stage: 'waits', job: job.job });
        if (waiting.length >= limits.waiting) {
          const yielding = whoYields(waiting, job);
          if (yielding === null) {
            tell({ stage: 'ended', job: job.job, outcome: 'too-busy', workedMs: null });
            return resolve({ kind: 'too-busy' });
          }
          waiting = waiting.filter((each) => each !== yielding);
          yielding.answer({ kind: 'too-busy' });
        }
        // The caller may still give the signal after it has the answer, as a closed connection does.
        let isOver = false;
        const waited: Waiting = {
          ...job,
          since: performance.now(),
          begun: null,
          answer(outcome) {
            if (!isOver) tellEnded(waited, outcome.kind);
            isOver = true;
            resolve(outcome);
          },
        };
        signal?.addEventListener(
          'abort',
          () => {
            if (isOver) return;
            isOver = true;
            callOff(waited);
            tellEnded(waited, 'called-off');
            reject(signal.reason);
          },
          { once: true },
        );
        waiting.push(waited);
        giveWork();
      });
    },
    startAhead() {
      ahead = true;
      giveWork();
    },
    prepare() {
      if (!closed && workers.size === 0) start();
    },
    placeOf(memberId, ticket) {
      const one = waiting.find((each) => each.memberId === memberId && each.ticket === ticket);
      return one ? placeInTurn(waiting, turns, one) : null;
    },
    close() {
      closed = true;
      refuseAll({ kind: 'no-process' });
      for (const worker of [...workers]) retire(worker);
    },
  };
}

function tell(stage: JobStage): void {
  jobStages.publish(stage);
}

function tellEnded({ job, begun }: Waiting, outcome: Extract<JobStage, { stage: 'ended' }>['outcome']): void {
  tell({ stage: 'ended', job, outcome, workedMs: begun === null ? null : performance.now() - begun });
}
