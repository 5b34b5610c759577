import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createFrameReader, toFrame } from './frames.ts';
import { CHANNEL_FD, type Said } from './job-messages.ts';
import { nodeCommand, type ProcessBounds, withinBounds } from './process-bounds.ts';
import { processorMs } from './processor-time.ts';

/** Which jobs a process does, and within which bounds. */
export interface ProcessPlan {
  /** the address of the module that exports the jobs */
  readonly module: string;
  /** folders and files that it may read; nothing else, where Node can hold it to that */
  readonly readable: readonly string[];
  /** it needs native code, over which Node has no say: only for jobs whose input is our own */
  readonly nativeCode?: boolean;
  /** it gets less of the processor where the server wants it too: for jobs of seconds, beside which others wait for a page */
  readonly givesWay?: boolean;
  readonly bounds: ProcessBounds;
  /** an answer that is longer ends the process */
  readonly answerMaxBytes: number;
  readonly startMs: number;
}

/** What became of a job. */
export type JobEnd =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'ended'; readonly why: WhyEnded; readonly detail: string };

/** `patience`: it was not answered in time, and not for the work that it took */
type WhyEnded = 'memory' | 'time' | 'patience' | 'fault';

/** How long a job may take. */
export interface JobTime {
  /** of the processor: what the job is to blame for */
  readonly workMs: number;
  /** by the clock, however little of the processor it got */
  readonly patienceMs: number;
}

/** A process that does one job at a time. Once a job has not been answered it has ended, or is about to. */
export interface BoundedProcess {
  readonly pid: number | undefined;
  /** null once it is ready for a job, or why it could not be started */
  readonly started: Promise<string | null>;
  /** the time counts from here */
  run(job: string, input: unknown, time: JobTime): Promise<JobEnd>;
  /** how long the processor has worked for it, or the clock has run where the system doesn't tell */
  workedMs(): number;
  end(): void;
  readonly hasEnded: boolean;
}

const SERVE_JOBS = fileURLToPath(new URL('./serve-jobs.ts', import.meta.url));
/** How much of what a process complains of is kept; the last words say why it ended. */
const COMPLAINT_CHARACTERS = 4_000;
const OUT_OF_MEMORY = /out of memory|heap limit|allocation failed|failed to allocate/i;
/** Of the system's priorities, where 0 is the server's own and 19 the least: a third of what the server gets when both want it. */
const GIVEN_WAY = 5;
/** How often is looked how long a job has worked. */
const LOOK_EVERY_MS = 100;
/** What the system sends when the time that it allows is used up. */
const OUT_OF_TIME = ['SIGXCPU', 'SIGKILL'];

/** Starts a process that has nothing of this one: no environment, no open files, no rights that it doesn't need. */
export function startBoundedProcess(plan: ProcessPlan): BoundedProcess {
  const command = withinBounds(nodeCommand(SERVE_JOBS, [plan.module], plan), plan.bounds);
  // Dates are read in one time zone, wherever the server stands.
  const child = spawn(command.file, command.args, {
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (plan.givesWay) giveWay(child);
  let complaint = '';
  let ended = false;
  let onSaid: (said: Said) => void = () => {};
  let misspoke = false;
  const startedAt = performance.now();
  const workedMs = () => processorMs(child.pid) ?? performance.now() - startedAt;
  const end = () => {
    child.kill('SIGKILL');
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
    run(job, input, time) {
      complaint = '';
      const begin = { workedMs: workedMs(), at: performance.now() };
      return new Promise((resolve) => {
        const settle = (outcome: JobEnd) => {
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
        for (const part of toFrame({ job, input })) channelOf(child)?.write(part);
      });
    },
    workedMs,
    end,
    get hasEnded() {
      return ended;
    },
  };
}

/** Before it starts threads, which take their priority from it. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, GIVEN_WAY);
  } catch {
    // It has ended already, of which its end tells.
  }
}

/** Hears what a process says, and refuses what can't be understood or is too much. */
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
  // Writing to a process that has ended fails; that it has ended is told by its exit.
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
