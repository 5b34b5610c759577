import type { TFunction } from 'i18next';
import { verdictOf } from '../check/check-verdict.ts';
import { importMessageText } from './import-messages.ts';
import { mayRetry } from './upload-problem.ts';
import { uploadProblemTexts } from './upload-problem-texts.ts';
import type { Upload, UploadControls } from './uploads.ts';

/** Tells whether a file was not added and can't be added as it is: it was refused, by its check or otherwise. */
export function isRefused(upload: Upload | null): boolean {
  if (upload?.phase === 'refused' || upload?.phase === 'left') return true;
  return upload?.phase === 'checked' && verdictOf(upload.check, upload.answers).kind.startsWith('refused');
}

/** Returns why a file was refused, each reason as a sentence of its own; empty if it was not. */
export function refusalTexts(upload: Upload | null, t: TFunction): readonly string[] {
  if (!upload || !isRefused(upload)) return [];
  if ((upload.phase === 'refused' || upload.phase === 'left') && upload.problem)
    return uploadProblemTexts(upload.problem, t);
  const { check, answers } = upload;
  if (!check) return [];
  const verdict = verdictOf(check, answers);
  if (verdict.kind === 'refused-project') return [verdict.reason];
  return check.problems.flatMap(({ severity, message }) =>
    severity === 'error' ? [importMessageText(message, t)] : [],
  );
}

/**
 * Tries a refused file again: it goes on where it stopped. If the same file would be refused again, the user chooses
 * another one.
 */
export function retryRefused(
  upload: Upload,
  { start, add }: Pick<UploadControls, 'start' | 'add'>,
  choose: () => void,
): void {
  const problem = upload.phase === 'refused' || upload.phase === 'left' ? upload.problem : null;
  if (problem ? !mayRetry(problem) : isRefusedFile(upload)) choose();
  else if (problem && upload.check) add('no');
  else start([upload.file]);
}

function isRefusedFile({ check, answers }: Upload): boolean {
  return check !== null && verdictOf(check, answers).kind === 'refused-file';
}
