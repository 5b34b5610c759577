import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';

/** Why a file was not added. */
export type UploadProblem =
  | { readonly kind: 'wrong-extension' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'one-at-a-time' }
  /** the file is no longer what it was when it was chosen, and the browser refuses to read it */
  | { readonly kind: 'changed-on-disk' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** What is wrong with a file before a byte of it is sent; null when it may go. */
export function problemBeforeSending(file: Pick<File, 'name' | 'size'>): UploadProblem | null {
  const name = file.name.toLowerCase();
  if (!UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension))) return { kind: 'wrong-extension' };
  if (file.size > UPLOAD_MAX_BYTES) return { kind: 'too-large' };
  return null;
}

/** True when the same file might be taken the next time: the others need another file, or a changed one. */
export function mayRetry(problem: UploadProblem): boolean {
  return problem.kind === 'refused';
}
