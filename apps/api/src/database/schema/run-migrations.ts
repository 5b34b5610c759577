import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Queries } from '../queries.ts';
import { listRows } from '../rows.ts';
import { sql } from '../sql.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
/** Separates the statements of a file. */
const BREAK = '--> statement-breakpoint';

interface Journal {
  /** `when` identifies a migration that ran; `tag` is the name of its file. */
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

export interface Migration {
  readonly statements: readonly string[];
  /** `when` of the journal, which identifies a migration that ran */
  readonly when: number;
  /** SHA-256 of its file */
  readonly hash: string;
}

export function readJournal(): Journal {
  return JSON.parse(readFileSync(new URL('meta/_journal.json', MIGRATIONS), 'utf8')) as Journal;
}

/** Returns the migrations of this version, in their order. */
export function readMigrations(): Migration[] {
  return readJournal().entries.map(({ tag, when }) => {
    const text = readFileSync(new URL(`${tag}.sql`, MIGRATIONS), 'utf8');
    return { statements: text.split(BREAK), when, hash: hash('sha256', text) };
  });
}

/** Returns the migrations that ran, in their order; null for a database that was never brought up to date. */
export async function listRun(queries: Queries): Promise<{ hash: string; when: number }[] | null> {
  const [noted] = await listRows<{ known: boolean }>(
    queries,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known`,
  );
  if (!noted?.known) return null;
  const rows = await listRows<{ hash: string; when: string }>(
    queries,
    sql`SELECT hash, created_at::text AS "when" FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  );
  return rows.map(({ hash, when }) => ({ hash, when: Number(when) }));
}

/**
 * Runs those of the given migrations that are later than the newest one that ran, in the present transaction, and
 * records which release did. The table of records has the name that drizzle-orm gave it, which made it formerly; a migration that
 * ran before releases were recorded has none.
 */
export async function runMigrations(
  queries: Queries,
  migrations: readonly Migration[],
  release: string | null = null,
): Promise<void> {
  const { execute } = queries;
  await execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  // Running servers read this table all the time, so it is only locked where it must change.
  if (!(await notesReleases(queries)))
    await execute(sql`ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN release text`);
  // A table with pending deferred triggers cannot be altered, so the triggers of a migration run at once.
  await execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
  const newest = (await listRun(queries))?.at(-1)?.when ?? Number.NEGATIVE_INFINITY;
  for (const { statements, when, hash } of migrations) {
    if (when <= newest) continue;
    for (const statement of statements) await execute(sql.raw(statement));
    await execute(sql`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at, release) VALUES (${hash}, ${when}, ${release})`);
  }
}

async function notesReleases(queries: Queries): Promise<boolean> {
  const [noted] = await listRows<{ release: boolean }>(
    queries,
    sql`
      SELECT EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = to_regclass('drizzle.__drizzle_migrations')
          AND attname = 'release' AND NOT attisdropped) AS release`,
  );
  return noted?.release ?? false;
}
