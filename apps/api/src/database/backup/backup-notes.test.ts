import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { sql } from '../sql.ts';
import { type BackupNote, findLatestNote, insertBackupNote } from './backup-notes.queries.ts';

const note = (changes: Partial<BackupNote>): BackupNote => ({
  act: 'made',
  notedAt: new Date('2026-03-01T03:00:00Z'),
  place: 'server:/safe/a.gz',
  bytes: 5_000_000_000,
  rows: null,
  problem: null,
  ...changes,
});

async function open() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database.queries;
}

it('the newest note of each kind is found, and none where nothing was made', async () => {
  const queries = await open();
  expect(await findLatestNote(queries, 'made')).toBeNull();
  const tried = note({ act: 'tried', rows: 12, problem: 'damaged' });
  for (const each of [note({}), note({ place: 'server:/safe/b.gz' }), tried])
    expect(await insertBackupNote(queries, each)).toBe(true);
  expect(await findLatestNote(queries, 'made')).toEqual(note({ place: 'server:/safe/b.gz' }));
  expect(await findLatestNote(queries, 'tried')).toEqual(tried);
});

it('fifty of a kind are kept, and those of the other kind stay', async () => {
  const queries = await open();
  await insertBackupNote(queries, note({ act: 'tried', rows: 1 }));
  for (let time = 0; time < 55; time++) await insertBackupNote(queries, note({ bytes: time }));
  const rows = await queries.execute(
    sql`SELECT act, count(*)::int AS count, min(bytes) AS first FROM backup_note GROUP BY act ORDER BY act`,
  );
  expect(rows).toEqual([
    { act: 'made', count: 50, first: '5' },
    { act: 'tried', count: 1, first: '5000000000' },
  ]);
});

it('a database with an earlier schema stores none, and nothing fails', async () => {
  const queries = await open();
  await queries.execute(sql`DROP TABLE backup_note`);
  expect(await insertBackupNote(queries, note({}))).toBe(false);
});
