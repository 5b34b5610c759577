import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

function readJournal() {
  const journal = readFileSync(new URL('meta/_journal.json', MIGRATIONS), 'utf8');
  return (JSON.parse(journal) as { entries: { when: number; tag: string }[] }).entries;
}

it('the journal names every migration, because an unnamed one would never run', () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  expect(
    readJournal()
      .map(({ tag }) => `${tag}.sql`)
      .toSorted(),
  ).toEqual(files.toSorted());
});

it('a database that lacks a migration older than its newest is not served, and the message names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await addEmptyDatabase(folder);
  const place = { url: null, folder: join(folder, 'database') };
  const whole = await openDatabase(place);
  const lost = await whole.queries.execute(sql`
    DELETE FROM drizzle.__drizzle_migrations
    WHERE id = (SELECT id FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1 OFFSET 1)
    RETURNING created_at::text AS at`);
  await whole.close();
  const entries = readJournal();
  const [{ at } = { at: '' }] = lost as { at: string }[];
  const tag = entries.find(({ when }) => when === Number(at))?.tag;
  expect(tag).toMatch(/^\d{4}_/);
  await expect(openDatabase(place)).rejects.toThrow(`The database lacks ${tag} although`);
  // The folder was released, so the next attempt gives the same message.
  await expect(openDatabase(place)).rejects.toThrow('The database lacks');
});
