import { randomUUID } from 'node:crypto';

/** Every answer has this header; a value that a caller sends in it is ignored. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const ID_LETTERS = 10;

/**
 * Returns ten letters and digits that a person can read out over the telephone, and that every log line of a request
 * has.
 */
export function newRequestId(): string {
  // The last twelve of a UUID are random; Node draws them in advance for many, while every draw of a few bytes asks the
  // system.
  return randomUUID().slice(-ID_LETTERS);
}
