import { type ChildProcess, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createFrameReader, toFrame } from './frames.ts';
import { CHANNEL_FD, type Said, type Told } from './job-messages.ts';
import { nodeCommand, type ProcessBounds, withinBounds } from './process-bounds.ts';
import { processorMs } from './processor-time.ts';

/** The jobs that a process does, with its limits. */
export interface ProcessPlan {
  /** the address of the module that exports the jobs */
  readonly module: string;
  /** folders and files that it may read; nothing else, where Node can enforce that */
  readonly readable: readonly string[];
  /** whether it needs native code, which Node cannot restrict: only for jobs whose input is our own */
  readonly nativeCode?: boolean;
  /**
   * whether it gets less of the processor when the server needs it too: for jobs of seconds, while others wait for a
   * page
   */
  readonly givesWay?: boolean;
  readonly bounds: ProcessBounds;
  /** a longer answer ends the process */
  readonly answerMaxBytes: number;
  readonly startMs: number;
}

/** The result of a job. */
export type JobEnd =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'ended'; readonly why: WhyEnded; readonly detail: string };

/** `patience`: it was not answered in time, but not because of its own work */
type WhyEnded = 'memory' | 'time' | 'patience' | 'fault';

/** The time limits of a job. */
export interface JobTime {
  /** of the processor: the part that the job itself uses */
  readonly workMs: number;
  /** by the clock, however little of the processor it got */
  readonly patienceMs: number;
}

/** A process that does one job at a time. When a job has no answer, the process has ended, or is about to. */
export interface BoundedProcess {
  readonly pid: number | undefined;
  /** null once it is ready for a job, or why it could not be started */
  readonly started: Promise<string | null>;
  /** starts the job and its time; what another process finds out for it is passed on when it is known */
  run(job: string, input: unknown, time: JobTime, help?: Promise<unknown> | null): Promise<JobEnd>;
  /** returns how long the processor has worked for it, or the clock has run where the system doesn't tell */
  workedMs(): number;
  end(): void;
  readonly hasEnded: boolean;
}

const SERVE_JOBS = fileURLToPath(new URL('./serve-jobs.ts', import.meta.url));
/** The part of a process's error output that is stored; the last words say why it ended. */
const COMPLAINT_CHARACTERS = 4_000;
const OUT_OF_MEMORY = /out of memory|heap limit|allocation failed|failed to allocate/i;
/**
 * A priority of the system, where 0 is the server's own and 19 the least: a third of what the server gets when both
 * need it.
 */
const GIVEN_WAY = 5;
/** The interval of checks of a job's time. */
const LOOK_EVERY_MS = 100;
/** The signals of the system when the allowed time is used up. */
const OUT_OF_TIME = ['SIGXCPU', 'SIGKILL'];

/** Starts a process with nothing of this one: no environment, no open files, no rights that it doesn't need. */
export function startBoundedProcess(plan: ProcessPlan): BoundedProcess {
  const command = withinBounds(nodeCommand(SERVE_JOBS, [plan.module], plan), plan.bounds);
  // Dates are read in one time zone, wherever the server is.
  const child = spawn(command.file, command.args, {
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (plan.givesWay) giveWay(child);
  let complaint = '';
  let ended = false;
  let onSaid: (said: Said) => void = () => {};
  let misspoke = false;
  let jobs = 0;
  const startedAt = performance.now();
  const workedMs = () => processorMs(child.pid) ?? performance.now() - startedAt;
  const end = () => {
    child.kill('SIGKILL');
  };
  const tell = (told: Told) => {
    for (const part of toFrame(told)) channelOf(child)?.write(part);
  };
  const gone = new Promise<string>((resolve) => {
    child.on('error', (cause) => resolve(cause.message));
    child.on('close', (code, signal) => resolve(signal ?? `exit ${code}`));
  });
  gone.then(() => {
    ended = true;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_CHARACTERS);
  });
  listen(
    channelOf(child),
    plan.answerMaxBytes,
    (said) => onSaid(said),
    () => {
      misspoke = true;
      end();
    },
  );

  const started = new Promise<string | null>((resolve) => {
    const late = setTimeout(end, plan.startMs);
    onSaid = () => resolve(null);
    gone.then((how) => resolve(`${how} ${complaint}`.trim()));
    void Promise.resolve().then(() => started.finally(() => clearTimeout(late)));
  });

  return {
    pid: child.pid,
    started,
    run(job, input, time, help = null) {
      complaint = '';
      const number = ++jobs;
      const begin = { workedMs: workedMs(), at: performance.now() };
      return new Promise((resolve) => {
        let settled = false;
        const settle = (outcome: JobEnd) => {
          settled = true;
          clearInterval(watch);
          onSaid = () => {};
          resolve(outcome);
        };
        const watch = setInterval(() => {
          const why = whyTooLong(workedMs() - begin.workedMs, performance.now() - begin.at, time);
          if (why === null) return;
          settle({ kind: 'ended', why, detail: JSON.stringify(time) });
          end();
        }, LOOK_EVERY_MS);
        onSaid = (said) => {
          if (said.kind === 'answered') settle(said);
          else if (said.kind === 'threw')
            settle({ kind: 'ended', why: said.outOfMemory ? 'memory' : 'fault', detail: said.stack });
        };
        gone.then((how) =>
          settle(
            misspoke
              ? { kind: 'ended', why: 'fault', detail: 'it said what nobody can take' }
              : { kind: 'ended', why: whyEnded(how, complaint), detail: `${how} ${complaint}` },
          ),
        );
        tell({ kind: 'task', number, job, input, hasHelp: help !== null });
        help?.then((value) => {
          if (!settled) tell({ kind: 'help', number, value });
        });
      });
    },
    workedMs,
    end,
    get hasEnded() {
      return ended;
    },
  };
}

/** Lowers the priority before the process starts threads, which inherit it. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.max(GIVEN_WAY, getPriority()));
  } catch {
    // It has ended already, which its exit reports.
  }
}

/** Receives the messages of a process, and refuses those that are unreadable or too long. */
function listen(
  channel: Duplex | null,
  maxBytes: number,
  hear: (said: Said) => void,
  refuse: () => void,
): void {
  const reader = createFrameReader(maxBytes, (said) => hear(said as Said));
  channel?.on('data', (chunk: Buffer) => {
    try {
      reader.write(chunk);
    } catch {
      refuse();
    }
  });
  // Writing to an ended process fails; its exit reports the end.
  channel?.on('error', () => {});
}

function channelOf(child: ChildProcess): Duplex | null {
  return (child.stdio[CHANNEL_FD] ?? null) as Duplex | null;
}

function whyTooLong(worked: number, passed: number, time: JobTime): 'time' | 'patience' | null {
  if (worked > time.workMs) return 'time';
  return passed > time.patienceMs ? 'patience' : null;
}

function whyEnded(how: string, complaint: string): WhyEnded {
  if (OUT_OF_MEMORY.test(complaint)) return 'memory';
  return OUT_OF_TIME.includes(how) ? 'time' : 'fault';
}
