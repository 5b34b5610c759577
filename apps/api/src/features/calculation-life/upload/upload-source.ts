import type { Language } from '@milieuspoor/domain';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { message, sentence } from '../../../text/message.ts';

/** The name of a file that a check stores. */
export interface KeptKey {
  readonly key: string;
  readonly sha256: Buffer;
}

/** A file that is sent, or the name of one that was sent before. */
export type UploadSource =
  | { readonly kind: 'sent'; readonly file: UploadedFile; readonly key: string | null }
  | ({ readonly kind: 'kept' } & KeptKey);

/** Returns the source in a request: a file takes precedence over the name of one. */
export function toUploadSource(
  file: UploadedFile | null,
  {
    upload_key: key,
    sha256,
  }: { readonly upload_key?: string | undefined; readonly sha256?: string | undefined },
  language: Language,
): Outcome<UploadSource> {
  if (file) return done({ kind: 'sent', file, key: key ?? null });
  if (key && sha256) return done({ kind: 'kept', key, sha256: Buffer.from(sha256, 'hex') });
  return refused({ kind: 'unreadable', problems: [sentence(message('file-missing'), language)] });
}

/** No file is stored under that name, or not for this target. The user sends the file again. */
export const CHECK_GONE = refused({ kind: 'gone', message: message('check-gone') });
