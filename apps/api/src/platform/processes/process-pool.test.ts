import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { READER_LIMITS } from '../../features/calculations/reading/workbook-reader.ts';
import { watchJobs } from '../metrics/watch-jobs.ts';
import type { ProcessPlan } from './bounded-process.ts';
import { createProcessPool, type PoolLimits, type ProcessPool } from './process-pool.ts';
import { processorMs } from './processor-time.ts';

const START_POOL = fileURLToPath(new URL('../../testing/start-pool.ts', import.meta.url));
const MISBEHAVING = new URL('../../testing/faults/misbehaving.process.ts', import.meta.url).href;
const MEGABYTE = 1024 * 1024;
const { plan: PLAN, byTwo: _byTwo, ...LIMITS } = READER_LIMITS;

let pool: ProcessPool;
let notStarted: string[];
let brokeDown: string[];
let gaveUp: string[];
afterEach(() => pool.close());

function open(limits: Partial<PoolLimits> = {}, plan: Partial<ProcessPlan> = {}): ProcessPool {
  notStarted = [];
  brokeDown = [];
  gaveUp = [];
  pool = createProcessPool(
    { ...PLAN, module: MISBEHAVING, answerMaxBytes: 16 * MEGABYTE, ...plan },
    { ...LIMITS, ...limits },
    {
      notStarted: (reason) => notStarted.push(reason),
      gaveUp: (job) => gaveUp.push(job),
      brokeDown: (job, detail) => brokeDown.push(`${job}: ${detail}`),
    },
  );
  return pool;
}

/** Returns the child processes, including those of other tests of this worker. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);

/** Waits long enough for a machine that is busy with other tests too. */
const soon = <Value>(ask: () => Value) => expect.poll(ask, { timeout: 25_000 });

const AN = { organisationId: 'alfa', memberId: 'an' };
const BO = { organisationId: 'beta', memberId: 'bo' };
const run = (job: string, input: unknown = {}, party = AN) => pool.run({ job, input, ...party });
async function pidFor(party: typeof AN): Promise<number> {
  const outcome = await run('whoAmI', {}, party);
  return outcome.kind === 'answered' ? (outcome.value as { pid: number }).pid : -1;
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('any failure of a job affects only that job', () => {
  it.each([
    ['loop', 'too-complex'],
    ['fillBuffers', 'too-complex'],
    ['crash', 'broke-down'],
    ['exit', 'broke-down'],
    ['fail', 'broke-down'],
    ['talk', 'broke-down'],
    ['babble', 'broke-down'],
    ['noSuchJob', 'broke-down'],
  ])('%s: %s', async (job, kind) => {
    open({ jobMs: 1_000 });
    const before = await pidFor(AN);
    expect(await run(job)).toEqual({ kind });
    // Another process does the next job, because the state of the first one is unknown.
    expect(await run('echo', { figures: [1, null] })).toEqual({
      kind: 'answered',
      value: { figures: [1, null] },
    });
    expect(await pidFor(AN)).not.toBe(before);
    await soon(() => isAlive(before)).toBe(false);
    expect(brokeDown).toHaveLength(kind === 'broke-down' ? 1 : 0);
  });

  it('a full heap ends it before its time does', async () => {
    open({ jobMs: 60_000 }, { bounds: { ...PLAN.bounds, heapMegabytes: 64 } });
    expect(await run('fillHeap')).toEqual({ kind: 'too-complex' });
  });

  it('the system ends it when nothing else does: memory outside of the heap, and processor time', async () => {
    open({ jobMs: 60_000 }, { bounds: { dataMegabytes: 256, heapMegabytes: 128, cpuSeconds: 2 } });
    const begin = performance.now();
    expect(await run('fillBuffers')).toEqual({ kind: 'too-complex' });
    expect(await run('loop')).toEqual({ kind: 'too-complex' });
    expect(performance.now() - begin).toBeLessThan(30_000);
  });
});

it.each([
  [true, Math.max(5, getPriority())],
  [false, getPriority()],
])('a process with a lower priority (%s) has it in all its threads: %i', async (givesWay, priority) => {
  open({}, { givesWay });
  const pid = await pidFor(AN);
  const threads = readdirSync(`/proc/${pid}/task`);
  expect(threads.length).toBeGreaterThan(1);
  for (const thread of threads) expect(getPriority(Number(thread))).toBe(priority);
});

describe('the time of a job', () => {
  it('is processor time: a job that waits for something is not stopped for it', async () => {
    open({ jobMs: 300 });
    expect(await run('wait', { ms: 1_500 })).toEqual({ kind: 'answered', value: 'waited' });
  });

  it('does not count the time that the machine gives to others', async () => {
    open({ jobMs: 1_000 });
    const pid = await pidFor(AN);
    const work = run('work', { ms: 200 });
    // It gets no processor time, for longer than it may work.
    process.kill(pid, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    process.kill(pid, 'SIGCONT');
    expect(await work).toEqual({ kind: 'answered', value: 'worked' });
  });

  it('is longer for a job with more work, and for that job alone', async () => {
    open({ jobMs: 200 });
    const long = { job: 'work', input: { ms: 600 }, ...AN };
    expect(await pool.run({ ...long, extraMs: 10_000 })).toEqual({ kind: 'answered', value: 'worked' });
    expect(await pool.run({ ...long, extraMs: 100 })).toEqual({ kind: 'too-complex' });
    expect(await pool.run(long)).toEqual({ kind: 'too-complex' });
  });

  it('by the clock grows by three times the extra time', async () => {
    open({ patienceMs: 500 });
    const wait = { job: 'wait', input: { ms: 2_000 }, ...AN };
    expect(await pool.run({ ...wait, extraMs: 5_000 })).toEqual({ kind: 'answered', value: 'waited' });
    expect(await pool.run({ ...wait, extraMs: 100 })).toEqual({ kind: 'too-busy' });
  });

  it('starts again for each job', async () => {
    open({ jobMs: 700 });
    for (let job = 0; job < 3; job++)
      expect(await run('work', { ms: 300 })).toEqual({ kind: 'answered', value: 'worked' });
  });

  it('ends by the clock in the end without blaming the job, and the operator hears that', async () => {
    open({ patienceMs: 1_000 });
    const pid = await pidFor(AN);
    expect(await run('wait', { ms: 60_000 })).toEqual({ kind: 'too-busy' });
    expect(gaveUp).toEqual(['wait']);
    await soon(() => isAlive(pid)).toBe(false);
    expect(await run('echo', 1)).toEqual({ kind: 'answered', value: 1 });
  });

  it('is that of the clock where the system reports no processor time', () => {
    expect(processorMs(undefined)).toBeNull();
    const before = processorMs(process.pid) ?? Number.NaN;
    const until = performance.now() + 300;
    while (performance.now() < until);
    // Other programs may have used the processor meanwhile, so this is all that can be tested.
    expect((processorMs(process.pid) ?? Number.NaN) - before).toBeGreaterThan(0);
    expect((processorMs(process.pid) ?? Number.NaN) - before).toBeLessThan(10_000);
  });
});

describe('a process', () => {
  let secretFile: string;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'milieuspoor-secret-'));
    secretFile = join(folder, 'secret-key');
    writeFileSync(secretFile, 'secret');
    return () => rm(folder, { recursive: true });
  });

  it('has no setting of the server, reads no file but code, writes none and starts no other process', async () => {
    open();
    expect(await run('lookAround', { secretFile })).toEqual({
      kind: 'answered',
      value: { environment: ['PWD', 'TZ'], secret: null, mayStartProcesses: false, mayWrite: false },
    });
  });

  it('inherits no open file', async () => {
    open();
    const pid = await pidFor(AN);
    const files = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    const ofAFolder = files.filter((file) => file.startsWith('/') && !file.startsWith('/dev/'));
    expect(ofAFolder).toEqual([]);
    // Its error output, and the channel to its parent; other sockets are Node's own or unused.
    const sockets = files.filter((file) => file.startsWith('socket:'));
    expect(sockets).toHaveLength(2);
  });

  it('is limited by the system in memory and processor time, and leaves no image of its memory', async () => {
    open();
    const limits = readFileSync(`/proc/${await pidFor(AN)}/limits`, 'utf8');
    const hardLimit = (name: string) => new RegExp(`^${name}\\s+\\S+\\s+(\\S+)`, 'm').exec(limits)?.[1];
    expect(hardLimit('Max cpu time')).toBe(String(PLAN.bounds.cpuSeconds));
    expect(hardLimit('Max data size')).toBe(String((512 + PLAN.bounds.dataMegabytes) * MEGABYTE));
    expect(hardLimit('Max stack size')).toBe(String(2 * MEGABYTE));
    expect(hardLimit('Max core file size')).toBe('0');
  });

  it('does jobs of one organisation only', async () => {
    open();
    const first = await pidFor(AN);
    expect(await pidFor({ ...AN, memberId: 'ed' })).toBe(first);
    expect(await pidFor(BO)).not.toBe(first);
  });

  it('makes room for another organisation when the maximum number is running', async () => {
    open({ atOnce: 1 });
    const pids: number[] = [];
    for (const organisationId of ['alfa', 'beta', 'gamma', 'delta'])
      pids.push(await pidFor({ organisationId, memberId: 'an' }));
    expect(new Set(pids).size).toBe(4);
    await soon(() => pids.filter(isAlive).length).toBeLessThanOrEqual(2);
  });

  it('is replaced after its working time, and ends when it has nothing to do', async () => {
    open({ workMs: -1 });
    expect(await pidFor(AN)).not.toBe(await pidFor(AN));
    pool.close();
    open({ idleMs: 20 });
    const pid = await pidFor(AN);
    await soon(() => isAlive(pid)).toBe(false);
    expect(await run('echo', 1)).toEqual({ kind: 'answered', value: 1 });
  });

  it('that was ended from outside while it waited costs nobody a job', async () => {
    open();
    const pid = await pidFor(AN);
    process.kill(pid, 'SIGKILL');
    await soon(() => isAlive(pid)).toBe(false);
    expect(await run('echo', 1)).toEqual({ kind: 'answered', value: 1 });
  });

  it('is ready before it is needed, once that is requested', async () => {
    const before = children();
    open().startAhead();
    const started = () => children().filter((pid) => !before.includes(pid));
    await soon(() => started().length).toBeGreaterThan(0);
    const first = await pidFor(AN);
    // The process that was taken is followed by another.
    await soon(() => started().filter((pid) => pid !== first).length).toBeGreaterThan(0);
  });

  it('is started once for a job that comes soon, does that job, and ends when none comes', async () => {
    const before = children();
    open().prepare();
    pool.prepare();
    const started = children().filter((pid) => !before.includes(pid));
    expect(started).toHaveLength(1);
    expect(await pidFor(AN)).toBe(started[0]);
    pool.close();
    open({ idleMs: 20 }).prepare();
    const [unused = 0] = children().filter((pid) => !before.includes(pid) && !started.includes(pid));
    await soon(() => isAlive(unused)).toBe(false);
    expect(notStarted).toEqual([]);
  });
});

describe('waiting jobs', () => {
  it('have their whole time once they start', async () => {
    open({ atOnce: 1, patienceMs: 3_000 });
    const outcomes = await Promise.all([1, 2, 3].map(() => run('wait', { ms: 1_500 })));
    expect(outcomes).toEqual(Array(3).fill({ kind: 'answered', value: 'waited' }));
  });

  it('are not done by a process that outlives its requester, whether it waits or loops', async () => {
    const parent = spawn(process.execPath, [START_POOL], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
    const pids = JSON.parse(line) as number[];
    expect(pids.map(isAlive)).toEqual([true, true]);
    parent.kill('SIGKILL');
    await soon(() => pids.map(isAlive)).toEqual([false, false]);
  });

  it('of one member do not delay another member’s turn', async () => {
    open({ atOnce: 1 });
    const done: string[] = [];
    const log = (name: string) => () => done.push(name);
    await Promise.all([
      ...[1, 2, 3, 4].map((each) => run('wait', { ms: 20 }).then(log(`an ${each}`))),
      run('wait', { ms: 20 }, BO).then(log('bo 1')),
    ]);
    expect(done.indexOf('bo 1')).toBeLessThanOrEqual(1);
  });

  it('know the number of jobs before them, and nobody else does', async () => {
    open({ atOnce: 1 });
    const jobs = ['a', 'b', 'c'].map((ticket) =>
      pool.run({ job: 'wait', input: { ms: 100 }, ticket, ...AN }),
    );
    const begun = () => pool.placeOf('an', 'a') === null;
    await soon(begun).toBe(true);
    expect([pool.placeOf('an', 'b'), pool.placeOf('an', 'c')]).toEqual([0, 1]);
    expect(pool.placeOf('bo', 'c')).toBeNull();
    await Promise.all(jobs);
    expect(pool.placeOf('an', 'c')).toBeNull();
  });

  it('are limited in number, and the member with the most makes room', async () => {
    open({ atOnce: 1, waiting: 3 });
    const many = Array.from({ length: 5 }, () => run('wait', { ms: 50 }));
    const other = run('wait', { ms: 50 }, BO);
    expect(await other).toEqual({ kind: 'answered', value: 'waited' });
    const kinds = (await Promise.all(many)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'too-busy')).toHaveLength(3);
  });

  it('hear when no process can be started, and are done as soon as one can', async () => {
    open({}, { module: 'file:///no-such-module.ts' });
    expect(await run('echo')).toEqual({ kind: 'no-process' });
    expect(notStarted).toEqual([expect.stringContaining('no-such-module')]);
  });

  it('give up their place when they are cancelled, and the process of a running one ends', async () => {
    open({ atOnce: 1 });
    const [under, waits] = [new AbortController(), new AbortController()];
    const pid = await pidFor(AN);
    const long = (ticket: string, { signal }: AbortController) =>
      pool.run({ job: 'wait', input: { ms: 60_000 }, ticket, signal, ...AN });
    const first = long('a', under);
    await soon(() => pool.placeOf('an', 'a')).toBeNull();
    const second = long('b', waits);
    expect(pool.placeOf('an', 'b')).toBe(0);
    waits.abort(new Error('left the queue'));
    await expect(second).rejects.toThrow('left the queue');
    expect(pool.placeOf('an', 'b')).toBeNull();
    under.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await soon(() => isAlive(pid)).toBe(false);
    // The next job gets the place, and nobody is blamed.
    expect(await run('echo', 1)).toEqual({ kind: 'answered', value: 1 });
    expect(brokeDown).toEqual([]);
    await expect(long('c', under)).rejects.toThrow('left');
  });

  it('are counted once, also when they are cancelled after their answer', async () => {
    open({ atOnce: 1 });
    const jobs = watchJobs();
    const [after, meanwhile] = [new AbortController(), new AbortController()];
    const ended = pool.run({ job: 'echo', input: 1, signal: after.signal, ...AN });
    expect(await ended).toEqual({ kind: 'answered', value: 1 });
    after.abort(new Error('the connection was closed'));
    expect(jobs.countOf(['echo', 'wait'])).toEqual({ waiting: 0, working: 0, failedOfDay: 0 });
    const left = pool.run({ job: 'wait', input: { ms: 60_000 }, signal: meanwhile.signal, ...AN });
    expect(jobs.countOf(['wait']).working).toBe(1);
    meanwhile.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(jobs.countOf(['wait'])).toEqual({ waiting: 0, working: 0, failedOfDay: 0 });
  });

  it('and running ones are given up when everything ends', async () => {
    open({ atOnce: 1 });
    const jobs = ['a', 'b'].map((ticket) => pool.run({ job: 'wait', input: { ms: 60_000 }, ticket, ...AN }));
    await soon(() => pool.placeOf('an', 'a')).toBeNull();
    pool.close();
    expect(await Promise.all(jobs)).toEqual([{ kind: 'no-process' }, { kind: 'no-process' }]);
  });
});
