import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUse } from '../../platform/folder-lock.ts';
import { askServer } from '../copying/reach-server.ts';
import { type BackupNote, insertBackupNote } from './backup-notes.queries.ts';
import { onDatabaseAsFound, type Place } from './place-of-data.ts';

/**
 * Stores the result of a backup in the database, also while a server serves it. Returns why that failed, null when it
 * succeeded: the backup itself is not affected.
 */
export async function leaveNote(place: Place, note: BackupNote): Promise<string | null> {
  if (!place.databaseUrl && !existsSync(join(place.dataDir, 'database')))
    return `there is no database in ${place.dataDir}`;
  try {
    const isNoted = await onDatabaseAsFound(place, ({ queries }) => insertBackupNote(queries, note)).catch(
      async (cause: unknown) => {
        if (!(cause instanceof FolderInUse)) throw cause;
        const answer = await askServer(place.dataDir, { note });
        return 'noted' in answer && answer.noted;
      },
    );
    return isNoted ? null : 'the database has the schema of an earlier release';
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** Returns a file in a form that people with several machines understand. */
export function placeOf(file: string): string {
  return `${hostname()}:${resolve(file)}`;
}
