import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The browser's part, in a thread of its own so that it does not take the server's time: sends the file once for each
 * message and answers how long it took from POST to 201, in milliseconds.
 */
const { origin, token, projectId, file } = workerData as Record<
  'origin' | 'token' | 'projectId' | 'file',
  string
>;
const CSRF = 'benchmark';
const bytes = readFileSync(file);

parentPort?.on('message', async () => {
  const form = new FormData();
  form.append('project', projectId);
  form.append('calculation_type', 'design-baseline');
  form.append('excel_file', new Blob([bytes]), 'groot.xlsx');
  const start = performance.now();
  const response = await fetch(`${origin}/api/v1/project-calculation/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, Cookie: `csrftoken=${CSRF}`, 'X-CSRFToken': CSRF },
    body: form,
  });
  const body = await response.text();
  if (response.status !== 201) throw new Error(`${response.status}: ${body.slice(0, 500)}`);
  parentPort?.postMessage(performance.now() - start);
});
