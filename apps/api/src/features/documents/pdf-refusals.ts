import { refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';

const RETRY_SECONDS = 20;

/** The installation has no program that makes PDFs. */
export const NO_PDF = refused({ kind: 'conflict', message: message('no-pdf') });

/** The program made none in time. */
export const PDF_NOT_MADE = refused({
  kind: 'unavailable',
  message: message('pdf-not-made'),
  retryAfterSeconds: RETRY_SECONDS,
});
