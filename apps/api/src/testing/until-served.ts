import type { Answer } from './test-app.ts';

/** Of a machine that other tests have busy. */
const MOST_TIMES = 5;

/**
 * The answer to a request that charts are drawn or a document is written for. Where the machine has too much to do the
 * server says when to ask again, which is no fault: it is asked again, and what it says at last counts.
 */
export async function untilServed(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let times = 1; times < MOST_TIMES && isPutOff(answer); times++) answer = await send();
  return answer;
}

function isPutOff({ status, headers }: Answer): boolean {
  return [429, 503].includes(status) && headers['retry-after'] !== undefined;
}
