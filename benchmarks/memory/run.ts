// npm run benchmark:memory: how much memory of the server imports take, and how much time of those who look at a
// dashboard.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Asked, Took } from '../import/upload-client.ts';
import { ask } from '../shared/ask.ts';
import { headersOf } from '../shared/dashboard-paths.ts';
import { madeWorkbook } from '../shared/made-workbook.ts';
import { median } from '../shared/median.ts';
import type { Serving } from './serve.ts';
import { type Memory, memoryNow, watchMemory } from './watch-memory.ts';

/**
 * Measures a file of 5,000 items in both sets, checked and stored as the page does; then ten of them at once. The
 * server has a separate process and is not told to collect garbage; the clients are in this one. Before the measurement
 * it has read a small file and answered a dashboard. Afterwards it is idle until its readers, which wait for a minute,
 * are gone.
 */
const ITEMS = 5000;
const SMALL_ITEMS = 20;
const AT_ONCE = 10;
const LEFT_ALONE_MS = 75_000;
/** between two dashboards */
const PAUSE_MS = 100;
const QUIET_LOOKS = 50;

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-memory-'));
const file = madeWorkbook(folder, ITEMS);
const small = madeWorkbook(folder, SMALL_ITEMS);

const server = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), { execArgv: [] });
const pid = server.pid ?? 0;
const [{ origin, token, projectId, slug }] = (await once(server, 'message')) as [Serving];
const client = new Worker(new URL('../import/upload-client.ts', import.meta.url), {
  workerData: { origin, token },
});
const headers = headersOf(token);

const NAMES: Readonly<Record<keyof Memory, string>> = {
  server: 'the server alone',
  tree: 'with the processes that it started',
};

await add(small, 1);
for (let look = 0; look < QUIET_LOOKS; look++) await dashboard();
const quiet: number[] = [];
for (let look = 0; look < QUIET_LOOKS; look++) quiet.push(await dashboard());
console.log(`a file of ${ITEMS} items; a dashboard on a quiet server: ${spread(quiet)}`);
await measure('one', 1, 250);
await measure(`${AT_ONCE} at once`, AT_ONCE, 1024);
await measure(`${AT_ONCE} at once again`, AT_ONCE, 1024);

await client.terminate();
server.disconnect();
await once(server, 'exit');
rmSync(folder, { recursive: true });

/** Adds the file this many times at once, and prints how much memory that took, and how it slowed down a dashboard. */
async function measure(what: string, count: number, goalMegabytes: number): Promise<void> {
  const before = memoryNow(pid);
  const peak = watchMemory(pid);
  const begin = performance.now();
  let finished = false;
  const adding = add(file, count).finally(() => {
    finished = true;
  });
  const meanwhile: number[] = [];
  while (!finished) {
    meanwhile.push(await dashboard());
    await pause(PAUSE_MS);
  }
  await adding;
  const seconds = (performance.now() - begin) / 1000;
  const most = peak();
  await pause(LEFT_ALONE_MS);
  const after = memoryNow(pid);
  console.log(`${what}: ${seconds.toFixed(1)} s`);
  for (const part of ['server', 'tree'] as const)
    console.log(
      `  ${NAMES[part]}: ${told(part, { before, most, after })} (goal: at most ${goalMegabytes} MB more)`,
    );
  console.log(`  a dashboard meanwhile: ${spread(meanwhile)} (goal: at most 250 ms)`);
}

async function add(path: string, count: number): Promise<void> {
  client.postMessage({
    kind: 'add',
    file: path,
    projectIds: Array(count).fill(projectId),
  } satisfies Asked);
  await (once(client, 'message') as Promise<[Took[]]>);
}

/** Returns how long the slowest call of a dashboard takes; the calls are made one after the other. */
async function dashboard(): Promise<number> {
  const base = `${origin}/api/v1/organization/${slug}`;
  let slowest = 0;
  for (const path of [
    'internal_project_calculation_statistics/?aggregate_by=project',
    'internal_organization_statistics/',
  ]) {
    const start = performance.now();
    await ask(`${base}/${path}`, headers);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

function told(
  part: keyof Memory,
  { before, most, after }: Record<'before' | 'most' | 'after', Memory>,
): string {
  const more = most[part] - before[part];
  return `${before[part].toFixed(0)} MB, at most ${most[part].toFixed(0)} MB (${more.toFixed(0)} MB more), then ${after[part].toFixed(0)} MB`;
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
  return `${median(times).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, of ${times.length}`;
}
