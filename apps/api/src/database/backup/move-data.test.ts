import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOnServer } from '../../testing/database-on-server.ts';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { type PostgresCluster, startPostgresCluster } from '../../testing/faults/postgres-cluster.ts';
import { quickFolder } from '../../testing/faults/quick-folder.ts';
import { storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Content, contentOf } from '../../testing/upgrade/content-of.fixture.ts';
import { addUser } from '../../testing/world.ts';
import { openDatabase } from '../open-database.ts';
import { moveData } from './move-data.ts';
import type { Place } from './place-of-data.ts';

const STATISTICS = [
  'internal_project_calculation_statistics/?aggregate_by=project',
  'internal_organization_statistics/?sector=',
  'internal_sector_statistics/?',
  'internal_project_calculation_ratio_statistics/?',
];

let cluster: PostgresCluster;
let folder: string;
let embedded: Place;
let organisations: readonly string[];
let token: string;
let held: Held;

interface Held {
  readonly content: Content;
  readonly answers: readonly unknown[];
}

const open = ({ databaseUrl, dataDir }: Place) =>
  openDatabase({ url: databaseUrl, folder: join(dataDir, 'database') });
const place = (name: string): Place => ({ dataDir: join(folder, name), databaseUrl: null });

beforeAll(async () => {
  cluster = await startPostgresCluster();
  folder = mkdtempSync(join(quickFolder(), 'move-data-'));
  embedded = place('one');
  // The places that it is moved to are made by moving, but for one that a server was started on before.
  for (const { dataDir } of [embedded, place('two'), place('three')]) await addEmptyDatabase(dataDir);
  const test = await startTestApp({}, { database: await open(embedded) });
  const world = await storeRandomWorld(test, { seed: 64, organisations: 3, projects: 2 });
  organisations = world.map(({ slug }) => slug);
  const organisationIds = world.map(({ id }) => id);
  ({ token } = await addUser(test, { username: 'lid', organisationIds }));
  await test.close();
  held = await whatIsHeld(embedded);
}, 400_000);
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true });
});

/** Returns every row, and every figure as the application returns it there. */
async function whatIsHeld(at: Place): Promise<Held> {
  const test = await startTestApp({}, { database: await open(at) });
  const answers: unknown[] = [];
  for (const slug of organisations)
    for (const statistics of STATISTICS) {
      const answer = await test.send('GET', `/api/v1/organization/${slug}/${statistics}`, { token });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      answers.push(answer.body);
    }
  const content = await contentOf(test.dependencies.database);
  await test.close();
  return { content, answers };
}

/**
 * Tables whose rows record when a session was last seen, or which transaction last changed something, in that database
 * itself.
 */
const OF_THE_PLACE = ['organisation_version', 'session'];
const kept = (content: Content) => [...content].filter(([table]) => !OF_THE_PLACE.includes(table)).sort();

function expectTheSame(there: Held): void {
  expect(there.answers).toEqual(held.answers);
  expect(kept(there.content)).toEqual(kept(held.content));
  expect(there.content.get('session')?.size).toBe(held.content.get('session')?.size);
}

describe('a move', { timeout: 600_000 }, () => {
  it('from the embedded database to a server and back keeps everything, row by row and figure by figure', async () => {
    expect(held.content.get('calculation_item')?.size).toBeGreaterThan(50);
    expect(JSON.stringify(held.answers)).toMatch(/[1-9]\d*\.\d/);
    const server: Place = { ...embedded, databaseUrl: cluster.url };
    await moveData(embedded, server);
    expectTheSame(await whatIsHeld(server));
    await moveData(server, place('two'));
    expectTheSame(await whatIsHeld(place('two')));
    // The data are still where they were.
    expectTheSame(await whatIsHeld(embedded));
  });

  it('is refused while a server uses the database, and into a database in use', async () => {
    const server: Place = { ...embedded, databaseUrl: cluster.url };
    const used = await open(server);
    await used.transaction(() =>
      expect(moveData(server, place('three'))).rejects.toThrow('stop the servers first'),
    );
    await used.close();
    const other = await databaseOnServer(cluster.url);
    await moveData(server, { ...server, databaseUrl: other.url });
    await expect(moveData(server, { ...server, databaseUrl: other.url })).rejects.toThrow('in use');
    const empty = await openDatabase({ url: null, folder: join(folder, 'three', 'database') });
    expect((await contentOf(empty)).get('account')?.size).toBe(0);
    await empty.close();
  });

  it('by an owner notices connections of the serving role, and gives it access at the new place', async () => {
    for (const role of ['de_eigenaar', 'de_dienst']) await cluster.run(`CREATE ROLE ${role} LOGIN`);
    const { name, url } = await databaseOnServer(cluster.url);
    await cluster.run(`ALTER DATABASE ${name} OWNER TO de_eigenaar`);
    const as = (role: string) => Object.assign(new URL(url), { username: role }).href;
    const owned: Place = {
      ...{ dataDir: folder, databaseUrl: as('de_eigenaar') },
      servingUrl: as('de_dienst'),
    };
    await moveData(embedded, owned);
    const serving = await openDatabase({ url: as('de_dienst'), folder: null });
    expect((await contentOf(serving)).get('account')?.size).toBe(held.content.get('account')?.size);
    await serving.transaction(() =>
      expect(moveData(owned, place('four'))).rejects.toThrow('1 other connections use the database'),
    );
    await serving.close();
    // What was refused left nothing there.
    await moveData(owned, place('four'));
  });
});
