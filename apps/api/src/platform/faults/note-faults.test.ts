import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';
import { NO_FAULT_REPORTER } from './fault-reporter.ts';
import { noteFaults } from './note-faults.ts';
import { countNotedFaults, deletePastFaults, listNotedFaults } from './noted-faults.queries.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

const queries = () => test.dependencies.database.queries;
const noted = () => listNotedFaults(queries(), LONG_AGO, 100);

it('a fault in a request is stored under the reference that its user got, without any data of the request', async () => {
  await queries().execute(sql`ALTER TABLE project RENAME TO project_gone`);
  const { status, body, headers } = await test.send('GET', '/api/v1/project/?search=wie-ik-zoek', { token });
  await queries().execute(sql`ALTER TABLE project_gone RENAME TO project`);
  expect(status).toBe(500);
  await expect.poll(noted).toHaveLength(1);
  const [fault] = await noted();
  expect(fault).toEqual({
    happenedAt: test.clock.moment,
    kind: 'DatabaseError 42P01',
    reference: headers['x-request-id'],
    method: 'GET',
    route: '/api/v1/project/',
  });
  expect((body as { detail: string }).detail).toContain(fault?.reference);
});

it('a fault outside requests has no reference, and no stored fault has the quotes of its message', async () => {
  const before = (await noted()).length;
  test.dependencies.faults.report(new RangeError('s.visser@gemeente.example typed this'));
  test.dependencies.faults.report('thrown as a text');
  await expect.poll(noted).toHaveLength(before + 2);
  const found = await noted();
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['RangeError', 'string']));
  expect(found.find(({ kind }) => kind === 'RangeError')).toMatchObject({ reference: null, route: null });
  expect(JSON.stringify(found)).not.toMatch(/visser|thrown/);
});

it('a limited number is stored in a minute, and the next minute has a new count', async () => {
  await deletePastFaults(queries(), new Date('2100-01-01T00:00:00Z'), 0);
  let elapsed = 0;
  const faults = noteFaults(NO_FAULT_REPORTER, test.dependencies, () => elapsed);
  const raise = async (times: number) => {
    for (let time = 0; time < times; time++) {
      faults.report(new Error('again'));
      await faults.close();
    }
  };
  await raise(70);
  expect(await countNotedFaults(queries(), LONG_AGO)).toBe(60);
  elapsed = 60_000;
  await raise(1);
  expect(await countNotedFaults(queries(), LONG_AGO)).toBe(61);
});

it('many at once are all stored, over two connections at most', async () => {
  await deletePastFaults(queries(), new Date('2100-01-01T00:00:00Z'), 0);
  let [atOnce, most] = [0, 0];
  const counted: Queries = {
    async execute(...asked) {
      atOnce += 1;
      most = Math.max(most, atOnce);
      return queries()
        .execute(...asked)
        .finally(() => {
          atOnce -= 1;
        });
    },
  };
  const faults = noteFaults(
    NO_FAULT_REPORTER,
    { clock: test.clock, database: { queries: counted } },
    () => 0,
  );
  for (let time = 0; time < 70; time++) faults.report(new Error('all at once'));
  await faults.close();
  expect(await countNotedFaults(queries(), LONG_AGO)).toBe(60);
  expect(most).toBe(2);
});

it('no more wait for a slow database than a minute may store', async () => {
  await deletePastFaults(queries(), new Date('2100-01-01T00:00:00Z'), 0);
  const slow = Promise.withResolvers<void>();
  const waited: Queries = { execute: (...asked) => slow.promise.then(() => queries().execute(...asked)) };
  let elapsed = 0;
  const needs = { clock: test.clock, database: { queries: waited } };
  const faults = noteFaults(NO_FAULT_REPORTER, needs, () => elapsed);
  for (; elapsed < 5 * 60_000; elapsed += 60_000)
    for (let time = 0; time < 60; time++) faults.report(new Error('again'));
  slow.resolve();
  await faults.close();
  expect(await countNotedFaults(queries(), LONG_AGO)).toBe(2 + 60);
});

it('a database that stores none throws at nobody, and is not tried for each of those that wait', async () => {
  let asked = 0;
  const broken = noteFaults(NO_FAULT_REPORTER, {
    clock: test.clock,
    database: {
      queries: {
        execute: () => {
          asked += 1;
          return Promise.reject(new Error('no database'));
        },
      },
    },
  });
  for (let time = 0; time < 10; time++) broken.report(new Error('nowhere to go'));
  await expect(broken.close()).resolves.toBeUndefined();
  expect(asked).toBe(2);
});

it('the newest of the stored ones stay', async () => {
  await deletePastFaults(queries(), new Date('2100-01-01T00:00:00Z'), 0);
  for (let minute = 0; minute < 5; minute++) {
    test.clock.moment = new Date(test.clock.moment.getTime() + 60_000);
    test.dependencies.faults.report(new Error('again'));
    await test.dependencies.faults.close();
  }
  await deletePastFaults(queries(), new Date(test.clock.moment.getTime() - 3 * 60_000), 100);
  expect(await noted()).toHaveLength(4);
  await deletePastFaults(queries(), LONG_AGO, 2);
  expect((await noted()).map(({ happenedAt }) => happenedAt)).toEqual([
    test.clock.moment,
    new Date(test.clock.moment.getTime() - 60_000),
  ]);
});
