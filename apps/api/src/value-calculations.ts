import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from './database/open-database.ts';
import { createWorkbookReader } from './features/calculations/reading/workbook-reader.ts';
import { reportDifferences, valueNamed } from './features/revaluation/value-from-command.ts';
import { systemClock } from './platform/clock.ts';
import { endAtOnce } from './platform/end-at-once.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { parseSettings } from './settings.ts';

const USAGE = `Usage: npm run calculations:value                      shows what would differ, and changes nothing
       npm run calculations:value -- --by USERNAME --calculation ID [--calculation ID …] [--also-closed]
Without --calculation every stored file is read anew and put beside the stored figures, newest first. With it, those
calculations are valued again in the name of a member of staff; --also-closed does so in closed projects and phases too.
With the embedded database, stop the server first.`;

/** Reads past uploads again from the command line, and values the named ones again. */
async function valueCalculations(): Promise<void> {
  const { values } = parseArgs({
    options: {
      by: { type: 'string' },
      calculation: { type: 'string', multiple: true, default: [] },
      'also-closed': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { by, calculation: ids } = values;
  if (values.help || ids.length > 0 !== (by !== undefined)) throw new Error(USAGE);
  const settings = parseSettings(process.env);
  const unlockFolder = settings.databaseUrl ? () => {} : lockFolder(settings.dataDir, endAtOnce);
  const database = await openDatabase({
    url: settings.databaseUrl,
    migrationsUrl: settings.migrationDatabaseUrl,
    folder: join(settings.dataDir, 'database'),
    release: settings.build,
  });
  const dependencies = { database, clock: systemClock, workbookReader: createWorkbookReader() };
  try {
    if (by === undefined) await reportDifferences(dependencies, console.log);
    else if (!(await valueNamed(dependencies, { by, ids, alsoClosed: values['also-closed'] }, console.log)))
      process.exitCode = 1;
  } finally {
    await dependencies.workbookReader.close();
    await database.close();
    unlockFolder();
  }
}

valueCalculations().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
