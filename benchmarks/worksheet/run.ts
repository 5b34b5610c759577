import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeWorkbook } from '../shared/made-workbook.ts';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';
import { builtWeb, measureInBrowser } from './in-browser.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { type Check, worksheetClient } from './worksheet-client.ts';

/**
 * Measures a variant of a calculation of 5,000 items in both sets, checked and stored, against an upload of the same, checked
 * and stored, in turns on the same server. And what a page needs from a keystroke to its figures, in its own thread; with
 * `browser` in place of storing: the same in Chromium, and how long the table takes.
 */
const ITEMS = 5000;
const ROUNDS = 5;
const STROKES = 100;

const ms = (measured: number) => `${measured.toFixed(measured < 100 ? 1 : 0)} ms`;
const tell = (name: string, measured: readonly number[]) =>
  console.log(`${name}: median ${ms(median(measured))}, at most ${ms(Math.max(...measured))}`);

const { firstMs, quantityMs, leftOutMs, unmatchedMs } = measureKeystrokes(ITEMS, STROKES);
console.log(`${ITEMS} rows worked out for the first time: ${ms(firstMs)}`);
tell('a quantity to its figures (goal: 50 ms)', quantityMs);
tell('a row that is left out', leftOutMs);
tell('a quantity, with rows that match no post', unmatchedMs);
if (process.argv.includes('browser')) await measurePage();
else if (!process.argv.includes('keystrokes')) await measureStoring();

/** Opens a variant of a stored calculation in Chromium, on the built application. */
async function measurePage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-worksheet-'));
  const bytes = readFileSync(madeWorkbook(folder, ITEMS));
  const app = await startApp({ webDir: builtWeb() });
  const project = await app.addProject(await app.addOrganisation('rekenblad'), 'Rekenblad');
  const { send, upload } = worksheetClient(app, project);
  const source = await upload('design-baseline', bytes);
  const { uuid } = await send<{ uuid: string }>('POST', 'worksheet/', {
    ...{ project, calculation_type: 'design-optimization', name: 'Variant', source },
  });
  const measured = await measureInBrowser({
    ...{ origin: app.origin, token: app.token, rounds: ROUNDS, strokes: STROKES / 2 },
    path: `/o/rekenblad/project/${project}/rekenblad/${uuid}`,
  });
  tell('the table drawn, from the last answer (goal: 1000 ms)', measured.drawnMs);
  tell('a key to its figures on the screen (goal: 50 ms)', measured.keyMs);
  tell('  of which the thread of the page worked', measured.workedMs);
  await app.close();
  rmSync(folder, { recursive: true });
}

async function measureStoring(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-worksheet-'));
  const bytes = readFileSync(madeWorkbook(folder, ITEMS));
  const app = await startApp();
  const project = await app.addProject(await app.addOrganisation('rekenblad'), 'Rekenblad');
  const { send, store, upload } = worksheetClient(app, project);

  const uploads: number[] = [];
  const variants: number[] = [];
  const parts = { begin: [] as number[], weigh: [] as number[], check: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    const source = await upload('design-baseline', bytes);
    const uploadMs = performance.now() - began;

    const start = performance.now();
    const made = await send<{ uuid: string; revision: number }>('POST', 'worksheet/', {
      ...{ project, calculation_type: 'design-optimization', name: `Variant ${round}`, source },
    });
    const begun = performance.now();
    await send('POST', `worksheet/${made.uuid}/sources/`, {});
    const weighed = performance.now();
    const check = await send<Check>('POST', `worksheet/${made.uuid}/check/`, { revision: made.revision });
    const checked = performance.now();
    await store('design-optimization', check);
    const stored = performance.now();
    // The first round warms everything up.
    if (round === 0) continue;
    uploads.push(uploadMs);
    variants.push(stored - weighed);
    parts.begin.push(begun - start);
    parts.weigh.push(weighed - begun);
    parts.check.push(checked - weighed);
  }
  tell(`an upload of ${ITEMS} items, checked and stored`, uploads);
  tell('a variant of it, checked and stored', variants);
  tell('  of which its check', parts.check);
  tell('beginning it', parts.begin);
  tell('weighing its sources', parts.weigh);
  console.log(`ratio: ${(median(variants) / median(uploads)).toFixed(2)} (goal: at most 2)`);
  await app.close();
  rmSync(folder, { recursive: true });
}
