import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../database/open-database.ts';
import { watchDisk } from '../../platform/disk/disk-room.ts';
import { addEmptyDatabase } from '../empty-folder.ts';
import { type Answer, startTestApp } from '../test-app.ts';
import { addOrganisation, addProject, addUser, PASSWORD } from '../world.ts';

/**
 * The answers to people and supervisors of an application whose disk first had little room, and then reached its limit.
 */
export interface ReadOnFullDisk {
  readonly ready: { readonly little: Seen; readonly full: Seen; readonly after: Seen };
  readonly read: number;
  readonly signedIn: number;
  readonly signedOut: number;
  readonly refused: {
    readonly nl: Seen;
    readonly en: Seen;
    readonly upload: Seen;
    readonly stranger: number;
  };
  /** the stored projects in the end, by name */
  readonly projects: readonly string[];
  readonly createdAfterwards: number;
  readonly metrics: readonly string[];
  readonly log: readonly string[];
  readonly started: { readonly status: number | null; readonly said: string };
}

interface Seen {
  readonly status: number;
  readonly said: string;
  readonly retryAfter: unknown;
}

// This is a separate process on a small disk; `disk-room.test.ts` starts it in the folder of that disk.

const MEGABYTE = 1024 * 1024;
const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const BALLAST = 'ballast';
const METRICS = 'a token for the metrics';
const LOOK_MS = 50;

/** Leaves this much room on the disk. */
async function leave(megabytes: number): Promise<void> {
  rmSync(BALLAST, { force: true });
  const { bavail, bsize } = statfsSync('.');
  writeFileSync(BALLAST, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * MEGABYTE)));
  await pause(4 * LOOK_MS);
}

const log: string[] = [];
const disk = watchDisk('.', { little: 120 * MEGABYTE, none: 60 * MEGABYTE }, { everyMs: LOOK_MS });
await addEmptyDatabase(process.cwd());
const test = await startTestApp(
  { LOG_LEVEL: 'warn', METRICS_TOKEN: METRICS },
  {
    disk,
    database: await openDatabase({ url: null, folder: join(process.cwd(), 'database') }),
    logStream: { write: (line) => void log.push((JSON.parse(line) as { msg: string }).msg) },
  },
);
const organisation = await addOrganisation(test, 'alfa');
const { token } = await addUser(test, { username: 'lid', organisationIds: [organisation] });
const project = await addProject(test, organisation);
const create = (name: string, language: 'nl' | 'en' = 'nl', by: string | null = token) =>
  test.send('POST', '/api/v1/project/', {
    token: by,
    language,
    body: {
      organization: 'alfa',
      project_name: name,
      sector: 'infra-city',
      project_type: 'Herinrichting',
      project_contract_type: 'RAW',
      project_award_criteria: true,
    },
  });
const list = () => test.send('GET', '/api/v1/project/?organization__slug=alfa', { token });
const seen = ({ status, body, headers }: Answer): Seen => {
  const { detail, status: state } = body as { detail?: string; status?: string };
  return { status, said: detail ?? state ?? '', retryAfter: headers['retry-after'] ?? null };
};
const ready = async () => seen(await test.send('GET', '/health/ready'));

await leave(90);
const little = await ready();
await create('Met weinig ruimte');

await leave(40);
const full = await ready();
const read = (await list()).status;
const signingIn = await test.send('POST', '/dj-rest-auth/login/', {
  body: { username: 'lid', password: PASSWORD },
});
const { key } = signingIn.body as { key: string };
const signedOut = (await test.send('POST', '/dj-rest-auth/logout/', { token: key })).status;
const refused = {
  nl: seen(await create('Geen plaats')),
  en: seen(await create('No room', 'en')),
  upload: seen(
    await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'groot.xlsx', bytes: Buffer.alloc(MEGABYTE) },
      },
    }),
  ),
  stranger: (await create('Van niemand', 'nl', null)).status,
};
const told = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS}` } });
const metrics = told.body.split('\n').filter((line) => line.startsWith('milieuspoor_disk'));

rmSync(BALLAST);
await pause(4 * LOOK_MS);
const after = await ready();
const createdAfterwards = (await create('Weer plaats')).status;
const { results } = (await list()).body as { results: { project_name: string }[] };
await test.close();
disk.stop();

await leave(10);
const { status, stderr } = spawnSync(process.execPath, [MAIN, '--empty'], {
  env: { PATH: process.env.PATH, DATA_DIR: join(process.cwd(), 'data'), PORT: '0' },
  encoding: 'utf8',
  timeout: 60_000,
});

const found: ReadOnFullDisk = {
  ready: { little, full, after },
  read,
  signedIn: signingIn.status,
  signedOut,
  refused,
  projects: results.map(({ project_name }) => project_name).sort(),
  createdAfterwards,
  metrics,
  log,
  started: { status, said: stderr },
};
process.stdout.write(JSON.stringify(found));
