import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';

const OTHER_FORMATS = ['ods', 'xlsb', 'csv'] as const;
type OtherFormat = (typeof OTHER_FORMATS)[number];

/** Why a file was not added. */
export type UploadProblem =
  | { readonly kind: 'wrong-extension' }
  /** a spreadsheet that can be saved as one that is read */
  | { readonly kind: 'other-format'; readonly format: OtherFormat }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'one-at-a-time' }
  /** the file has changed since it was chosen, and the browser refuses to read it */
  | { readonly kind: 'changed-on-disk' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Returns what is wrong with a file before anything is sent; null if it can be sent. */
export function problemBeforeSending(file: Pick<File, 'name' | 'size'>): UploadProblem | null {
  const name = file.name.toLowerCase();
  const format = OTHER_FORMATS.find((other) => name.endsWith(`.${other}`));
  if (format) return { kind: 'other-format', format };
  if (!UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension))) return { kind: 'wrong-extension' };
  if (file.size > UPLOAD_MAX_BYTES) return { kind: 'too-large' };
  return null;
}

/** Tells whether the same file might be accepted the next time; other problems need another file, or a changed one. */
export function mayRetry(problem: UploadProblem): boolean {
  return problem.kind === 'refused';
}
