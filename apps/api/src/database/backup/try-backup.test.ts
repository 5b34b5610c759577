import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { sql } from '../sql.ts';
import { tryBackup } from './try-backup.ts';
import { linesOfBackup } from './write-backup.ts';

let folder: string;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'try-backup-'));
  const source = await openTestDatabase();
  await source.queries.execute(sql`INSERT INTO organisation (id, slug, name, email)
    VALUES (gen_random_uuid(), 'waterschap', 'Waterschap', 'info@waterschap.example')`);
  await source.transaction(async (queries) => {
    for await (const line of linesOfBackup(queries)) lines.push(line);
  });
  await source.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup of either kind of database is restored beside it, counted, and deleted again', async () => {
  const file = join(folder, 'whole.gz');
  const packed = gzipSync(lines.join(''));
  writeFileSync(file, packed);
  expect(await tryBackup(file)).toEqual({
    act: 'tried',
    notedAt: expect.any(Date),
    place: `${hostname()}:${file}`,
    bytes: packed.length,
    rows: lines.filter((line) => line.startsWith('[')).length,
    problem: null,
  });
  expect(readdirSync(folder)).toEqual(['whole.gz']);
}, 180_000);

it('a backup of a later release is named as such, and so is a folder without one', async () => {
  const { format, migrations } = JSON.parse(lines[0] ?? '') as { format: string; migrations: string[] };
  const later = join(folder, 'later.gz');
  const first = `${JSON.stringify({ format, migrations: [...migrations, 'of later'] })}\n`;
  writeFileSync(later, gzipSync([first, ...lines.slice(1)].join('')));
  expect(await tryBackup(later)).toMatchObject({
    rows: null,
    problem: expect.stringContaining('later version'),
  });
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(await tryBackup(empty)).toMatchObject({
    bytes: 0,
    place: `${hostname()}:${empty}`,
    problem: expect.stringContaining('There is no backup in'),
  });
}, 180_000);
