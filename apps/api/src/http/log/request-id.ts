import { randomUUID } from 'node:crypto';

/** Every answer carries it; what a caller sends under this name is not taken over. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const ID_LETTERS = 10;

/** Ten letters and digits that somebody can read out over the telephone, and that stand with each log line of a request. */
export function newRequestId(): string {
  // The last twelve of a UUID are random; they are drawn ahead for many, while every draw of a few bytes asks the system.
  return randomUUID().slice(-ID_LETTERS);
}
