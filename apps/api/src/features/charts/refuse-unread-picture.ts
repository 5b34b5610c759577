import { invalidForm, refused } from '../../http/outcome.ts';
import type { JobFailure } from '../../platform/processes/process-pool.ts';
import { message } from '../../text/message.ts';

const BUSY_RETRY_SECONDS = 20;

/** Refuses a picture that was not read, according to the failure. */
export function refuseUnreadPicture({ kind }: JobFailure) {
  switch (kind) {
    case 'too-complex':
      return invalidForm(message('picture-too-complex'));
    case 'too-busy':
      return refused({
        kind: 'too-many',
        message: message('too-many-requests'),
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    case 'broke-down':
    case 'no-process':
      return refused({
        kind: 'unavailable',
        message: message('picture-not-read'),
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
  }
}
