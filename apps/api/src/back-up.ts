import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
  await database.transaction(async (queries) => {
    const unpacked = createGunzip();
    const unpacking = pipeline(createReadStream(file), unpacked);
    unpacking.catch(() => {});
    await loadBackup(queries, createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }));
    await unpacking;
  });
  console.log('The backup is restored. Start the server.');
}

function endAtOnce(reason: string): never {
  console.error(reason);
  process.exit(1);
}

backUp().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
