import { join } from 'node:path';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './database/open-database.ts';
import { demonstrationPlan } from './demonstration/demonstration-projects.ts';
import { storeDemonstration } from './demonstration/store-demonstration.ts';
import { hasAccounts } from './features/accounts/accounts.queries.ts';
import { createWorkbookReader } from './features/calculations/workbook-reader.ts';
import { systemClock } from './platform/clock.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { parseSettings, wantsDemonstration } from './settings.ts';

/** Starts the server: data folder, database, demonstration on the first start, and the application. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const unlockFolder = lockFolder(settings.dataDir);
  const database = await openDatabase({
    url: settings.databaseUrl,
    folder: join(settings.dataDir, 'database'),
  });
  const workbookReader = createWorkbookReader();

  const demonstrate = wantsDemonstration(settings, process.argv.slice(2));
  if (demonstrate && !(await hasAccounts(database.queries))) {
    console.log('Eerste start: demonstratiegegevens worden gemaakt…');
    await storeDemonstration({ database, workbookReader }, demonstrationPlan, settings.demoPassword);
  }

  const app = await buildApp({ settings, database, clock: systemClock, workbookReader });
  await app.listen({ port: settings.port, host: settings.host });
  announce(app.listeningOrigin, settings, demonstrate ? demonstrationPlan : null);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await workbookReader.close();
    await database.close();
    unlockFolder();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
