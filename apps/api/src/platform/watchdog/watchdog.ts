import { Worker } from 'node:worker_threads';

/** Far longer than anything of ours keeps the event loop, on a machine that has much to do as well. */
const HANG_MS = 60_000;
const BEATS_IN_A_HANG = 30;

/** What the thread is given: the count of beats, and how often it looks before no beat is a hang. */
export interface Watched {
  readonly beats: Int32Array;
  readonly lookMs: number;
  readonly looks: number;
}

/**
 * Ends the process, as a crash would, once its event loop has not turned for so long: it answers nobody then, cannot stop
 * in good order any more, and holds the data folder. Whoever supervises it starts another. Answers how to end the watch.
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
