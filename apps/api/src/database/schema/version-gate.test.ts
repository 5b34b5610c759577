import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { type PostgresCluster, startPostgresCluster } from '../../testing/faults/postgres-cluster.ts';
import { quickFolder } from '../../testing/faults/quick-folder.ts';
import { type ServerProcess, startServerProcess } from '../../testing/faults/server-process.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';
import { findLaterRelease } from './later-release.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const FORMER = 'V2.4-former';
const LATER = 'V9.9-later';
const LATER_WHEN = 4_000_000_000_000;

/** The tests use two releases: this one, and a copy of it with one more migration. */
let later: string;
let cluster: PostgresCluster;
let backup: string;
const folders: string[] = [];
const started: ServerProcess[] = [];

beforeAll(async () => {
  later = mkdtempSync(join(quickFolder(), 'milieuspoor-later-'));
  folders.push(later);
  for (const folder of ['packages', 'apps/api', 'docs'])
    cpSync(join(ROOT, folder), join(later, folder), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  // Its own packages come from itself; everything else comes from the place where this release has it.
  const modules = join(later, 'node_modules');
  cpSync(join(ROOT, 'node_modules/@milieuspoor'), join(modules, '@milieuspoor'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@milieuspoor') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  cpSync(join(ROOT, 'package.json'), join(later, 'package.json'));
  const migrations = join(later, 'apps/api/migrations');
  writeFileSync(join(migrations, '9999_later.sql'), 'ALTER TABLE project ADD COLUMN of_later text;');
  const journalPath = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as { entries: { idx: number }[] };
  const entry = { idx: journal.entries.length, version: '7', when: LATER_WHEN, tag: '9999_later' };
  writeFileSync(
    journalPath,
    JSON.stringify({ ...journal, entries: [...journal.entries, { ...entry, breakpoints: true }] }),
  );
  cluster = await startPostgresCluster();
}, 60_000);
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await cluster.remove();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function start(build: string, main?: string): ServerProcess {
  const folder = mkdtempSync(join(quickFolder(), 'milieuspoor-gate-'));
  folders.push(folder);
  const server = startServerProcess(folder, { DATABASE_URL: cluster.url, BUILD: build }, main);
  started.push(server);
  return server;
}

/** Runs a program of this release on the same database; returns its status and its output. */
function command(program: string, parameters: readonly string[], input = '') {
  const folder = mkdtempSync(join(quickFolder(), 'milieuspoor-gate-'));
  folders.push(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'apps/api/src', program), ...parameters],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...{ DATABASE_URL: cluster.url, DATA_DIR: folder },
      },
      input,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

const startLater = () => start(LATER, join(later, 'apps/api/src/main.ts'));

it('a server whose database a later release upgraded says why it answers no more, ends, and does not start again', async () => {
  const former = start(FORMER);
  const origin = await former.origin;
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  const account = ['--username', 'jansen', '--email', 'jansen@voorbeeld.example'];
  expect(command('create-account.ts', account, 'drie kraaien op een dijk\n')).toMatchObject({ status: 0 });
  backup = join(later, 'backup.gz');
  expect(command('back-up.ts', ['backup', backup])).toMatchObject({ status: 0 });

  const next = startLater();
  const newOrigin = await next.origin;
  // It refuses within seconds, and for as long as a proxy may need to notice.
  const refused = await untilRefused(`${origin}/api/v1/environment/`);
  expect(refused).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { detail: expect.stringContaining('bijgewerkt') },
  });
  const ready = await fetch(`${origin}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'schema of a later release' }]);
  expect(await former.ended).toBe(1);
  expect(former.printed()).toContain(`brought up to date by release ${LATER}, with a migration`);

  // The later release continues to serve, and the former is refused with advice.
  expect((await fetch(`${newOrigin}/health/ready`)).status).toBe(200);
  const again = start(FORMER);
  expect(await again.ended).toBe(1);
  expect(again.printed()).toContain(`release ${LATER}`);
  expect(again.printed()).toContain(`release (${FORMER}) does not know`);
  expect(again.printed()).toContain('restore a backup');
  expect(again.printed()).not.toContain('klaar op');
}, 120_000);

it('the former release serves again with the backup from before', async () => {
  await cluster.run('DROP SCHEMA public CASCADE');
  await cluster.run('DROP SCHEMA drizzle CASCADE');
  await cluster.run('CREATE SCHEMA public');
  expect(command('back-up.ts', ['restore', backup])).toMatchObject({ status: 0 });
  const server = start(FORMER);
  expect((await fetch(`${await server.origin}/health/ready`)).status).toBe(200);
  const { rows } = await cluster.run('SELECT username FROM account');
  expect(rows).toEqual([{ username: 'jansen' }]);
}, 120_000);

it('a program says that a later release upgraded the database, also when that release did not leave its name', async () => {
  const test = await startTestApp();
  const { database } = test.dependencies;
  expect(await findLaterRelease(database.queries)).toBeNull();
  await database.transaction(async ({ execute }) => {
    await execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('a', ${LATER_WHEN - 1})`,
    );
    expect(await findLaterRelease({ execute })).toEqual({ release: null, migrations: 1 });
    await execute(sql`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at, release) VALUES ('b', ${LATER_WHEN}, ${LATER})`);
    expect(await findLaterRelease({ execute })).toEqual({ release: LATER, migrations: 2 });
    await execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash IN ('a', 'b')`);
  });
  await test.close();
});

it('an embedded database of a later release is refused as well', async () => {
  const folder = mkdtempSync(join(quickFolder(), 'milieuspoor-gate-'));
  folders.push(folder);
  await addEmptyDatabase(folder);
  const place = { url: null, folder: join(folder, 'database'), release: 'V2.4-a' };
  const whole = await openDatabase(place);
  await whole.queries.execute(sql`
    INSERT INTO drizzle.__drizzle_migrations (hash, created_at, release) VALUES ('b', ${LATER_WHEN}, ${LATER})`);
  await whole.close();
  await expect(openDatabase(place)).rejects.toThrow(
    `by release ${LATER}, with a migration that this release (V2.4-a) does not know`,
  );
});

/** Asks until a server refuses; fails when it takes too long. */
async function untilRefused(url: string) {
  for (const until = performance.now() + 10_000; performance.now() < until; await setTimeout(100)) {
    const answer = await fetch(url, { headers: { 'accept-language': 'nl' } });
    const body: unknown = await answer.json();
    if (answer.status === 503)
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
  }
  throw new Error('Nobody was refused');
}
