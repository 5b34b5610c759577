import type { Language } from '@milieuspoor/domain';
import { refused } from '../../../http/outcome.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { ReadingFailure } from './workbook-reader.ts';

const BUSY_RETRY_SECONDS = 10;
const NO_PROCESS_RETRY_SECONDS = 30;

/** A failure that is caused by the file, and not by the moment. */
export type FileFailure = Extract<ReadingFailure, { kind: 'too-complex' | 'broke-down' }>;

interface FailureCodes {
  readonly what: MessageCode;
  readonly whatToDo: MessageCode;
}

const FILE_FAILURES: Readonly<Record<FileFailure['kind'], FailureCodes>> = {
  'too-complex': { what: 'file-too-complex', whatToDo: 'file-too-complex-remedy' },
  'broke-down': { what: 'file-breaks-reader', whatToDo: 'file-breaks-reader-remedy' },
};

/** Returns why a file could not be read, and what to do about it. */
export function fileFailureSaying(
  { kind }: FileFailure,
  language: Language,
): { what: string; whatToDo: string } {
  const { what, whatToDo } = FILE_FAILURES[kind];
  return { what: sentence(message(what), language), whatToDo: sentence(message(whatToDo), language) };
}

/** Returns both in one text. */
export function sayFileFailure(failure: FileFailure, language: Language): string {
  const { what, whatToDo } = fileFailureSaying(failure, language);
  return `${what} ${whatToDo}`;
}

/** Refuses a file that was not read, according to the failure. */
export function refuseUnread(failure: ReadingFailure, language: Language): ReturnType<typeof refused> {
  switch (failure.kind) {
    case 'too-complex':
    case 'broke-down':
      return refused({
        kind: 'unreadable',
        problems: [sayFileFailure(failure, language)],
        beyondLimits: true,
      });
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

/** Refuses what needs a stored file that could not be read, according to the failure: the file was not sent with the call. */
export function refuseUnreadSource(failure: ReadingFailure, language: Language): ReturnType<typeof refused> {
  switch (failure.kind) {
    case 'too-complex':
    case 'broke-down':
      return refused({ kind: 'conflict', message: message('source-not-read') });
    default:
      return refuseUnread(failure, language);
  }
}
