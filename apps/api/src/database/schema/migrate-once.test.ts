import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../open-database.ts';

it('a database that lacks a migration older than its newest is not served, and the answer names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const whole = await openDatabase({ url: null, folder });
  const lost = await whole.queries.execute(sql`
    DELETE FROM drizzle.__drizzle_migrations
    WHERE id = (SELECT id FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1 OFFSET 1)
    RETURNING created_at::text AS at`);
  await whole.close();
  const journal = readFileSync(new URL('../../../migrations/meta/_journal.json', import.meta.url), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number; tag: string }[] };
  const [{ at } = { at: '' }] = lost as { at: string }[];
  const tag = entries.find(({ when }) => when === Number(at))?.tag;
  expect(tag).toMatch(/^\d{4}_/);
  await expect(openDatabase({ url: null, folder })).rejects.toThrow(`The database lacks ${tag} although`);
  // It was let go of, so that the next attempt says the same.
  await expect(openDatabase({ url: null, folder })).rejects.toThrow('The database lacks');
});
