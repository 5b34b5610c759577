import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { loadBackup } from './database/backup/load-backup.ts';
import { linesOfBackup } from './database/backup/write-backup.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { parseSettings } from './settings.ts';

const USAGE = `Usage: npm run backup -- FILE     writes the whole database to a new file
       npm run restore -- FILE    reads it into an empty database
With the embedded database, stop the server first.`;
/** A statement over a large table may take this long, in milliseconds. */
const ANSWER_MS = 3_600_000;

/** Writes the database to a file, or reads it from one, from the command line. */
async function backUp(): Promise<void> {
  const [act, file, ...more] = process.argv.slice(2);
  if ((act !== 'backup' && act !== 'restore') || !file || more.length > 0) throw new Error(USAGE);
  const settings = parseSettings(process.env);
  const unlockFolder = settings.databaseUrl ? () => {} : lockFolder(settings.dataDir, endAtOnce);
  const database = await openDatabase({
    url: settings.databaseUrl,
    folder: join(settings.dataDir, 'database'),
    bounds: { answer: ANSWER_MS },
  });
  try {
    await (act === 'backup' ? write(database, file) : read(database, file));
  } finally {
    await database.close();
    unlockFolder();
  }
}

/** Only a whole file gets the name; one that is there already stays as it is. */
async function write(database: Database, file: string): Promise<void> {
  const reserved = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(reserved, 'open');
  const unfinished = `${file}.unfinished`;
  try {
    await database.transaction((queries) =>
      pipeline(
        Readable.from(linesOfBackup(queries)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
    renameSync(unfinished, file);
    console.log(
      `The backup is in ${file}. It holds everything, hashes of passwords too: keep it where nobody else can read it.`,
    );
  } catch (cause) {
    rmSync(unfinished, { force: true });
    rmSync(file, { force: true });
    throw cause;
  } finally {
    reserved.destroy();
  }
}

async function read(database: Database, file: string): Promise<void> {
  await database.transaction((queries) => loadBackup(queries, linesOf(file)));
  console.log('The backup is restored. Start the server.');
}

/** The lines of a packed file; nothing is read before they are asked for, so that none is missed. */
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

function endAtOnce(reason: string): never {
  console.error(reason);
  process.exit(1);
}

backUp().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
