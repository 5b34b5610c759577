import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const STANDARD_ERROR = 2;

const { beats, lookMs, looks } = workerData as Watched;
let last = Atomics.load(beats, 0);
let without = 0;
// Looks are counted and no clock is read: a machine that slept, or a process that was stopped, has not hung.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  without = now === last ? without + 1 : 0;
  last = now;
  if (without < looks) return;
  // The main thread writes nothing any more.
  writeSync(
    STANDARD_ERROR,
    `The server has not answered for ${Math.round((without * lookMs) / 1000)} seconds and is ended, so that another can take its place.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, lookMs);
