import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabaseAsFound, onFolderAsFound, type Place } from '../../../database/backup/place-of-data.ts';
import { copyRunning } from '../../../database/copying/copy-running.ts';
import { FolderInUse } from '../../../platform/folder-lock.ts';
import { type Verified, verifyProof } from './verify-proof.ts';

/** Verifies the database of a place, also while a server serves it: for an embedded one that is in use, a copy. */
export async function verifyPlace(place: Place, file: Buffer | null): Promise<readonly Verified[]> {
  const { dataDir, databaseUrl } = place;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new Error(`Er is geen database in ${dataDir}.`);
  try {
    return await onDatabaseAsFound(place, (database) => verifyProof(database, file));
  } catch (cause) {
    if (!(cause instanceof FolderInUse)) throw cause;
    const copy = mkdtempSync(join(dataDir, 'verify-'));
    try {
      await copyRunning(dataDir, copy);
      return await onFolderAsFound(null, copy, (database) => verifyProof(database, file));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}
