import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

let folder: string;
const started: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milieuspoor-server-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

function startServer(): ServerProcess {
  const server = startServerProcess(folder);
  started.push(server);
  return server;
}

describe('two servers on one data folder', { timeout: 120_000 }, () => {
  it('the second says that the folder is in use and ends, and the first goes on', async () => {
    const first = startServer();
    const origin = await first.origin;
    const second = startServer();
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`The data folder ${folder} is in use by another process.`);
    expect((await fetch(`${origin}/api/v1/environment/`)).status).toBe(200);
  });

  it('the folder of a server that was killed can be taken at once', async () => {
    const first = startServer();
    await first.origin;
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    expect(await startServer().origin).toMatch(/^http/);
  });

  it('a server whose lock is removed ends before it writes on', async () => {
    const server = startServer();
    await server.origin;
    rmSync(join(folder, 'in-use.lock'));
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain('was removed or replaced');
  });
});
