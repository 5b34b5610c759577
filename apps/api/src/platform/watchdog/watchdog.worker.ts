import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const STANDARD_ERROR = 2;

const { beats, lookMs, looks } = workerData as Watched;
let last = Atomics.load(beats, 0);
let without = 0;
// It counts checks and reads no clock: a machine that slept, or a process that was stopped, has not hung.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  without = now === last ? without + 1 : 0;
  last = now;
  if (without < looks) return;
  // The main thread no longer writes.
  writeSync(
    STANDARD_ERROR,
    `The server has not answered for ${Math.round((without * lookMs) / 1000)} seconds and is ended, so that another can take its place.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, lookMs);
