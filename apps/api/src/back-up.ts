import { statSync } from 'node:fs';
import { backUpTo } from './database/backup/back-up-to.ts';
import { leaveNote, placeOf } from './database/backup/leave-note.ts';
import { restoreFrom } from './database/backup/restore-from.ts';
import { tryBackup } from './database/backup/try-backup.ts';
import { ownersUrl, parseSettings, servingUrl } from './settings.ts';

const USAGE = `Usage: npm run backup -- FILE                  writes the whole database to a new file
       npm run backup:try -- FILE or FOLDER    tries whether it, or the newest in the folder, can be restored
       npm run restore -- FILE                 reads it into a new database`;

/** Writes the database to a file, reads it from one, or tries whether it can be read, from the command line. */
async function backUp(): Promise<void> {
  const [act, file, ...more] = process.argv.slice(2);
  if (!act || !file || more.length > 0) throw new Error(USAGE);
  const settings = parseSettings(process.env);
  const place = {
    dataDir: settings.dataDir,
    databaseUrl: ownersUrl(settings),
    servingUrl: servingUrl(settings),
  };
  switch (act) {
    case 'backup': {
      // The time is that of its beginning: later changes may not be in it.
      const notedAt = new Date();
      await backUpTo(file, place);
      console.log(
        `The backup is in ${file}. It holds everything, hashes of passwords too: keep it where nobody else can read it.`,
      );
      const bytes = statSync(file).size;
      sayUnnoted(
        await leaveNote(place, {
          ...{ act: 'made', notedAt, place: placeOf(file), bytes, rows: null, problem: null },
        }),
      );
      return;
    }
    case 'try': {
      const note = await tryBackup(file);
      sayUnnoted(await leaveNote(place, note));
      if (note.problem !== null) throw new Error(`${note.place} could not be restored: ${note.problem}`);
      console.log(`${note.place} was restored on trial: ${note.rows} rows, each as in the backup.`);
      return;
    }
    case 'restore':
      await restoreFrom(file, place);
      console.log('The backup is restored, and every row was read back. Start the server.');
      return;
    default:
      throw new Error(USAGE);
  }
}

/** Warns that the health screen of the administration does not know of the backup. */
function sayUnnoted(reason: string | null): void {
  if (reason !== null) console.error(`This was not noted for the health page: ${reason}`);
}

backUp().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
