import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { quickFolder } from '../../testing/faults/quick-folder.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';

/** The limits are far apart, so that a slow machine also shows which of them ended a wait. */
const BOUNDS = { answer: 8000, connection: 2000, pause: 100 };
/** A statement that never ends, in the engine itself, where nothing can be cancelled. */
const ENDLESS = sql`WITH RECURSIVE turn AS (SELECT 1 AS one UNION ALL SELECT one FROM turn) SELECT count(*) FROM turn`;

const place = mkdtempSync(join(quickFolder(), 'milieuspoor-engine-'));
const folder = join(place, 'database');
const news: string[] = [];
let database: Database;

beforeAll(async () => {
  await addEmptyDatabase(place);
  database = await openDatabase({ url: null, folder, bounds: BOUNDS });
  await database.queries.execute(sql`CREATE TABLE kept (number integer PRIMARY KEY)`);
  database.observe({ away: () => news.push('away'), back: () => news.push('back') });
});
afterAll(async () => {
  await database.close();
  rmSync(place, { recursive: true });
});

const keep = (number: number) => database.queries.execute(sql`INSERT INTO kept VALUES (${number})`);
const count = () => database.queries.execute(sql`SELECT count(*)::int AS count FROM kept`, 'once');

it('an engine that gives up is replaced as soon as possible, with everything that was acknowledged', async () => {
  await keep(1);
  // PostgreSQL ends itself when it cannot write its log; so does the next one, as long as its folder is missing.
  const [log, elsewhere] = [join(folder, 'pg_wal'), join(folder, 'pg_wal-elsewhere')];
  renameSync(log, elsewhere);
  onTestFinished(() => {
    if (existsSync(elsewhere)) renameSync(elsewhere, log);
  });
  const dying = database.transaction(async ({ execute }) => {
    await execute(sql`INSERT INTO kept VALUES (2)`);
    await execute(sql`SELECT pg_switch_wal()`);
  });
  await expect(dying).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  await pause(1000);
  // The database is known to be unreachable, so that nobody waits for a connection first.
  const before = performance.now();
  await expect(count()).rejects.toMatchObject({ kind: 'away', message: expect.stringContaining('MB left') });
  expect(performance.now() - before).toBeLessThan(BOUNDS.connection);

  renameSync(elsewhere, log);
  await expect.poll(() => count().catch(() => null)).toEqual([{ count: 1 }]);
  expect(news).toEqual(['away', 'back']);
});

it('an engine that does not answer is replaced, and waiting requests are refused in time', async () => {
  news.length = 0;
  await keep(3);
  const before = performance.now();
  const endless = database.queries.execute(ENDLESS);
  const waiting = count();
  await expect(waiting).rejects.toMatchObject({ kind: 'busy' });
  expect(performance.now() - before).toBeLessThan(BOUNDS.answer);
  // It only read, so that it is certain that nothing was stored.
  await expect(endless).rejects.toMatchObject({ kind: 'away', outcome: 'nothing-stored' });
  expect(performance.now() - before).toBeLessThan(2 * BOUNDS.answer);
  await expect.poll(() => count().catch(() => null)).toEqual([{ count: 2 }]);
  expect(news).toEqual(['away', 'back']);
});

it('a failed statement does not change the engine: prepared statements still work', async () => {
  await count();
  await expect(keep(1)).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toEqual([{ count: 2 }]);
});

it('the first opening waits without a limit, and later requests have their own limit', async () => {
  const bounds = { connection: 1, opening: 1 };
  const slow = await openDatabase({ url: null, folder: mkdtempSync(join(folder, 'slow-')), bounds });
  onTestFinished(() => slow.close());
  expect(await slow.queries.execute(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  const busy = slow.queries.execute(sql`SELECT pg_sleep(0.5)`);
  await expect(slow.queries.execute(sql`SELECT 1 AS one`)).rejects.toMatchObject({
    name: 'DatabaseUnavailable',
  });
  await busy;
});
