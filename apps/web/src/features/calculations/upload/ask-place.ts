import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';

const ASK_EVERY_MS = 1_500;

/**
 * Asks at intervals how many files are read before the one with this key, once it is sent completely. Returns a
 * function that stops it.
 */
export function askPlace(
  readingKey: string,
  isSent: () => boolean,
  tell: (filesBefore: number | null) => void,
): () => void {
  const stop = new AbortController();
  const timer = setInterval(async () => {
    if (!isSent()) return;
    try {
      const answer = await client.call(
        endpoints.getReadingPlace,
        { params: { uuid: readingKey } },
        stop.signal,
      );
      if (!stop.signal.aborted) tell(answer.files_before);
    } catch {
      // The file itself is still being sent, so nothing is shown when its place is unknown.
    }
  }, ASK_EVERY_MS);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
