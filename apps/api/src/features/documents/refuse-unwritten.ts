import { refused } from '../../http/outcome.ts';
import type { JobFailure } from '../../platform/processes/process-pool.ts';
import { message } from '../../text/message.ts';

const BUSY_RETRY_SECONDS = 20;

/** Refuses a document that was not written, according to the failure. */
export function refuseUnwritten({ kind }: JobFailure): ReturnType<typeof refused> {
  switch (kind) {
    case 'too-complex':
      return refused({ kind: 'conflict', message: message('report-too-large') });
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
        message: message('document-not-written'),
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
  }
}
