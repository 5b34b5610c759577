import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../../testing/faults/postgres-cluster.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser, PASSWORD } from '../../testing/world.ts';
import { tidyUp } from '../../tidy-up.ts';
import { openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';

let cluster: PostgresCluster;
let serving: string;
let owning: string;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  await cluster.run('CREATE ROLE eigenaar LOGIN');
  await cluster.run('CREATE ROLE "de dienst" LOGIN');
  await cluster.run('ALTER DATABASE milieuspoor OWNER TO eigenaar');
  await cluster.run('ALTER SCHEMA public OWNER TO eigenaar');
  const as = (role: string) => {
    const url = new URL(cluster.url);
    url.username = role;
    return url.href;
  };
  serving = as('de dienst');
  owning = as('eigenaar');
});
afterAll(() => cluster.remove());

describe('a role that only reads and writes rows', () => {
  it('does not serve a database that is not up to date, and the message says what to do', async () => {
    await expect(openDatabase({ url: serving, folder: null })).rejects.toThrow(
      /may not change it. Run npm run migrate/,
    );
  });

  it('serves once the owner has migrated', async () => {
    const database = await openDatabase({ url: serving, migrationsUrl: owning, folder: null });
    const test: TestApp = await startTestApp({}, { database });
    try {
      const alfa = await addOrganisation(test, 'alfa');
      const { token } = await addUser(test, { username: 'lid', organisationIds: [alfa] });
      const project = await addProject(test, alfa);
      const body = { username: 'lid', password: PASSWORD };
      expect((await test.send('POST', '/dj-rest-auth/login/', { body })).status).toBe(200);
      const changed = await test.send('PATCH', `/api/v1/project/${project}/`, {
        token,
        body: { project_name: 'Nieuw' },
      });
      expect(changed.status).toBe(200);
      // What only an owner may do to a table is left to the server's own housekeeping.
      await tidyUp({ database, clock: test.clock });
      expect((await test.send('DELETE', '/api/v1/sessions/', { token })).status).toBe(204);
    } finally {
      await test.close();
    }
  });

  it('can change nothing but rows, and does not need the owner until the next version', async () => {
    const database = await openDatabase({ url: serving, folder: null });
    try {
      for (const statement of [
        'DROP TABLE history_entry',
        'TRUNCATE history_entry',
        'ALTER TABLE history_entry DISABLE TRIGGER ALL',
        'ALTER TABLE account ADD COLUMN x int',
        'CREATE TABLE eigen (id int)',
        'CREATE SCHEMA eigen',
        'DELETE FROM drizzle.__drizzle_migrations',
        "SET session_replication_role = 'replica'",
      ])
        await expect(database.queries.execute(sql.raw(statement)), statement).rejects.toMatchObject({
          code: '42501',
        });
    } finally {
      await database.close();
    }
    await cluster.run(
      'DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)',
    );
    await expect(openDatabase({ url: serving, folder: null })).rejects.toThrow(/lacks 1 migrations/);
  });
});
