import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../database/open-database.ts';
import { sql } from '../../../database/sql.ts';
import { largeTransaction } from './large-writes.ts';

const PARTY = { organisationId: 'alfa', memberId: 'lid' };
const FILES = 6;
const QUESTIONS = 5;
let embedded: Database;

beforeAll(async () => {
  embedded = await openDatabase({ url: null, folder: null, schema: 'as-found' });
});
afterAll(() => embedded.close());

const store = (done: string[], name: string) =>
  largeTransaction(embedded, PARTY, async ({ execute }) => {
    await execute(sql`SELECT pg_sleep(0.1)`);
    done.push(name);
  });

it('several questions of a page, one after the other, wait for one file on the one connection', async () => {
  const done: string[] = [];
  const files = Array.from({ length: FILES }, (_, at) => store(done, `file ${at}`));
  for (let question = 0; question < QUESTIONS; question++)
    await embedded.queries.execute(sql`SELECT ${question}::int AS question`);
  done.push('page');
  await Promise.all(files);
  expect(done).toEqual(['file 0', 'page', 'file 1', 'file 2', 'file 3', 'file 4', 'file 5']);
});

it('files that keep nobody waiting follow one another at once', async () => {
  const done: string[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: FILES }, (_, at) => store(done, `file ${at}`)));
  // Each takes a tenth of a second; five times 200 ms would come in addition.
  expect(performance.now() - began).toBeLessThan(FILES * 100 + 900);
});
