import { Socket } from 'node:net';
import { createFrameReader, toFrame } from './frames.ts';
import { CHANNEL_FD, type Said, type Told } from './job-messages.ts';

/** What another process finds out for a job; null when none does. */
export type Help = () => Promise<unknown>;

/** The jobs of a process: the functions that the module of its first argument exports. */
type Jobs = Readonly<Record<string, (input: unknown, help: Help | null) => Promise<unknown>>>;
type Task = Extract<Told, { kind: 'task' }>;

const TASK_MAX_BYTES = 512 * 1024 * 1024;

const [, , module = ''] = process.argv;
serve((await import(module)) as Jobs);

function serve(jobs: Jobs): void {
  const channel = new Socket({ fd: CHANNEL_FD });
  const say = (said: Said) => {
    for (const part of toFrame(said)) channel.write(part);
  };
  let helped: { readonly number: number; readonly take: (value: unknown) => void } | null = null;
  const reader = createFrameReader(TASK_MAX_BYTES, (frame) => {
    const told = frame as Told;
    // Help may come after the job has ended without it.
    if (told.kind === 'help') return helped?.number === told.number ? helped.take(told.value) : undefined;
    const { number, hasHelp } = told;
    const { promise, resolve: take } = Promise.withResolvers<unknown>();
    helped = hasHelp ? { number, take } : null;
    void perform(jobs, told, hasHelp ? () => promise : null).then(say);
  });
  channel.on('data', (chunk: Buffer) => reader.write(chunk));
  // Nobody is left to answer.
  for (const end of ['end', 'close', 'error']) channel.on(end, () => process.exit(0));
  say({ kind: 'ready' });
}

async function perform(jobs: Jobs, { job, input }: Task, help: Help | null): Promise<Said> {
  try {
    const run = jobs[job];
    if (!run) throw new Error(`There is no job ${job}`);
    return { kind: 'answered', value: await run(input, help) };
  } catch (cause) {
    const { message, stack = String(cause) } = cause instanceof Error ? cause : new Error(String(cause));
    // A buffer that the system has no room for is an exception; a full heap ends the process.
    return {
      kind: 'threw',
      outOfMemory: /allocation failed|failed to allocate|out of memory/i.test(message),
      stack,
    };
  }
}
