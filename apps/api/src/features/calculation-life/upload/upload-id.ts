import type { CalculationType } from '@milieuspoor/domain';
import { uuidFromHash } from '../../../platform/uuid-from-hash.ts';

/** What makes two uploads the same one. */
interface SentUpload {
  readonly accountId: string;
  readonly projectId: string;
  readonly type: CalculationType;
  readonly applicantId: string | null;
  readonly fileSha256: Buffer;
  /** as the check of the file gave it out */
  readonly key: string;
}

/**
 * The id of the calculation that comes of an upload. The same upload, sent again by its user or by a browser whose
 * connection broke off, has the same id, and is stored once.
 */
export function uploadId({ accountId, projectId, type, applicantId, fileSha256, key }: SentUpload): string {
  return uuidFromHash(
    `${accountId}/${projectId}/${type}/${applicantId ? `${applicantId}/` : ''}${key.toLowerCase()}/${fileSha256.toString('hex')}`,
  );
}
