import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppOnCluster, SHORT_BOUNDS, startAppOnCluster } from '../../testing/faults/app-on-cluster.ts';
import type { Answer } from '../../testing/test-app.ts';
import { addProject } from '../../testing/world.ts';
import type { Queries } from '../open-database.ts';
import { sql } from '../sql.ts';
import { asOneRequest } from './stored-so-far.ts';

const OUT_OF_REACH = 'the database is out of reach; requests are refused';
const BACK = 'the database is back';
const NOT_STORED =
  'De gegevens zijn even niet bereikbaar. Er is niets opgeslagen; probeer het over enkele ogenblikken opnieuw.';

let on: AppOnCluster;
let uuid: string;

beforeAll(async () => {
  on = await startAppOnCluster();
  uuid = await addProject(on.test, on.organisationId);
});
afterAll(() => on.close());
beforeEach(() => void on.takeLog());

const rename = (name: string) =>
  on.test.send('PATCH', `/api/v1/project/${uuid}/`, { token: on.token, body: { project_name: name } });
const read = () => on.test.send('GET', `/api/v1/project/${uuid}/`, { token: on.token });
const said = () => on.takeLog().map(({ msg }) => msg);

/** Ends the sessions of the application in this state, as an administrator can at any time. */
async function terminate(condition: string): Promise<number> {
  const { rowCount } = await on.cluster.administer(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'milieuspoor' AND ${condition}`,
  );
  return rowCount ?? 0;
}

/**
 * Returns the number of sessions of the application. A session that was ended has told the application so before it
 * disappears.
 */
async function sessions(): Promise<number> {
  const { rows } = await on.cluster.administer(
    `SELECT FROM pg_stat_activity WHERE datname = 'milieuspoor' AND backend_type = 'client backend'`,
  );
  return rows.length;
}

/** Does the work while another session locks the project, so that a change of it must wait. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const other = new pg.Client({ connectionString: on.cluster.url });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT FROM project WHERE id = $1 FOR UPDATE', [uuid]);
    return await work();
  } finally {
    await other.end();
  }
}

function expectRefused(answer: Answer, detail: string): void {
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body).toEqual({ detail });
}

describe('a connection that PostgreSQL ends', () => {
  it('inside a transaction costs that request a 503, and does not affect the next one', async () => {
    const answer = await whileHeld(async () => {
      const renaming = rename('Afgebroken');
      await expect.poll(() => terminate("wait_event_type = 'Lock'"), { interval: 20 }).toBe(1);
      return renaming;
    });
    expectRefused(answer, NOT_STORED);
    expect((await read()).body).toMatchObject({ project_name: 'Proefproject' });
    expect((await rename('Hernoemd')).status).toBe(200);
    const log = on.takeLog();
    expect(log.map(({ msg }) => msg)).toEqual([OUT_OF_REACH, 'refused for want of the database', BACK]);
    expect(log[1]).toMatchObject({ database: 'away', code: '57P01', req: { method: 'PATCH' } });
  });

  it('between two statements of a transaction does not end the process, and nothing of it is stored', async () => {
    const { database } = on.test.dependencies;
    const rename = (queries: Queries, name: string) =>
      queries.execute(sql`UPDATE project SET name = ${name} WHERE id = ${uuid}`);
    const work = database.transaction(async (queries) => {
      await rename(queries, 'Half');
      expect(await terminate("state = 'idle in transaction'")).toBe(1);
      await pause(100);
      await rename(queries, 'Heel');
    });
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcome: 'nothing-stored' });
    expect((await read()).body).not.toMatchObject({ project_name: 'Half' });
  });

  it('during the commit makes it unknown what is stored, and the answer says so', async () => {
    await on.cluster.run(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.8); RETURN NULL; END';
      CREATE CONSTRAINT TRIGGER dawdle AFTER UPDATE ON project DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION dawdle()`);
    const renaming = rename('Misschien');
    await expect.poll(() => terminate("query = 'COMMIT' AND state = 'active'"), { interval: 20 }).toBe(1);
    const answer = await renaming;
    await on.cluster.run('DROP FUNCTION dawdle CASCADE');
    expectRefused(
      answer,
      'De gegevens zijn even niet bereikbaar, en het is niet zeker of dit is opgeslagen. Kijk dat na voordat u het opnieuw doet.',
    );
  });

  it('after something was stored for the same request makes it unknown as well', async () => {
    const { database } = on.test.dependencies;
    const change = asOneRequest(async () => {
      await database.transaction(({ execute }) =>
        execute(sql`UPDATE project SET name = 'Gewijzigd' WHERE id = ${uuid}`),
      );
      await database.queries.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(change).rejects.toMatchObject({ kind: 'away', outcome: 'unknown' });
    const read = asOneRequest(() =>
      database.queries.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(read).rejects.toMatchObject({ kind: 'away', outcome: 'nothing-stored' });
    const write = sql`UPDATE project SET name = 'Zelf' WHERE pg_terminate_backend(pg_backend_pid())`;
    await expect(database.queries.execute(write)).rejects.toMatchObject({ kind: 'away', outcome: 'unknown' });
  });

  it('while nobody uses it is logged once, and the next request is answered', async () => {
    await Promise.all([read(), read(), read()]);
    on.takeLog();
    expect(await terminate("state = 'idle'")).toBeGreaterThan(0);
    await expect.poll(sessions).toBe(0);
    await expect.poll(said).toEqual([OUT_OF_REACH]);
    expect((await read()).status).toBe(200);
    expect(said()).toEqual([BACK]);
  });
});

describe('the time limits', () => {
  it('a row that somebody else locks for too long costs a 503, and the connection stays', async () => {
    const before = performance.now();
    expectRefused(await whileHeld(() => rename('Bezet')), NOT_STORED);
    expect(performance.now() - before).toBeLessThan(SHORT_BOUNDS.lock + 5000);
    expect((await rename('Vrij')).status).toBe(200);
    const log = on.takeLog();
    expect(log.map(({ msg }) => msg)).toEqual(['refused for want of the database']);
    expect(log[0]).toMatchObject({ database: 'busy', code: '55P03' });
  });

  it('a statement that takes too long is cancelled by the server', async () => {
    const { queries } = on.test.dependencies.database;
    await expect(queries.execute(sql`SELECT pg_sleep(5)`)).rejects.toMatchObject({
      kind: 'busy',
      code: '57014',
    });
    expect(await queries.execute(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  });

  it('a request that waits too long for a connection is refused as long as all of them are in use', async () => {
    const { queries } = on.test.dependencies.database;
    // Each of the ten connections is used twice in a row, for almost the time limit of a statement.
    const busy = Array.from({ length: 20 }, () => queries.execute(sql`SELECT pg_sleep(0.9)`));
    const late = queries.execute(sql`SELECT 1 AS one`);
    await expect(late).rejects.toMatchObject({ kind: 'busy', outcome: 'nothing-stored' });
    await Promise.all(busy);
    expect(said()).toEqual([]);
  });
});

it('a transaction that continues after a failed statement does not succeed', async () => {
  const work = on.test.dependencies.database.transaction(async (queries) => {
    await queries.execute(sql`SELECT 1 / 0`).catch(() => {});
  });
  await expect(work).rejects.toThrow('A transaction ended in ROLLBACK: nothing of it is stored');
});
