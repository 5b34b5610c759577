import type { CalculationType } from '@milieuspoor/domain';
import { uuidFromHash } from '../../../platform/uuid-from-hash.ts';

/** The properties that make two uploads the same one. */
interface SentUpload {
  readonly accountId: string;
  readonly projectId: string;
  readonly type: CalculationType;
  readonly applicantId: string | null;
  readonly fileSha256: Buffer;
  /** the key from the check of the file */
  readonly key: string;
}

/**
 * Returns the id of the calculation of an upload. The same upload, sent again by its user or by a browser whose
 * connection broke, has the same id, and is stored once.
 */
export function uploadId({ accountId, projectId, type, applicantId, fileSha256, key }: SentUpload): string {
  return uuidFromHash(
    `${accountId}/${projectId}/${type}/${applicantId ? `${applicantId}/` : ''}${key.toLowerCase()}/${fileSha256.toString('hex')}`,
  );
}
