import { Worker } from 'node:worker_threads';

/** Far longer than our code ever blocks the event loop, also on a busy machine. */
const HANG_MS = 60_000;
const BEATS_IN_A_HANG = 30;

/** The data of the thread: the count of beats, and the number of checks without a beat that make a hang. */
export interface Watched {
  readonly beats: Int32Array;
  readonly lookMs: number;
  readonly looks: number;
}

/**
 * Ends the process, as a crash would, once its event loop has been blocked for this long: it answers nobody then,
 * cannot stop in an orderly way, and holds the data folder. Its supervisor starts another. Returns a function that ends
 * the watch.
 */
export function watchForHangs(hangMs = HANG_MS): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const lookMs = hangMs / BEATS_IN_A_HANG;
  const workerData: Watched = { beats, lookMs, looks: BEATS_IN_A_HANG };
  const thread = new Worker(new URL('./watchdog.worker.ts', import.meta.url), { workerData });
  thread.unref();
  const beat = setInterval(() => Atomics.add(beats, 0, 1), lookMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    void thread.terminate();
  };
}
