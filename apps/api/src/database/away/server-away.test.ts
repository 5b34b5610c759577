import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMoment } from '../../features/accounts/sessions/sessions.queries.ts';
import { createAlarmWatch } from '../../features/health/alarms/alarm-watch.ts';
import {
  getOrganisationVersion,
  getOverallVersion,
  listOrganisationVersions,
} from '../../features/statistics/organisation/organisation-version.queries.ts';
import { type AppOnCluster, SHORT_BOUNDS, startAppOnCluster } from '../../testing/faults/app-on-cluster.ts';
import { PASSWORD } from '../../testing/world.ts';
import { openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';

const NOT_STORED = {
  detail:
    'De gegevens zijn even niet bereikbaar. Er is niets opgeslagen; probeer het over enkele ogenblikken opnieuw.',
};

let on: AppOnCluster;

beforeAll(async () => {
  on = await startAppOnCluster();
});
afterAll(() => on.close());
beforeEach(() => void on.takeLog());

const list = () => on.test.send('GET', '/api/v1/project/?organization__slug=alfa', { token: on.token });
const create = (name: string) =>
  on.test.send('POST', '/api/v1/project/', {
    token: on.token,
    body: {
      organization: 'alfa',
      project_name: name,
      sector: 'infra-city',
      project_type: 'Herinrichting',
      project_contract_type: 'RAW',
      project_award_criteria: true,
    },
  });

/** Counts how often the log says that the database is unreachable and that it is reachable again. */
function comingsAndGoings() {
  const log = on.takeLog();
  const times = (text: string) => log.filter(({ msg }) => msg.includes(text)).length;
  return { away: times('out of reach'), back: times('is back'), faults: times('unexpected') };
}

async function listedNames(): Promise<readonly string[]> {
  const { body } = await list();
  return (body as { results: { project_name: string }[] }).results.map(({ project_name }) => project_name);
}

describe('a server that restarts under load', () => {
  it('gives requests a 503 and loses nothing that was acknowledged', async () => {
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let going = true;
    const user = async (number: number) => {
      for (let turn = 0; going; turn++) {
        const name = `Project ${number}-${turn}`;
        const { status } = await create(name);
        statuses.add(status);
        if (status === 201) acknowledged.push(name);
        statuses.add((await list()).status);
        await pause(20);
      }
    };
    const users = [1, 2, 3, 4, 5, 6].map(user);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
    await on.cluster.stop();
    await expect.poll(() => [...statuses]).toContain(503);
    await on.cluster.start();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10);
    going = false;
    await Promise.all(users);

    expect(statuses).toEqual(new Set([200, 201, 503]));
    const names = await listedNames();
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
    const { away, back, faults } = comingsAndGoings();
    expect({ faults, missing: away - back }).toEqual({ faults: 0, missing: 0 });
  });
});

it('after a restart, cached answers have another moment and another version, even if nothing was written', async () => {
  // It may have been restored from a backup meanwhile, which continues its transaction numbers from there.
  const { queries } = on.test.dependencies.database;
  const marks = async () => [
    await findMoment(queries),
    await getOrganisationVersion(queries, 'alfa'),
    await getOverallVersion(queries),
    (await listOrganisationVersions(queries))[0]?.version,
  ];
  const before = await marks();
  expect(await marks()).toEqual(before);
  await on.cluster.stop();
  await on.cluster.start();
  await expect.poll(async () => (await list()).status).toBe(200);
  const after = await marks();
  expect(after.map((mark, place) => mark !== before[place])).toEqual([true, true, true, true]);
  // Except for the start of the server they are unchanged.
  const withoutStart = (all: typeof after) => all.slice(1).map((mark) => mark?.replace(/^\S+ \S+ /, ''));
  expect(withoutStart(after)).toEqual(withoutStart(before));
  on.takeLog();
});

it('the watch over the installation reports an absence once, and the next absence again', async () => {
  const reported: unknown[] = [];
  const watch = createAlarmWatch({
    ...on.test.dependencies,
    log: () => undefined,
    report: (cause) => void reported.push(cause),
  });
  for (const absences of [1, 2]) {
    await on.cluster.stop();
    await watch.look();
    await watch.look();
    expect(reported).toHaveLength(absences);
    await on.cluster.start();
    await expect.poll(async () => (await list()).status).toBe(200);
    await watch.look();
    expect(reported).toHaveLength(absences);
  }
  on.takeLog();
});

describe('a server that freezes', () => {
  it('gives requests a 503 within the limit, and no answer comes to another query', async () => {
    const { queries } = on.test.dependencies.database;
    await Promise.all(Array.from({ length: 10 }, () => list()));
    on.cluster.freeze();
    const before = performance.now();
    const answers = await Promise.all(Array.from({ length: 14 }, () => list()));
    const took = performance.now() - before;
    on.cluster.thaw();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(took).toBeLessThan(SHORT_BOUNDS.connection + SHORT_BOUNDS.answer + 5000);

    await expect.poll(async () => (await list()).status).toBe(200);
    const asked = Array.from({ length: 40 }, (_, number) => number);
    const told = await Promise.all(
      asked.map((number) => queries.execute(sql`SELECT ${number}::int AS number`)),
    );
    expect(told).toEqual(asked.map((number) => [{ number }]));
    expect(comingsAndGoings()).toEqual({ away: 1, back: 1, faults: 0 });
  });
});

describe('a server that is away', () => {
  it('is logged once, gives every request an immediate 503, and is found again by itself', async () => {
    await on.cluster.stop();
    const before = performance.now();
    for (let request = 0; request < 20; request++) expect((await list()).status).toBe(503);
    expect((await create('Niet nu')).body).toEqual(NOT_STORED);
    const login = { body: { username: 'lid', password: PASSWORD } };
    expect((await on.test.send('POST', '/dj-rest-auth/login/', login)).body).toEqual(NOT_STORED);
    // If each of them waited for a connection, they would take 22 times the limit of one.
    expect(performance.now() - before).toBeLessThan(5 * SHORT_BOUNDS.connection);
    // Requests that need no database are answered as usual.
    expect((await on.test.send('GET', '/api/v1/environment/')).status).toBe(200);
    await on.cluster.start();
    expect((await list()).status).toBe(200);
    expect(comingsAndGoings()).toEqual({ away: 1, back: 1, faults: 0 });
  });

  it('does not prevent the process from stopping', async () => {
    const patient = { ...SHORT_BOUNDS, statement: 60_000, answer: 60_000 };
    const database = await openDatabase({ url: on.cluster.url, folder: null, bounds: patient });
    const pending = database.queries.execute(sql`SELECT pg_sleep(600)`).catch((cause: Error) => cause.name);
    const asleep = `SELECT FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)' AND state = 'active'`;
    await expect.poll(async () => (await on.cluster.run(asleep)).rowCount).toBe(1);
    on.cluster.freeze();
    const before = performance.now();
    await database.close();
    expect(performance.now() - before).toBeLessThan(patient.answer / 4);
    on.cluster.thaw();
    expect(await pending).toBe('DatabaseUnavailable');
  });
});

describe('at the start', () => {
  const location = () => ({ url: on.cluster.url, folder: null, bounds: SHORT_BOUNDS });

  it('the process waits for a server that is not there yet, and logs that', async () => {
    await on.cluster.stop();
    const said: string[] = [];
    const opening = openDatabase({
      ...location(),
      patience: { ms: 20_000, say: (sentence) => said.push(sentence) },
    });
    await expect.poll(() => said.length).toBe(1);
    await on.cluster.start();
    await (await opening).close();
    expect(said).toEqual([
      expect.stringMatching(
        /^The database cannot be reached: .*ECONNREFUSED.* It is tried again for 20 seconds\.$/,
      ),
    ]);
  });

  it('the process waits for a server that restarts while its schema is read, and logs that', async () => {
    const holder = new pg.Client({ connectionString: on.cluster.url });
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(8400731)');
    const said: string[] = [];
    const opening = openDatabase({
      ...location(),
      patience: { ms: 20_000, say: (sentence) => said.push(sentence) },
    });
    await expect
      .poll(async () => {
        const { rows } = await on.cluster.run(
          "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
        );
        return rows.length;
      })
      .toBe(1);
    await on.cluster.stop();
    await expect.poll(() => said.length).toBe(1);
    await on.cluster.start();
    const database = await opening;
    expect(await database.queries.execute(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    await database.close();
    expect(said).toEqual([expect.stringContaining('terminating connection due to administrator command')]);
  });

  it('the process fails at once with the reason, without patience or for errors that waiting cannot solve', async () => {
    const elsewhere = on.cluster.url.replace(/milieuspoor$/, 'nergens');
    const patience = { ms: 20_000, say: () => {} };
    await expect(openDatabase({ ...location(), url: elsewhere, patience })).rejects.toThrow(
      'The database cannot be reached: database "nergens" does not exist',
    );
    await on.cluster.stop();
    await expect(openDatabase(location())).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
    await on.cluster.start();
  });

  it('the time limits of requests do not cut off a migration', async () => {
    const holder = new pg.Client({ connectionString: on.cluster.url });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(8400731)');
    let opened = false;
    const opening = openDatabase(location()).finally(() => {
      opened = true;
    });
    opening.catch(() => {});
    // This is longer than any request may take.
    await pause(2 * SHORT_BOUNDS.answer);
    expect(opened).toBe(false);
    await holder.end();
    await (await opening).close();
  });
});
