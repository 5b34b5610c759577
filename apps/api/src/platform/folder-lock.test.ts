import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const HOLD_FOLDER = fileURLToPath(new URL('../testing/faults/hold-folder.ts', import.meta.url));
/** Starts the process that follows the first one of a container: it is process 1 and sees no other. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canIsolate = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;

let folder: string;
const started: Contender[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'milieuspoor-lock-')), 'data');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.kill()));
  rmSync(join(folder, '..'), { recursive: true });
});

/** A process that is ready to lock the folder. */
interface Contender {
  readonly child: ChildProcess;
  /** tells it to lock; returns the result: 'held by …' or why not */
  readonly lock: () => Promise<string>;
  readonly kill: () => Promise<void>;
}

async function startContender(...wrapper: readonly string[]): Promise<Contender> {
  const [command = '', ...parameters] = [...wrapper, process.execPath, '--expose-gc', HOLD_FOLDER, folder];
  const child = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  await lines.next();
  const contender: Contender = {
    child,
    async lock() {
      child.stdin.write('lock\n');
      return String((await lines.next()).value).trim();
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
  started.push(contender);
  return contender;
}

describe('the lock of a data folder', () => {
  it('keeps a second process out as long as the first one holds it', async () => {
    const [first, second, third] = await Promise.all([startContender(), startContender(), startContender()]);
    expect(await first.lock()).toBe(`held by ${first.child.pid}`);
    expect(await second.lock()).toBe(
      `The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
    first.child.stdin?.end();
    await once(first.child, 'exit');
    expect(await third.lock()).toMatch(/^held/);
  });

  it.skipIf(!canIsolate)(
    'keeps a second container out, where both are process 1 (skipped where `unshare` is not allowed)',
    async () => {
      const first = await startContender(...CONTAINER);
      const second = await startContender(...CONTAINER);
      expect(await first.lock()).toBe('held by 1');
      expect(await second.lock()).toMatch(/is in use by another process/);
      await first.kill();
      const third = await startContender(...CONTAINER);
      expect(await third.lock()).toBe('held by 1');
    },
  );

  it('is free at once when its holder was killed, and one of twenty that compete gets it', {
    timeout: 120_000,
  }, async () => {
    const holder = await startContender();
    const racers = await Promise.all(Array.from({ length: 20 }, () => startContender()));
    expect(await holder.lock()).toMatch(/^held/);
    await holder.kill();
    const outcomes = await Promise.all(racers.map((racer) => racer.lock()));
    expect(outcomes.filter((outcome) => outcome.startsWith('held'))).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes('is in use by another process'))).toHaveLength(19);
  });

  it('stays with a holder that is paused for a while', async () => {
    const [holder, other] = await Promise.all([startContender(), startContender()]);
    expect(await holder.lock()).toMatch(/^held/);
    holder.child.kill('SIGSTOP');
    expect(await other.lock()).toMatch(/is in use by another process/);
    holder.child.kill('SIGCONT');
  });

  it('ends its holder when somebody removes the file, before another can write', async () => {
    const [holder, other] = await Promise.all([startContender(), startContender()]);
    expect(await holder.lock()).toMatch(/^held/);
    const exited = once(holder.child, 'exit');
    rmSync(join(folder, 'in-use.lock'));
    const removedAt = performance.now();
    expect(await other.lock()).toMatch(/^held/);
    expect(await exited).toEqual([1, null]);
    expect(performance.now() - removedAt).toBeLessThan(10_000);
  });

  it('refuses a folder that cannot be locked', () => {
    mkdirSync(join(folder, 'in-use.lock'), { recursive: true });
    expect(() => lockFolder(folder, () => {})).toThrow(`The data folder ${folder} cannot be locked`);
  });

  it('is given up by a holder that releases it', async () => {
    const lost = (reason: string) => expect.unreachable(reason);
    const letGo = lockFolder(folder, lost);
    expect(() => lockFolder(folder, lost)).toThrow('is in use by another process');
    letGo();
    lockFolder(folder, lost)();
  });
});
