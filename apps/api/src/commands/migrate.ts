import { openDatabase } from '../database/open-database.ts';
import { parseSettings } from '../settings.ts';

/**
 * Brings the database of a PostgreSQL server up to date as its owner and gives the serving role its rights, from the
 * command line: so the server itself does not need the owner's password.
 */
async function migrate(): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl, build } = parseSettings(process.env);
  if (!databaseUrl || !migrationDatabaseUrl)
    throw new Error(
      'Set DATABASE_URL to the address of the role that serves, and MIGRATION_DATABASE_URL to that of the owner.',
    );
  const database = await openDatabase({
    url: databaseUrl,
    migrationsUrl: migrationDatabaseUrl,
    folder: null,
    release: build,
    patience: { ms: 60_000, say: console.error },
  });
  await database.close();
  console.log('The database is up to date.');
}

migrate().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
