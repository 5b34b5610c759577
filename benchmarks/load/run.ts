import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Asked, Took } from '../import/upload-client.ts';
import { fill } from '../shared/fill.ts';
import { madeWorkbook } from '../shared/made-workbook.ts';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';
import { addPeople, addTenders } from './add-people.ts';
import type { Browsed, Browsing } from './browse.ts';

/**
 * Measures people who look at dashboards, projects and tenders while others upload, against the same people while
 * nobody uploads. Clients and server share the machine; the readers have a separate process, the uploaders a thread.
 */
const onServer = Boolean(process.env.DATABASE_URL);
const SIZE = onServer
  ? { organisations: 50, projects: 2000, people: 200 }
  : { organisations: 5, projects: 200, people: 20 };
const UPLOADERS = onServer ? 10 : 1;
/** The calls of one person: a screen of some six calls every three seconds. */
const PER_SECOND = 2;
const SECONDS = 120;
const REFERENCE_SECONDS = 30;
const ITEMS = 300;
const MEGABYTE = 1024 * 1024;

const app = await startApp();
await fill(app, SIZE);
await addTenders(app);
const people = await addPeople(app, SIZE.people);
const projects = await Promise.all(
  Array.from({ length: UPLOADERS }, async (_, index) =>
    app.addProject(await app.addOrganisation(`uploadt-${index}`), 'Upload'),
  ),
);
const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-load-'));
const file = madeWorkbook(folder, ITEMS);

console.log(
  `${SIZE.people} people of ${SIZE.organisations} organisations with ${SIZE.projects} projects, on ${
    onServer ? 'a PostgreSQL server' : 'the embedded database'
  };`,
);
console.log(`each makes ${PER_SECOND} calls a second; ${UPLOADERS} upload files of ${ITEMS} items\n`);

await browse(5);
const alone = await browse(REFERENCE_SECONDS);
report('nobody uploads', alone);

let uploading = true;
const uploaders = projects.map((projectId) => uploadOver(projectId));
const memory = watchMemory();
const together = await browse(SECONDS);
uploading = false;
const uploads = (await Promise.all(uploaders)).flat();
report(`while ${UPLOADERS} upload`, together);
console.log(
  `  ratio: p50 ${(together.p50Ms / alone.p50Ms).toFixed(1)}, p99 ${(together.p99Ms / alone.p99Ms).toFixed(1)}`,
);
console.log(
  `  ${uploads.length} files checked and stored, a median of ${median(uploads).toFixed(0)} ms, at most ${Math.max(...uploads).toFixed(0)} ms`,
);
const { early, late } = memory.end();
console.log(
  `  memory of the process, uploading clients in it: ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second (medians)`,
);
await app.close();
rmSync(folder, { recursive: true });

async function browse(seconds: number): Promise<Browsed> {
  const visitors = fork(fileURLToPath(new URL('./browse.ts', import.meta.url)), { execArgv: [] });
  visitors.send({ origin: app.origin, people, seconds, perSecond: PER_SECOND } satisfies Browsing);
  const [browsed] = (await once(visitors, 'message')) as [Browsed];
  return browsed;
}

/** Uploads into a project until it is stopped; returns how long each upload took, in milliseconds. */
async function uploadOver(projectId: string): Promise<number[]> {
  const client = new Worker(new URL('../import/upload-client.ts', import.meta.url), {
    workerData: { origin: app.origin, token: app.token },
  });
  const took: number[] = [];
  while (uploading) {
    client.postMessage({ kind: 'add', file, projectIds: [projectId] } satisfies Asked);
    const [[one]] = (await once(client, 'message')) as [Took[]];
    if (one) took.push(one.checkMs + one.storeMs);
    await pause(1000);
  }
  await client.terminate();
  return took;
}

function report(what: string, { requestsPerSecond, p50Ms, p99Ms, requests, failed }: Browsed): void {
  console.log(
    `${what}: ${requestsPerSecond.toFixed(0)} requests a second, p50 ${p50Ms} ms, p99 ${p99Ms} ms; ${requests} in all, ${failed} failed (goal: none)`,
  );
}

function watchMemory() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(process.memoryUsage.rss() / MEGABYTE), 1000);
  return {
    end() {
      clearInterval(timer);
      const half = Math.floor(samples.length / 2);
      return { early: median(samples.slice(0, half)), late: median(samples.slice(half)) };
    },
  };
}
