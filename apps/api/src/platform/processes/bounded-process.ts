import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createFrameReader, toFrame } from './frames.ts';
import { CHANNEL_FD, type Said } from './job-messages.ts';
import { nodeCommand, type ProcessBounds, withinBounds } from './process-bounds.ts';

/** Which jobs a process does, and within which bounds. */
export interface ProcessPlan {
  /** the address of the module that exports the jobs */
  readonly module: string;
  /** folders and files that it may read; nothing else, where Node can hold it to that */
  readonly readable: readonly string[];
  readonly bounds: ProcessBounds;
  /** an answer that is longer ends the process */
  readonly answerMaxBytes: number;
  readonly startMs: number;
}

/** What became of a job. */
export type JobEnd =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'ended'; readonly why: 'memory' | 'time' | 'fault'; readonly detail: string };

/** A process that does one job at a time. Once a job has not been answered it has ended, or is about to. */
export interface BoundedProcess {
  readonly pid: number | undefined;
  /** null once it is ready for a job, or why it could not be started */
  readonly started: Promise<string | null>;
  /** the time counts from here */
  run(job: string, input: unknown, milliseconds: number): Promise<JobEnd>;
  end(): void;
  readonly hasEnded: boolean;
}

const SERVE_JOBS = fileURLToPath(new URL('./serve-jobs.ts', import.meta.url));
/** How much of what a process complains of is kept; the last words say why it ended. */
const COMPLAINT_CHARACTERS = 4_000;
const OUT_OF_MEMORY = /out of memory|heap limit|allocation failed|failed to allocate/i;
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
  let complaint = '';
  let ended = false;
  let onSaid: (said: Said) => void = () => {};
  let misspoke = false;
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
    run(job, input, milliseconds) {
      complaint = '';
      return new Promise((resolve) => {
        const settle = (outcome: JobEnd) => {
          clearTimeout(tooLong);
          onSaid = () => {};
          resolve(outcome);
        };
        const tooLong = setTimeout(() => {
          settle({ kind: 'ended', why: 'time', detail: `${milliseconds} ms` });
          end();
        }, milliseconds);
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
    end,
    get hasEnded() {
      return ended;
    },
  };
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

function whyEnded(how: string, complaint: string): 'memory' | 'time' | 'fault' {
  if (OUT_OF_MEMORY.test(complaint)) return 'memory';
  return OUT_OF_TIME.includes(how) ? 'time' : 'fault';
}
