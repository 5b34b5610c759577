import { createHash } from 'node:crypto';
import type { CalculationType } from '@milieuspoor/domain';

/** What makes two uploads the same one. */
interface SentUpload {
  readonly accountId: string;
  readonly projectId: string;
  readonly type: CalculationType;
  readonly fileSha256: Buffer;
  /** as the check of the file gave it out */
  readonly key: string;
}

/**
 * The id of the calculation that comes of an upload. The same upload, sent again by its user or by a browser whose
 * connection broke off, has the same id, and is stored once. It is a UUID of version 8 (RFC 9562): a hash, so that
 * nobody can choose the id of a calculation, nor meet one of somebody else.
 */
export function uploadId({ accountId, projectId, type, fileSha256, key }: SentUpload): string {
  const hash = createHash('sha256');
  hash.update(`${accountId}/${projectId}/${type}/${key.toLowerCase()}/${fileSha256.toString('hex')}`);
  const digits = hash.digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
