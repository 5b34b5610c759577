import { Socket } from 'node:net';
import { createFrameReader, toFrame } from './frames.ts';
import { CHANNEL_FD, type Said, type Task } from './job-messages.ts';

/** The jobs of a process: the functions that the module of its first argument exports. */
type Jobs = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

const TASK_MAX_BYTES = 512 * 1024 * 1024;

const [, , module = ''] = process.argv;
serve((await import(module)) as Jobs);

function serve(jobs: Jobs): void {
  const channel = new Socket({ fd: CHANNEL_FD });
  const say = (said: Said) => {
    for (const part of toFrame(said)) channel.write(part);
  };
  const reader = createFrameReader(TASK_MAX_BYTES, (task) => {
    void perform(jobs, task as Task).then(say);
  });
  channel.on('data', (chunk: Buffer) => reader.write(chunk));
  // Nobody is left to answer.
  for (const end of ['end', 'close', 'error']) channel.on(end, () => process.exit(0));
  say({ kind: 'ready' });
}

async function perform(jobs: Jobs, { job, input }: Task): Promise<Said> {
  try {
    const run = jobs[job];
    if (!run) throw new Error(`There is no job ${job}`);
    return { kind: 'answered', value: await run(input) };
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
