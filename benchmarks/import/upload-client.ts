import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The part of the browser, in a separate thread so that it does not use the server's time. For each message it adds
 * files as the page does, all at once: it has them checked, and stores each result by its key. Or it fetches a list. It
 * answers with how long each took, in milliseconds.
 */
export type Asked =
  | { readonly kind: 'add'; readonly file: string; readonly projectIds: readonly string[] }
  | { readonly kind: 'list'; readonly projectId: string };

interface Check {
  readonly upload_key: string;
  readonly sha256: string;
  readonly questions: readonly {
    readonly id: string;
    readonly choices: readonly { readonly value: string }[];
  }[];
}

export interface Took {
  readonly checkMs: number;
  readonly storeMs: number;
}

const { origin, token } = workerData as Record<'origin' | 'token', string>;
const CALCULATIONS = `${origin}/api/v1/project-calculation/`;
const CSRF = 'benchmark';
const headers = { Authorization: `Token ${token}`, Cookie: `csrftoken=${CSRF}`, 'X-CSRFToken': CSRF };
/** The figures are random, so that ADPF has the size of neither unit. */
const UNIT = { 'adpf-unit:Set A1': 'kg-sb' };
const files = new Map<string, Buffer<ArrayBuffer>>();

parentPort?.on('message', async (asked: Asked) => {
  if (asked.kind === 'list') {
    const start = performance.now();
    await fetch(`${CALCULATIONS}?project__uuid=${asked.projectId}`, { headers }).then((answer) =>
      answer.text(),
    );
    parentPort?.postMessage([{ checkMs: performance.now() - start, storeMs: 0 }] satisfies Took[]);
    return;
  }
  parentPort?.postMessage(await Promise.all(asked.projectIds.map((id) => add(id, asked.file))));
});

async function add(projectId: string, file: string): Promise<Took> {
  const bytes = files.get(file) ?? readFileSync(file);
  files.set(file, bytes);
  const begin = performance.now();
  const form = formFor(projectId, UNIT);
  form.append('excel_file', new Blob([bytes]), 'groot.xlsx');
  const check = (await send('check/', form, 200)) as Check;
  const checked = performance.now();
  const confirmed = check.questions.map(({ id, choices }) => [id, choices.at(-1)?.value]);
  const named = formFor(projectId, Object.fromEntries(confirmed));
  named.append('upload_key', check.upload_key);
  named.append('sha256', check.sha256);
  await send('', named, 201);
  return { checkMs: checked - begin, storeMs: performance.now() - checked };
}

function formFor(projectId: string, answers: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  form.append('project', projectId);
  form.append('calculation_type', 'design-baseline');
  form.append('answers', JSON.stringify(answers));
  return form;
}

async function send(path: string, body: FormData, expected: number): Promise<unknown> {
  const response = await fetch(CALCULATIONS + path, { method: 'POST', headers, body });
  // A machine that is too busy answers 'try again later', and a page does so too.
  if (response.status === 429) {
    await pause(1000 * Number(response.headers.get('retry-after') ?? 1));
    return send(path, body, expected);
  }
  const text = await response.text();
  if (response.status !== expected) throw new Error(`${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
