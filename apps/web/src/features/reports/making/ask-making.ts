import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';

/** ms (part 2, §9) */
const ASK_EVERY_MS = 500;

type MakingAnswer = Awaited<ReturnType<typeof askOnce>>;

/** Asks at intervals for the progress of the report that is made under this key. Returns a function that stops it. */
export function askMaking(key: string, tell: (answer: MakingAnswer) => void): () => void {
  const stop = new AbortController();
  const timer = setInterval(async () => {
    try {
      const answer = await askOnce(key, stop.signal);
      if (!stop.signal.aborted) tell(answer);
    } catch {
      // The report itself is still being made, so nothing is shown when its progress is unknown.
    }
  }, ASK_EVERY_MS);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

function askOnce(key: string, signal: AbortSignal) {
  return client.call(endpoints.getReportMaking, { params: { uuid: key } }, signal);
}
