import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';

/**
 * An upload of 5,000 items in both sets, from POST to 201, against a bare pass of hucre's row stream over the same
 * sheets of the same bytes in the same process. The first round warms both up and does not count.
 */
const ITEMS = 5000;
const ROUNDS = 7;
const SHEETS = ['Posten', 'Set A1', 'Set A2'];

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-import-'));
const file = join(folder, 'groot.xlsx');
const maker = fileURLToPath(new URL('./make-workbook.ts', import.meta.url));
execFileSync(process.execPath, [maker, file, String(ITEMS)], { stdio: 'inherit' });
const bytes = readFileSync(file);

const app = await startApp();
const projectId = await app.addProject(await app.addOrganisation('import'), 'Import');
const client = new Worker(new URL('./upload-client.ts', import.meta.url), {
  workerData: { origin: app.origin, token: app.token, projectId, file },
});

const bare: number[] = [];
const uploads: number[] = [];
const blocked: number[] = [];
let rows = 0;
for (let round = 0; round <= ROUNDS; round++) {
  const bareMs = await bareMilliseconds();
  // What the reference pass leaves behind is not the upload's to clear away.
  globalThis.gc?.();
  const upload = await uploadMilliseconds();
  if (round === 0) continue;
  bare.push(bareMs);
  uploads.push(upload.milliseconds);
  blocked.push(upload.blockedMilliseconds);
}

const megabytes = (count: number) => `${Math.round(count / 1024 / 1024)} MB`;
console.log(`workbook: ${ITEMS} items, ${rows} rows, ${megabytes(bytes.length)}`);
console.log(`bare pass of streamXlsxRows: median ${Math.round(median(bare))} ms of ${ROUNDS}`);
console.log(`POST to 201: median ${Math.round(median(uploads))} ms of ${ROUNDS}`);
console.log(`ratio: ${(median(uploads) / median(bare)).toFixed(2)} (goal: at most 1.5)`);
console.log(`event loop blocked for at most ${Math.max(...blocked).toFixed(0)} ms (goal: at most 50 ms)`);
console.log(`peak memory of the process: ${megabytes(process.resourceUsage().maxRSS * 1024)}`);

await client.terminate();
await app.close();
rmSync(folder, { recursive: true });

async function bareMilliseconds(): Promise<number> {
  const start = performance.now();
  rows = 0;
  for (const sheet of SHEETS) for await (const _row of streamXlsxRows(bytes, { sheet })) rows++;
  return performance.now() - start;
}

async function uploadMilliseconds(): Promise<{ milliseconds: number; blockedMilliseconds: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  client.postMessage('upload');
  const [milliseconds] = (await once(client, 'message')) as [number];
  delay.disable();
  return { milliseconds, blockedMilliseconds: delay.max / 1e6 };
}
