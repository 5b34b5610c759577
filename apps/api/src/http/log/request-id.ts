import { randomBytes } from 'node:crypto';

/** Every answer carries it; what a caller sends under this name is not taken over. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const ID_BYTES = 5;

/** Ten letters and digits that somebody can read out over the telephone, and that stand with each log line of a request. */
export function newRequestId(): string {
  return randomBytes(ID_BYTES).toString('hex');
}
