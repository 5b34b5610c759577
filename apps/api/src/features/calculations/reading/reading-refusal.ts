import type { Language } from '@milieuspoor/domain';
import { refused } from '../../../http/outcome.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { ReadingFailure } from './workbook-reader.ts';

const BUSY_RETRY_SECONDS = 10;
const NO_PROCESS_RETRY_SECONDS = 30;

/** A failure that says something of the file, and not of the moment. */
export type FileFailure = Extract<ReadingFailure, { kind: 'too-complex' | 'broke-down' }>;

const FILE_FAILURES: Readonly<Record<FileFailure['kind'], MessageCode>> = {
  'too-complex': 'file-too-complex',
  'broke-down': 'file-breaks-reader',
};

/** What a file did that could not be read, in words. */
export function sayFileFailure({ kind }: FileFailure, language: Language): string {
  return sentence(message(FILE_FAILURES[kind]), language);
}

/** Refuses a file that was not read, as the failure asks for. */
export function refuseUnread(failure: ReadingFailure, language: Language): ReturnType<typeof refused> {
  switch (failure.kind) {
    case 'too-complex':
    case 'broke-down':
      return refused({ kind: 'unreadable', problems: [sayFileFailure(failure, language)] });
    case 'too-busy':
      return refused({
        kind: 'too-many',
        message: message('too-many-requests'),
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    case 'no-process':
      return refused({
        kind: 'unavailable',
        message: message('no-reader'),
        retryAfterSeconds: NO_PROCESS_RETRY_SECONDS,
      });
  }
}
