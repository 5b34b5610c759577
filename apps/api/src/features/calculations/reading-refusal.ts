import { refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';

const BUSY_RETRY_SECONDS = 10;

/** Too many others are waiting to have a file read. */
export function tooBusy(): ReturnType<typeof refused> {
  return refused({
    kind: 'too-many',
    message: message('too-many-requests'),
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}
