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

/** Of a file that is no workbook of a calculation: nothing is said about its sheets. */
const OTHER_FILE_FAILURES: typeof FILE_FAILURES = {
  'too-complex': { what: 'file-too-complex', whatToDo: 'other-file-too-complex-remedy' },
  'broke-down': { what: 'file-breaks-reader', whatToDo: 'other-file-breaks-reader-remedy' },
};

/** Returns why a file could not be read, and what to do about it. */
export function fileFailureSaying(
  { kind }: FileFailure,
  language: Language,
  failures = FILE_FAILURES,
): { what: string; whatToDo: string } {
  const { what, whatToDo } = failures[kind];
  return { what: sentence(message(what), language), whatToDo: sentence(message(whatToDo), language) };
}

/** Returns both in one text. */
export function sayFileFailure(failure: FileFailure, language: Language, failures = FILE_FAILURES): string {
  const { what, whatToDo } = fileFailureSaying(failure, language, failures);
  return `${what} ${whatToDo}`;
}

/** Refuses a bill or a declaration that was not read, according to the failure. */
export function refuseOtherUnread(failure: ReadingFailure, language: Language): ReturnType<typeof refused> {
  return refuseUnread(failure, language, OTHER_FILE_FAILURES);
}

/** Refuses a file that was not read, according to the failure. */
export function refuseUnread(
  failure: ReadingFailure,
  language: Language,
  failures = FILE_FAILURES,
): ReturnType<typeof refused> {
  switch (failure.kind) {
    case 'too-complex':
    case 'broke-down':
      return refused({
        kind: 'unreadable',
        problems: [sayFileFailure(failure, language, failures)],
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
