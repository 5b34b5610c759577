import { ApiError } from '@milieuspoor/contract/client';
import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { errorSentences } from '../../../lib/error-sentences.ts';
import { importMessageText } from './import-messages.ts';

/** Why a file was not added. */
export type UploadProblem =
  | { readonly kind: 'wrong-extension' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'one-at-a-time' }
  /** the file is no longer what it was when it was chosen, and the browser refuses to read it */
  | { readonly kind: 'changed-on-disk' }
  | { readonly kind: 'refused'; readonly error: unknown };

const BYTES_PER_MB = 1024 * 1024;

/** What is wrong with a file before a byte of it is sent; null when it may go. */
export function problemBeforeSending(file: Pick<File, 'name' | 'size'>): UploadProblem | null {
  const name = file.name.toLowerCase();
  if (!UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension))) return { kind: 'wrong-extension' };
  if (file.size > UPLOAD_MAX_BYTES) return { kind: 'too-large' };
  return null;
}

/** Every message of a problem, translated. */
export function uploadProblemTexts(problem: UploadProblem, t: TFunction): readonly string[] {
  switch (problem.kind) {
    case 'wrong-extension':
      return [t('calculations.upload.wrongExtension')];
    case 'too-large':
      return [t('calculations.upload.tooLarge', { max: UPLOAD_MAX_BYTES / BYTES_PER_MB })];
    case 'one-at-a-time':
      return [t('calculations.upload.oneAtATime')];
    case 'changed-on-disk':
      return [t('calculations.upload.changedOnDisk')];
    case 'refused':
      return errorSentences(problem.error, t).map((message) => importMessageText(message, t));
  }
}

/** True when the same file might be taken the next time: the others need another file, or a changed one. */
export function mayRetry(problem: UploadProblem): boolean {
  return problem.kind === 'refused';
}

/** True when the server read the file and lists what is wrong in it. */
export function isProblemList(problem: UploadProblem): boolean {
  return problem.kind === 'refused' && problem.error instanceof ApiError && Array.isArray(problem.error.body);
}
