import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';

/** Why a file was not added. */
export type UploadProblem =
  | { readonly kind: 'wrong-extension' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'one-at-a-time' }
  /** the file has changed since it was chosen, and the browser refuses to read it */
  | { readonly kind: 'changed-on-disk' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Returns what is wrong with a file before anything is sent; null if it can be sent. */
export function problemBeforeSending(file: Pick<File, 'name' | 'size'>): UploadProblem | null {
  const name = file.name.toLowerCase();
  if (!UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension))) return { kind: 'wrong-extension' };
  if (file.size > UPLOAD_MAX_BYTES) return { kind: 'too-large' };
  return null;
}

/** Tells whether the same file might be accepted the next time; other problems need another file, or a changed one. */
export function mayRetry(problem: UploadProblem): boolean {
  return problem.kind === 'refused';
}
