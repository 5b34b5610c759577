import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { WorksheetOrigin } from '../../worksheets/worksheets.queries.ts';
import { findKeptFile, type KeptCheckName } from './kept-checks.queries.ts';
import type { KeptKey, UploadSource } from './upload-source.ts';

/** The target of an upload. */
export interface UploadPlace {
  readonly projectId: string;
  readonly type: CalculationType;
  /** the bidder; null for the organisation's own */
  readonly applicantId: string | null;
}

/** A file that is present, from a request or from a check. */
export interface UploadedBytes {
  readonly name: string;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly sha256: Buffer;
  /** the check that stores it; null for one that was sent now */
  readonly keptAs: KeptCheckName | null;
  /** the worksheet that a stored one was written of; null for any other */
  readonly worksheet: WorksheetOrigin | null;
}

/** Returns the file that was sent, or the stored one that is named; null when none is stored under that name. */
export async function findUploadedFile(
  queries: Queries,
  caller: Caller,
  place: UploadPlace,
  source: UploadSource,
  now: Date,
): Promise<UploadedBytes | null> {
  if (source.kind === 'sent') return { ...source.file, keptAs: null, worksheet: null };
  const keptAs = keptCheckName(caller, place, source, now);
  const kept = await findKeptFile(queries, caller.scope, keptAs);
  if (!kept) return null;
  const { fileName: name, bytes, worksheet } = kept;
  return { name, bytes, worksheet, keptAs, sha256: source.sha256 };
}

/** Returns everything that must match before a stored check is found: the key alone opens nothing. */
export function keptCheckName(
  { accountId }: Caller,
  { projectId, type, applicantId }: UploadPlace,
  { key, sha256 }: KeptKey,
  now: Date,
): KeptCheckName {
  return { id: key, accountId, projectId, calculationType: type, applicantId, fileSha256: sha256, now };
}
