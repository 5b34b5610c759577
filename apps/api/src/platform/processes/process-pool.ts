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
import { type BoundedProcess, type ProcessPlan, startBoundedProcess } from './bounded-process.ts';

/** Why a job has no answer. Only the first two say something of what was asked. */
export type JobFailure =
  /** it took more memory or time than a job may */
  | { readonly kind: 'too-complex' }
  /** the process broke down over it */
  | { readonly kind: 'broke-down' }
  /** too many others wait, or the machine has too much to do */
  | { readonly kind: 'too-busy' }
  /** no process can be started now */
  | { readonly kind: 'no-process' };

export interface PoolLimits {
  /** jobs at the same time */
  readonly atOnce: number;
  /** jobs that may wait */
  readonly waiting: number;
  /** of processor time for one job: what others take of the machine is not its fault */
  readonly jobMs: number;
  /** for one job by the clock, from when it begins; far longer than it works */
  readonly patienceMs: number;
  /** a process that the processor has worked for this long is replaced, well before it may work no more */
  readonly workMs: number;
  /** a process without work ends after this */
  readonly idleMs: number;
}

export interface PooledJob extends Party {
  readonly job: string;
  readonly input: unknown;
  /** of processor time on top of what every job may take, since there is so much to do */
  readonly extraMs?: number | undefined;
  /** by which the one who waits asks for the place */
  readonly ticket?: string | undefined;
  /** calls it off: it gives up its place, or the process that works on it is ended */
  readonly signal?: AbortSignal | undefined;
}

export interface ProcessPool {
  /** Rejects with the reason of its signal once a job is called off. */
  run(job: PooledJob): Promise<{ readonly kind: 'answered'; readonly value: unknown } | JobFailure>;
  /** From now on a process is ready before somebody needs it. */
  startAhead(): void;
  /** Starts a process where there is none, for a job that comes soon. */
  prepare(): void;
  /** how many jobs come before this one of the member; null when it doesn't wait */
  placeOf(memberId: string, ticket: string): number | null;
  close(): void;
}

/** What becomes known to whoever runs the server. */
export interface PoolObserver {
  /** a process could not be started */
  notStarted(reason: string): void;
  /** a job was given up because of the clock: the machine has too much to do */
  gaveUp(job: string): void;
  /** a process broke down over a job, which is a fault of ours */
  brokeDown(job: string, detail: string): void;
}

/** How much longer by the clock a job may take for each moment that it may work longer, on a machine that has more to do. */
const EXTRA_PATIENCE = 3;

interface Worker {
  readonly process: BoundedProcess;
  /** whose jobs it has done: it does no job of another organisation, so that nothing can pass from one to the other */
  organisationId: string | null;
  state: 'starting' | 'idle' | 'busy';
  /** what it works on; null for nothing */
  job: Waiting | null;
  idleTimer: NodeJS.Timeout | null;
}

interface Waiting extends PooledJob {
  readonly since: number;
  /** when it began to be worked on; null while it waits */
  begun: number | null;
  readonly answer: (outcome: Awaited<ReturnType<ProcessPool['run']>>) => void;
}

/** Does jobs in processes that are bounded by the system and replaced when they break down; fair to all who wait. */
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
      idleTimer: null,
    };
    workers.add(worker);
    worker.process.started.then((problem) => {
      if (closed) return;
      if (problem === null) worker.state = 'idle';
      else {
        workers.delete(worker);
        observer.notStarted(problem);
        // Who waits for a process that does work goes on waiting.
        if (count('busy') + count('starting') === 0) refuseAll({ kind: 'no-process' });
      }
      if (problem === null) giveWork();
      // The one for whom it was started may have gone; one that is kept ahead waits as long as it takes.
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

  /** A process for the organisation: one that knows it, or one that knows nobody; else one is started for it. */
  function findWorker(organisationId: string): Worker | null {
    const idle = [...workers].filter(({ state }) => state === 'idle');
    const found = idle.find((worker) => worker.organisationId === organisationId) ?? fresh();
    if (found) return found;
    if (count('starting') < Math.min(waiting.length, limits.atOnce - count('busy'))) {
      const [longestIdle] = idle;
      if (workers.size > limits.atOnce && longestIdle) retire(longestIdle);
      start();
    }
    return null;
  }

  function giveWork(): void {
    // One may have been ended from outside while it had nothing to do.
    for (const worker of [...workers]) if (worker.process.hasEnded && worker.state === 'idle') retire(worker);
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

  async function work(worker: Worker, waited: Waiting): Promise<void> {
    const { job, input, organisationId, extraMs = 0, answer } = waited;
    if (worker.idleTimer) clearTimeout(worker.idleTimer);
    worker.state = 'busy';
    worker.job = waited;
    waited.begun = performance.now();
    tell({ stage: 'works', job, waitedMs: waited.begun - waited.since });
    worker.organisationId = organisationId;
    const time = {
      workMs: limits.jobMs + extraMs,
      patienceMs: limits.patienceMs + EXTRA_PATIENCE * extraMs,
    };
    const outcome = await worker.process.run(job, input, time);
    worker.job = null;
    if (outcome.kind === 'ended' || worker.process.workedMs() > limits.workMs) retire(worker);
    else {
      worker.state = 'idle';
      // Behind those that were idle before it.
      workers.delete(worker);
      workers.add(worker);
      restUntilIdle(worker);
    }
    if (closed) return answer({ kind: 'no-process' });
    // Who called it off was told so, and that its process ended is nobody's fault.
    if (waited.signal?.aborted) return giveWork();
    if (outcome.kind === 'answered') answer(outcome);
    else if (outcome.why === 'fault') {
      observer.brokeDown(job, outcome.detail);
      answer({ kind: 'broke-down' });
    } else if (outcome.why === 'patience') {
      observer.gaveUp(job);
      answer({ kind: 'too-busy' });
    } else answer({ kind: 'too-complex' });
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
        // Who has the answer may still give the signal, as a connection that is closed does.
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
