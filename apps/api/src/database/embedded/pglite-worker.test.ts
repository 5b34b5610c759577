import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { expect, it } from 'vitest';
import { PgliteStream } from './pglite-stream.ts';

const WITH_A_CLOCK_AHEAD = `
  import { workerData } from 'node:worker_threads';
  const right = Date.now;
  const daysAhead = new Int32Array(workerData.daysAhead);
  Date.now = () => right() + Atomics.load(daysAhead, 0) * 86_400_000;
`;
/** A timer of the engine that ends while it gets no requests. */
const IDLE_MS = 200;

it('the engine rests when a clock is corrected by months, and closing does not wait for its timers', async () => {
  const daysAhead = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  daysAhead[0] = 60;
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder: null, daysAhead: daysAhead.buffer },
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(WITH_A_CLOCK_AHEAD)}`],
    stderr: true,
  });
  let warned = '';
  worker.stderr.on('data', (text) => {
    warned += text;
  });
  await new Promise((ready) => worker.once('message', ready));
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new PgliteStream(worker, () => new Error('The engine has gone')),
  });
  await client.connect();
  const { rows } = await client.query(
    `SELECT now() > to_timestamp(${(Date.now() + 59 * 86_400_000) / 1000}) AS ahead`,
  );
  expect(rows).toEqual([{ ahead: true }]);
  await client.query(`SET idle_in_transaction_session_timeout = ${IDLE_MS}`);
  await client.query('BEGIN');
  Atomics.store(daysAhead, 0, 0);
  await pause(5 * IDLE_MS);
  expect(warned).toBe('');
  await client.query('COMMIT');
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  const before = performance.now();
  const closed = new Promise((exited) => worker.once('exit', exited));
  worker.postMessage('close');
  await closed;
  expect(performance.now() - before).toBeLessThan(5000);
});
