import { once } from 'node:events';
import { createWriteStream, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FolderInUse } from '../../platform/folder-lock.ts';
import { copyRunning } from '../copying/copy-running.ts';
import type { Database } from '../open-database.ts';
import { onDatabaseAsFound, onFolderAsFound, type Place } from './place-of-data.ts';
import { linesOfBackup } from './write-backup.ts';

/**
 * Writes the whole database to a new file. The file gets its name only when it is complete; an existing file does not
 * change.
 */
export async function backUpTo(file: string, place: Place): Promise<void> {
  const reserved = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(reserved, 'open');
  const unfinished = `${file}.unfinished`;
  let copy: string | null = null;
  try {
    try {
      await onDatabaseAsFound(place, (database) => write(database, unfinished));
    } catch (cause) {
      if (!(cause instanceof FolderInUse)) throw cause;
      // The copy is beside the backup, where room is needed anyway.
      copy = mkdtempSync(`${file}.copy-`);
      await copyRunning(place.dataDir, copy);
      await onFolderAsFound(null, copy, (database) => write(database, unfinished));
    }
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    rmSync(file, { force: true });
    throw cause;
  } finally {
    if (copy) rmSync(copy, { recursive: true, force: true });
    reserved.destroy();
  }
}

async function write(database: Database, file: string): Promise<void> {
  await database.transaction((queries) =>
    pipeline(
      Readable.from(linesOfBackup(queries)),
      createGzip(),
      createWriteStream(file, { mode: 0o600, flush: true }),
    ),
  );
}
