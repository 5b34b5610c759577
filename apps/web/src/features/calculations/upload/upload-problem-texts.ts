import { ApiError } from '@milieuspoor/contract/client';
import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { importMessageText } from './import-messages.ts';
import type { UploadProblem } from './upload-problem.ts';

const BYTES_PER_MB = 1024 * 1024;

/** Returns every message of a problem, translated. */
export function uploadProblemTexts(problem: UploadProblem, t: TFunction): readonly string[] {
  switch (problem.kind) {
    case 'wrong-extension':
      return [t('calculations.upload.wrongExtension')];
    case 'other-format':
      return [t(`calculations.upload.otherFormat.${problem.format}`)];
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

/** Tells whether the server read the file and lists what is wrong in it. */
export function isProblemList(problem: UploadProblem): boolean {
  return problem.kind === 'refused' && problem.error instanceof ApiError && Array.isArray(problem.error.body);
}
