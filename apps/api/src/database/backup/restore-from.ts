import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Database } from '../open-database.ts';
import { loadBackup, type RowsOfTables } from './load-backup.ts';
import { bringUpToDate, onDatabaseAsFound, type Place } from './place-of-data.ts';

/**
 * Reads a backup into a new database, in the schema with which it was made, and brings that up to date. Before the
 * latter, `look` may inspect what is stored.
 */
export async function restoreFrom(
  file: string,
  place: Place,
  look: (stored: Database, given: RowsOfTables) => Promise<void> = async () => {},
): Promise<void> {
  await onDatabaseAsFound(place, async (database) => {
    const given = await database.transaction((queries) => loadBackup(queries, linesOf(file)));
    await look(database, given);
  });
  await bringUpToDate(place);
}

/** Yields the lines of a compressed file; nothing is read before it is requested, so that no line is missed. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip().setEncoding('utf8');
  const unpacking = pipeline(packed, unpacked);
  unpacking.catch(() => {});
  let begun: string[] = [];
  try {
    for await (const text of unpacked as AsyncIterable<string>) {
      const [first = '', ...others] = text.split('\n');
      begun.push(first);
      for (const other of others) {
        yield begun.join('');
        begun = [other];
      }
    }
    if (begun.join('') !== '') yield begun.join('');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${file} cannot be read as a whole backup (${reason}). Nothing was changed: use another one.`,
    );
  }
}
