import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { databaseOnServer } from './database-on-server.ts';
import { startPostgresCluster } from './faults/postgres-cluster.ts';

/** The tests make and drop their databases, and none of them outlives the run. */
const NOTHING_IS_KEPT = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** Runs once, before the tests of the api on a server: that of TEST_DATABASE_URL, or one made for them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startPostgresCluster(NOTHING_IS_KEPT);
  const server = given ?? cluster?.url ?? '';
  const template = await databaseOnServer(server);
  await (await openDatabase({ url: template.url, folder: null })).close();
  project.provide('emptyDatabase', { kind: 'on-server', server, template: template.name });
  return async () => {
    await template.drop();
    await cluster?.remove();
  };
}
