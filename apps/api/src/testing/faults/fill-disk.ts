import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { addEmptyDatabase } from '../empty-folder.ts';
import { startTestApp } from '../test-app.ts';
import { addOrganisation, addUser } from '../world.ts';

/** The answers of the application on a disk that filled up. */
export interface FilledDisk {
  readonly acknowledged: number;
  /** requests after the first one that was refused */
  readonly whileFull: readonly RefusedRequest[];
  /** the status of a request that needs no database */
  readonly environment: number;
  /** acknowledged projects that are missing when there is room again */
  readonly lost: readonly string[];
  readonly createdAfterwards: number;
  readonly log: readonly string[];
}

interface RefusedRequest {
  readonly status: number;
  readonly tookMs: number;
  readonly retryAfter: string;
}

// This is a separate process, so that the disk is only its own. `full-disk.test.ts` starts it in a folder on a small
// disk, or with the word 'limited' where no disk could be made.

const MEGABYTE = 1024 * 1024;
/** Less than a segment of PostgreSQL's log, which is created at its full size. */
const ROOM = 12 * MEGABYTE;
const BALLAST = 'ballast';

const disk = process.argv.includes('limited') ? limitedFiles() : smallDisk();

/** Makes a disk without room for another segment. */
function smallDisk() {
  return {
    fill() {
      const { bavail, bsize } = statfsSync('.');
      writeFileSync(BALLAST, Buffer.alloc(Math.max(0, bavail * bsize - ROOM)));
    },
    clear: () => rmSync(BALLAST),
  };
}

/** Limits files to less than a segment: PostgreSQL finds no room at the same place, and gives up in the same way. */
function limitedFiles() {
  const limit = (bytes: string) => execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:`]);
  return { fill: () => limit(String(ROOM)), clear: () => limit('unlimited') };
}

const log: string[] = [];
await addEmptyDatabase(process.cwd());
const database = await openDatabase({
  url: null,
  folder: join(process.cwd(), 'database'),
  bounds: { pause: 300 },
});
const test = await startTestApp(
  { LOG_LEVEL: 'warn' },
  { database, logStream: { write: (line) => void log.push((JSON.parse(line) as { msg: string }).msg) } },
);
const { token } = await addUser(test, {
  username: 'lid',
  organisationIds: [await addOrganisation(test, 'alfa')],
});
const body = {
  organization: 'alfa',
  sector: 'infra-city',
  project_type: 'Herinrichting',
  project_contract_type: 'RAW',
  project_award_criteria: true,
};
const create = (name: string) =>
  test.send('POST', '/api/v1/project/', { token, body: { ...body, project_name: name } });
const list = () => test.send('GET', '/api/v1/project/?organization__slug=alfa', { token });

disk.fill();
const acknowledged: string[] = [];
for (let turn = 0; ; turn++) {
  const name = `Project ${turn}`;
  if ((await create(name)).status !== 201) break;
  acknowledged.push(name);
  // It fills only the log.
  const filling = sql`SELECT pg_logical_emit_message(true, 'filling', ${randomBytes(MEGABYTE / 2)
    .toString('latin1')
    .replaceAll('\0', '')})`;
  await database.queries.execute(filling).catch(() => {});
}

const whileFull: RefusedRequest[] = [];
for (const ask of [list, () => create('Geen plaats'), list]) {
  const before = performance.now();
  const { status, headers } = await ask();
  const tookMs = Math.round(performance.now() - before);
  whileFull.push({ status, tookMs, retryAfter: String(headers['retry-after']) });
  await pause(500);
}
const environment = (await test.send('GET', '/api/v1/environment/')).status;

disk.clear();
let listed = await list();
while (listed.status === 503) {
  await pause(100);
  listed = await list();
}
const names = (listed.body as { results: { project_name: string }[] }).results.map(
  ({ project_name }) => project_name,
);
const lost = acknowledged.filter((name) => !names.includes(name));
const createdAfterwards = (await create('Weer plaats')).status;
await test.close();
const seen: FilledDisk = {
  acknowledged: acknowledged.length,
  whileFull,
  environment,
  lost,
  createdAfterwards,
  log,
};
process.stdout.write(JSON.stringify(seen));
