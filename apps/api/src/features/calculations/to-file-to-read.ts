import type { Caller } from '../../http/caller.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { FileToRead } from './workbook-reader.ts';

/** An upload as the reader takes it: it waits its turn among those of its organisation, and of its sender there. */
export function toFileToRead(
  { bytes, name }: UploadedFile,
  { organisationId }: { readonly organisationId: string },
  { accountId }: Caller,
  ticket?: string,
): FileToRead {
  return { bytes, fileName: name, organisationId, memberId: accountId, ticket };
}
