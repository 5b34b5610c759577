import { join } from 'node:path';
import { endAtOnce } from '../../platform/end-at-once.ts';
import { lockFolder } from '../../platform/folder-lock.ts';
import type { Settings } from '../../settings.ts';
import { type Database, openDatabase } from '../open-database.ts';

/** A statement over a large table may take this long, in milliseconds. */
const ANSWER_MS = 3_600_000;

export type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Does some work on the database of a place as it is found there; the embedded one has no other user meanwhile. */
export async function onDatabaseAsFound<T>(
  place: Place,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const unlock = place.databaseUrl ? () => {} : lockFolder(place.dataDir, endAtOnce);
  try {
    return await onFolderAsFound(place.databaseUrl, join(place.dataDir, 'database'), work);
  } finally {
    unlock();
  }
}

/** The same in a folder that nobody else knows of. */
export async function onFolderAsFound<T>(
  url: string | null,
  folder: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, folder, bounds: { answer: ANSWER_MS }, schema: 'as-found' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Brings the database of a place up to date, as the next start would. */
export async function bringUpToDate(place: Place): Promise<void> {
  const unlock = place.databaseUrl ? () => {} : lockFolder(place.dataDir, endAtOnce);
  try {
    const folder = join(place.dataDir, 'database');
    const database = await openDatabase({ url: place.databaseUrl, folder, bounds: { answer: ANSWER_MS } });
    await database.close();
  } finally {
    unlock();
  }
}
