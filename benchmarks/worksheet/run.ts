import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeWorkbook } from '../shared/made-workbook.ts';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';
import { measureKeystrokes } from './keystrokes.ts';

/**
 * Measures a variant of a calculation of 5,000 items in both sets, checked and stored, against an upload of the same, checked
 * and stored, in turns on the same server. And what a page needs from a keystroke to its figures, in its own thread.
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
if (!process.argv.includes('keystrokes')) await measureStoring();

interface Check {
  readonly upload_key: string;
  readonly sha256: string;
  readonly questions: readonly {
    readonly id: string;
    readonly choices: readonly { readonly value: string }[];
  }[];
}

async function measureStoring(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-worksheet-'));
  const bytes = readFileSync(madeWorkbook(folder, ITEMS));
  const app = await startApp();
  const project = await app.addProject(await app.addOrganisation('rekenblad'), 'Rekenblad');
  const csrf = 'benchmark';
  const headers = { Authorization: `Token ${app.token}`, Cookie: `csrftoken=${csrf}`, 'X-CSRFToken': csrf };
  async function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${app.origin}/api/v1/${path}`, {
      method,
      headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as Answer;
  }
  function form(type: string, fields: Readonly<Record<string, string>>): FormData {
    const made = new FormData();
    for (const [name, value] of Object.entries({ project, calculation_type: type, ...fields }))
      made.append(name, value);
    return made;
  }
  async function store(type: string, { upload_key, sha256, questions }: Check): Promise<string> {
    const answers = JSON.stringify(
      Object.fromEntries(questions.map(({ id, choices }) => [id, choices.at(-1)?.value])),
    );
    const fields = { upload_key, sha256, answers };
    return (await send<{ uuid: string }>('POST', 'project-calculation/', form(type, fields))).uuid;
  }

  const uploads: number[] = [];
  const variants: number[] = [];
  const parts = { begin: [] as number[], weigh: [] as number[], check: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    const file = form('design-baseline', {
      answers: JSON.stringify({ 'adpf-unit:Set A1': 'kg-sb' }),
    });
    file.append('excel_file', new Blob([bytes]), 'groot.xlsx');
    const source = await store(
      'design-baseline',
      await send<Check>('POST', 'project-calculation/check/', file),
    );
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
