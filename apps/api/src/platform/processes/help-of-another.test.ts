import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { READER_LIMITS } from '../../features/calculations/reading/workbook-reader.ts';
import { type JobStage, jobStages } from '../metrics/measured.ts';
import { watchJobs } from '../metrics/watch-jobs.ts';
import { createFrameReader, toFrame } from './frames.ts';
import { CHANNEL_FD, type Said, type Told } from './job-messages.ts';
import { createProcessPool, type PoolLimits, type ProcessPool } from './process-pool.ts';

const SERVE_JOBS = fileURLToPath(new URL('./serve-jobs.ts', import.meta.url));
const MISBEHAVING = new URL('../../testing/faults/misbehaving.process.ts', import.meta.url).href;
const { plan: PLAN, byTwo: _byTwo, ...LIMITS } = READER_LIMITS;
const AN = { organisationId: 'alfa', memberId: 'an' };
const BO = { organisationId: 'beta', memberId: 'bo' };

let pool: ProcessPool;
let brokeDown: string[];
afterEach(() => pool?.close());

/** Opens a pool in which two processes have done a job of Alfa and have nothing to do. */
async function openWithTwo(limits: Partial<PoolLimits> = {}): Promise<ProcessPool> {
  brokeDown = [];
  pool = createProcessPool(
    { ...PLAN, module: MISBEHAVING },
    { ...LIMITS, ...limits },
    { notStarted() {}, gaveUp() {}, brokeDown: (job) => brokeDown.push(job) },
  );
  // Where the second process starts late, the first does both jobs.
  const jobs = watchJobs();
  let most = 0;
  const look = () => {
    most = Math.max(most, jobs.countOf(['wait']).working);
  };
  jobStages.subscribe(look);
  while (most < 2) await Promise.all([1, 2].map(() => pool.run({ job: 'wait', input: { ms: 50 }, ...AN })));
  jobStages.unsubscribe(look);
  return pool;
}

async function ask(beside: { job: string; input: unknown } | null, party = AN) {
  const outcome = await pool.run({ job: 'askHelp', input: {}, beside, ...party });
  if (outcome.kind !== 'answered') throw new Error(outcome.kind);
  return outcome.value as { pid: number; help: unknown };
}
const pidFor = async (party: typeof AN) => {
  const outcome = await pool.run({ job: 'whoAmI', input: {}, ...party });
  return outcome.kind === 'answered' ? (outcome.value as { pid: number }).pid : -1;
};

describe('a job', () => {
  it('is told what another process found out for it', async () => {
    await openWithTwo();
    const { pid, help } = await ask({ job: 'whoAmI', input: {} });
    expect(help).toMatchObject({ pid: expect.any(Number) });
    expect(help).not.toMatchObject({ pid });
    expect(await ask({ job: 'echo', input: { of: new Uint8Array([1, 2]) } })).toMatchObject({
      help: { of: Buffer.from([1, 2]) },
    });
    expect(await ask(null)).toMatchObject({ help: 'none' });
  });

  it('is told of none where as many work as may, and where every idle process is of another organisation', async () => {
    await openWithTwo();
    pool.startAhead();
    // One process works, one asks, and a third is ready before long.
    const left = new AbortController();
    const working = pool.run({ job: 'wait', input: { ms: 60_000 }, signal: left.signal, ...AN });
    for (let look = 0; look < 15; look++) {
      expect(await ask({ job: 'whoAmI', input: {} })).toMatchObject({ help: 'none' });
      await pause(200);
    }
    left.abort(new Error('seen'));
    await expect(working).rejects.toThrow('seen');
    pool.close();
    await openWithTwo();
    expect(await ask({ job: 'whoAmI', input: {} }, BO)).toMatchObject({ help: 'none' });
  });

  it.each(['crash', 'fail', 'noSuchJob'])('is told null when its help breaks down: %s', async (job) => {
    await openWithTwo();
    expect(await ask({ job, input: {} })).toMatchObject({ help: null });
    expect(brokeDown).toEqual([job]);
    expect(await pidFor(AN)).toBeGreaterThan(0);
  });

  it('is told null when its help takes too long, before its own time is over', async () => {
    await openWithTwo({ jobMs: 500, patienceMs: 20_000 });
    expect(await ask({ job: 'loop', input: {} })).toMatchObject({ help: null });
    pool.close();
    await openWithTwo({ patienceMs: 2_000 });
    expect(await ask({ job: 'wait', input: { ms: 60_000 } })).toMatchObject({ help: null });
    expect(brokeDown).toEqual([]);
  });
});

describe('help', () => {
  it('gives way to a job that waits, whoever it is of', async () => {
    for (const party of [AN, BO]) {
      await openWithTwo({ patienceMs: 20_000 });
      const ended: string[] = [];
      const hear = (message: unknown) => {
        const stage = message as JobStage;
        if (stage.stage === 'ended' && stage.job === 'wait') ended.push(stage.outcome);
      };
      jobStages.subscribe(hear);
      const helped = ask({ job: 'wait', input: { ms: 60_000 } });
      expect(await pidFor(party)).toBeGreaterThan(0);
      expect(await helped).toMatchObject({ help: null });
      jobStages.unsubscribe(hear);
      // It did not end because its own time was over.
      expect(ended).toEqual(['called-off']);
      expect(brokeDown).toEqual([]);
      pool.close();
    }
  });

  it('ends with the job that it is for, and is counted once', async () => {
    const jobs = watchJobs();
    await openWithTwo();
    const outcome = await pool.run({
      ...{ job: 'echo', input: 1, ...AN },
      beside: { job: 'wait', input: { ms: 60_000 } },
    });
    expect(outcome).toEqual({ kind: 'answered', value: 1 });
    await expect.poll(() => jobs.countOf(['wait']), { timeout: 25_000 }).toMatchObject({ working: 0 });
    expect(jobs.countOf(['wait', 'echo'])).toEqual({ waiting: 0, working: 0, failedOfDay: 0 });
    expect(brokeDown).toEqual([]);
  });

  it('of one job never reaches the next, however late it comes', async () => {
    const child = spawn(process.execPath, [SERVE_JOBS, MISBEHAVING], {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    const channel = child.stdio[CHANNEL_FD] as Duplex;
    const heard: Said[] = [];
    const reader = createFrameReader(1024 * 1024, (said) => heard.push(said as Said));
    channel.on('data', (chunk: Buffer) => reader.write(chunk));
    const tell = (told: Told) => {
      for (const part of toFrame(told)) channel.write(part);
    };
    const heardOf = (count: number) => expect.poll(() => heard.length, { timeout: 25_000 }).toBe(count);
    const task = { kind: 'task', input: 'of the job', hasHelp: true } as const;
    await heardOf(1);
    tell({ ...task, number: 1, job: 'echo' });
    await heardOf(2);
    tell({ ...task, number: 2, job: 'askHelp' });
    tell({ kind: 'help', number: 1, value: 'late' });
    tell({ kind: 'help', number: 2, value: 'in time' });
    await heardOf(3);
    child.kill('SIGKILL');
    expect(heard).toMatchObject([
      { kind: 'ready' },
      { kind: 'answered', value: 'of the job' },
      { kind: 'answered', value: { help: 'in time' } },
    ]);
  });

  it('of a job that is called off ends, and blames nobody', async () => {
    await openWithTwo();
    const left = new AbortController();
    const job = pool.run({
      ...{ job: 'wait', input: { ms: 60_000 }, signal: left.signal, ...AN },
      beside: { job: 'wait', input: { ms: 60_000 } },
    });
    left.abort(new Error('left'));
    await expect(job).rejects.toThrow('left');
    expect(await Promise.all([pidFor(AN), pidFor(BO)])).not.toContain(-1);
    expect(brokeDown).toEqual([]);
  });
});
