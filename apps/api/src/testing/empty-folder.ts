import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/open-database.ts';
import { readMigrations } from '../database/schema/run-migrations.ts';

const INSTALLED = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const CACHE = join(INSTALLED, '.cache/empty-database');
const ENGINE = join(INSTALLED, '@electric-sql/pglite/package.json');

/**
 * Gives a data folder the database of a server that was started once and has no account. Making one takes four times as
 * long as starting on it, so it is made once for this engine and these migrations, and copied.
 */
export async function addEmptyDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  cpSync(await emptyDatabaseFolder(), join(dataDir, 'database'), { recursive: true });
}

/** Returns the folder of the embedded database that is copied; nobody opens it. */
export async function emptyDatabaseFolder(): Promise<string> {
  const made = join(CACHE, hash('sha256', JSON.stringify([readFileSync(ENGINE, 'utf8'), readMigrations()])));
  if (existsSync(made)) return made;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  const folder = join(unfinished, 'database');
  await (await openDatabase({ url: null, folder })).close();
  try {
    renameSync(folder, made);
  } catch (error) {
    // Another worker was first.
    if (!existsSync(made)) throw error;
  }
  rmSync(unfinished, { recursive: true });
  return made;
}
