import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';
import { madeWorkbook } from '../shared/made-workbook.ts';
import { median } from '../shared/median.ts';
import { watchReaders } from '../shared/reader-use.ts';
import { startApp } from '../shared/running-app.ts';
import type { Asked, Took } from './upload-client.ts';

/**
 * Measures a file of 5,000 items in both sets, checked and stored as the page does, against a bare pass of hucre's row
 * stream over the same sheets of the same bytes in the same process. Then ten of them at once, and what that costs
 * somebody else's small file and list, compared with an idle server. The first round warms everything up and does not
 * count.
 */
const ITEMS = 5000;
const SMALL_ITEMS = 20;
const ROUNDS = 7;
const AT_ONCE = 10;
const SHEETS = ['Posten', 'Set A1', 'Set A2'];

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-import-'));
const file = madeWorkbook(folder, ITEMS);
const small = madeWorkbook(folder, SMALL_ITEMS);
const bytes = readFileSync(file);

const app = await startApp();
const organisation = await app.addOrganisation('import');
const projectId = await app.addProject(organisation, 'Import');
const others = await app.addProject(await app.addOrganisation('elders'), 'Van een ander');
const startClient = () =>
  new Worker(new URL('./upload-client.ts', import.meta.url), {
    workerData: { origin: app.origin, token: app.token },
  });
const client = startClient();
const stranger = startClient();
const ask = async (worker: Worker, asked: Asked): Promise<Took[]> => {
  worker.postMessage(asked);
  const [took] = (await once(worker, 'message')) as [Took[]];
  return took;
};
const msOf = ([took]: readonly Took[]) => (took ? took.checkMs + took.storeMs : Number.NaN);

let rows = 0;
const bare: number[] = [];
const checks: number[] = [];
const stores: number[] = [];
const blocked: number[] = [];
const smallFiles: number[] = [];
const lists: number[] = [];
const used = watchReaders();
for (let round = 0; round <= ROUNDS; round++) {
  const bareMs = await bareMilliseconds();
  // The upload must not have to clear what the reference pass leaves behind.
  globalThis.gc?.();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [took] = await ask(client, { kind: 'add', file, projectIds: [projectId] });
  delay.disable();
  const smallMs = msOf(await ask(stranger, { kind: 'add', file: small, projectIds: [others] }));
  const listMs = msOf(await ask(stranger, { kind: 'list', projectId: others }));
  if (round === 0 || !took) continue;
  bare.push(bareMs);
  checks.push(took.checkMs);
  stores.push(took.storeMs);
  blocked.push(delay.max / 1e6);
  smallFiles.push(smallMs);
  lists.push(listMs);
}
const reader = used();

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const begin = performance.now();
let finished = false;
const ten = ask(client, { kind: 'add', file, projectIds: Array(AT_ONCE).fill(projectId) }).finally(() => {
  finished = true;
});
const smallMeanwhile: number[] = [];
const listsMeanwhile: number[] = [];
while (!finished) {
  smallMeanwhile.push(msOf(await ask(stranger, { kind: 'add', file: small, projectIds: [others] })));
  listsMeanwhile.push(msOf(await ask(stranger, { kind: 'list', projectId: others })));
}
await ten;
const tenMs = performance.now() - begin;
delay.disable();

const megabytes = (count: number) => `${Math.round(count / 1024 / 1024)} MB`;
const whole = (ms: number) => `${Math.round(ms)} ms`;
const both = checks.map((ms, round) => ms + (stores[round] ?? 0));
const against = (measured: readonly number[], reference: readonly number[]) =>
  `${whole(median(measured))} (at most ${whole(Math.max(...measured))}) against ${whole(median(reference))}: ` +
  `${(median(measured) / median(reference)).toFixed(1)} times`;
console.log(`workbook: ${ITEMS} items, ${rows} rows, ${megabytes(bytes.length)}`);
console.log(`bare pass of streamXlsxRows: median ${whole(median(bare))} of ${ROUNDS}`);
console.log(`check: median ${whole(median(checks))}; store: median ${whole(median(stores))}`);
console.log(`check and store: median ${whole(median(both))}`);
console.log(`ratio: ${(median(both) / median(bare)).toFixed(2)} (goal: at most 1.5)`);
console.log(
  `event loop blocked for ${blocked.map((ms) => ms.toFixed(0)).join(', ')} ms (goal: at most 50 ms)`,
);
console.log(`peak memory of a reader: ${Math.round(reader.peakMegabytes)} MB (goal: at most 500 MB)`);
console.log(`ten at once: ${whole(tenMs)}, ${(tenMs / median(both)).toFixed(1)} times one`);
console.log(`  a stranger's file of ${SMALL_ITEMS} items meanwhile: ${against(smallMeanwhile, smallFiles)}`);
console.log(`  a list meanwhile: ${against(listsMeanwhile, lists)}`);
console.log(`  event loop blocked for at most ${(delay.max / 1e6).toFixed(0)} ms`);
console.log(
  `peak memory of the server: ${megabytes(process.resourceUsage().maxRSS * 1024)}, clients and reference in it`,
);

await client.terminate();
await stranger.terminate();
await app.close();
rmSync(folder, { recursive: true });

async function bareMilliseconds(): Promise<number> {
  const start = performance.now();
  rows = 0;
  for (const sheet of SHEETS) for await (const _row of streamXlsxRows(bytes, { sheet })) rows++;
  return performance.now() - start;
}
