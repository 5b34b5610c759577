import { join } from 'node:path';
import { endAtOnce } from '../../platform/end-at-once.ts';
import { lockFolder } from '../../platform/folder-lock.ts';
import type { Settings } from '../../settings.ts';
import { type Database, openDatabase } from '../open-database.ts';

/** The time limit of a statement over a large table, in milliseconds. */
const ANSWER_MS = 3_600_000;

/** The place of all data: for a server, the address for its owner. */
export interface Place extends Pick<Settings, 'databaseUrl' | 'dataDir'> {
  /** the address for the role that will serve it, where that is another role */
  readonly servingUrl?: string | null;
}

/**
 * Does some work on the database of a place in its present schema; the embedded database has no other user meanwhile.
 */
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

/** Does the same as `onDatabaseAsFound` in a folder that nobody else knows. */
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

/**
 * Brings the database of a place up to date, and gives the serving role its rights, as the next start of its owner
 * would.
 */
export async function bringUpToDate(place: Place): Promise<void> {
  const unlock = place.databaseUrl ? () => {} : lockFolder(place.dataDir, endAtOnce);
  try {
    const folder = join(place.dataDir, 'database');
    const { databaseUrl, servingUrl } = place;
    const database = await openDatabase({
      ...(servingUrl ? { url: servingUrl, migrationsUrl: databaseUrl } : { url: databaseUrl }),
      ...{ folder, bounds: { answer: ANSWER_MS } },
    });
    await database.close();
  } finally {
    unlock();
  }
}
