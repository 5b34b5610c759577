import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const HANG = fileURLToPath(new URL('../../testing/faults/hang.ts', import.meta.url));
const HANG_MS = 3000;

function start(busyMs: number) {
  const child = spawn(process.execPath, [HANG, String(HANG_MS), String(busyMs)]);
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return { child, ended, said: text(child.stdout), complained: text(child.stderr) };
}

it('a process whose event loop hangs is ended, with the reason on standard error', async () => {
  const { ended, said, complained } = start(600_000);
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(await said).toBe('busy\n');
  expect(await complained).toContain('The server has not answered for 3 seconds and is ended');
}, 60_000);

it('a process that is busy for a while continues, and ends by itself when it has nothing to do', async () => {
  const { ended, said, complained } = start(HANG_MS / 3);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(await said).toBe('busy\nfree\ndone\n');
  expect(await complained).not.toContain('has not answered');
}, 60_000);

it('a process that was paused for longer than a hang continues afterwards', async () => {
  const { child, ended, said } = start(10);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await pause(HANG_MS * 2);
  child.kill('SIGCONT');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(await said).toContain('done');
}, 60_000);
