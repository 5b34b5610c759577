import { join } from 'node:path';
import { endAtOnce } from '../../platform/end-at-once.ts';
import { lockFolder } from '../../platform/folder-lock.ts';
import type { Settings } from '../../settings.ts';
import { type Database, openDatabase } from '../open-database.ts';

/** A statement over a large table may take this long, in milliseconds. */
const ANSWER_MS = 3_600_000;

/** Where everything is: of a server the address of who owns it. */
export interface Place extends Pick<Settings, 'databaseUrl' | 'dataDir'> {
  /** of the role that is to serve it, where that is another one */
  readonly servingUrl?: string | null;
}

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

/** Brings the database of a place up to date, and lets the role in that serves it, as the next start of its owner would. */
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
