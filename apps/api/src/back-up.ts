import { backUpTo } from './database/backup/back-up-to.ts';
import { restoreFrom } from './database/backup/restore-from.ts';
import { ownersUrl, parseSettings, servingUrl } from './settings.ts';

const USAGE = `Usage: npm run backup -- FILE     writes the whole database to a new file
       npm run restore -- FILE    reads it into a new database`;

/** Writes the database to a file, or reads it from one, from the command line. */
async function backUp(): Promise<void> {
  const [act, file, ...more] = process.argv.slice(2);
  if ((act !== 'backup' && act !== 'restore') || !file || more.length > 0) throw new Error(USAGE);
  const settings = parseSettings(process.env);
  const place = {
    dataDir: settings.dataDir,
    databaseUrl: ownersUrl(settings),
    servingUrl: servingUrl(settings),
  };
  if (act === 'backup') {
    await backUpTo(file, place);
    console.log(
      `The backup is in ${file}. It holds everything, hashes of passwords too: keep it where nobody else can read it.`,
    );
  } else {
    await restoreFrom(file, place);
    console.log('The backup is restored, and every row was read back. Start the server.');
  }
}

backUp().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
