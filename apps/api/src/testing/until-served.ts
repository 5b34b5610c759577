import type { Answer } from './test-app.ts';

/** For a machine that other tests keep busy. */
const MOST_TIMES = 5;

/**
 * Returns the answer to a request that draws charts or writes a document. When the machine is too busy, the server says
 * when to ask again, which is not a fault: the request is repeated, and the last answer counts.
 */
export async function untilServed(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let times = 1; times < MOST_TIMES && isPutOff(answer); times++) answer = await send();
  return answer;
}

function isPutOff({ status, headers }: Answer): boolean {
  return [429, 503].includes(status) && headers['retry-after'] !== undefined;
}
