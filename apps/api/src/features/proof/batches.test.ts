import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { makeDigestsWithin, tampered } from '../../testing/faults/tampered.ts';
import { startTenderWorld, type TenderWorld } from '../../testing/tender-world.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { readDigest } from './digest-file.ts';

// This is the first digest of an organisation with a long history: 90 entries besides those of three tenders with a
// bid.

let world: TenderWorld;
const ENTRIES = 90;
const NOW = new Date('2026-03-03T09:00:00Z');

beforeAll(async () => {
  world = await startTenderWorld();
  world.test.clock.moment = new Date('2026-03-02T09:00:00Z');
  for (const price of [900_000, 910_000, 920_000]) {
    const project = await world.addTender();
    const { uuid } = await world.enter(project, 'Noord', price);
    expect((await world.uploadBid(uuid, 70_000)).status).toBe(201);
  }
  for (let at = 0; at < ENTRIES; at++)
    await recordHistory(world.test.dependencies.database.queries, {
      at: new Date(Date.UTC(2026, 2, 1, 9, 0, at % 7)),
      ...{ accountId: null, organisationId: world.organisation, projectId: null },
      ...{ subject: { type: 'organisation', id: null, name: `${at}` }, action: 'changed', changes: {} },
    });
});
afterAll(() => world.test.close());

/**
 * Returns the contents of a digest that is made this many rows at a time, the number of rows in the longest answer
 * meanwhile, and what is wrong with it.
 */
async function madeOf(rowsAtOnce: number) {
  let leaves: readonly object[] = [];
  let longest = 0;
  const verified = await tampered(world.test, [], {
    after: async (queries) => {
      const watched: Queries = {
        execute: async (...asked) => {
          const rows = await queries.execute(...asked);
          longest = Math.max(longest, rows.length);
          return rows;
        },
      };
      await makeDigestsWithin(world.test, watched, NOW, { rowsAtOnce });
      const [digest] = await listRows<{ bytes: Buffer }>(
        queries,
        sql`SELECT bytes FROM proof_digest WHERE tenant_id = ${world.organisation}`,
      );
      leaves = readDigest(digest?.bytes ?? Buffer.alloc(0))?.leaves ?? [];
    },
  });
  const rows = leaves.map((leaf) => ({ ...leaf, public: null, names: null }));
  return { rows, longest, differences: verified.flatMap(({ differences }) => differences) };
}

it('a digest has the same content whether its rows are read at once or in batches, and no more rows are read together', async () => {
  const atOnce = await madeOf(10_000);
  expect(atOnce.rows.length).toBeGreaterThan(ENTRIES);
  expect(atOnce.longest).toBeGreaterThan(ENTRIES);
  for (const rowsAtOnce of [1, 7, 30, atOnce.rows.length]) {
    const { rows, longest, differences } = await madeOf(rowsAtOnce);
    expect(rows).toEqual(atOnce.rows);
    expect(differences).toEqual([]);
    // One query asks for all organisations that have something.
    expect(longest).toBeLessThanOrEqual(Math.max(rowsAtOnce, 5));
  }
});

it('several digests are made where a long history has none yet; each covers days until it has enough rows', async () => {
  let made: readonly { readonly day: string; readonly history: number }[] = [];
  const verified = await tampered(world.test, [], {
    after: async (queries) => {
      // There are ten entries on each of five days, which no digest knows.
      for (let at = 0; at < 50; at++)
        await recordHistory(queries, {
          at: new Date(Date.UTC(2026, 1, 1 + (at % 5), 9)),
          ...{ accountId: null, organisationId: world.organisation, projectId: null },
          ...{ subject: { type: 'organisation', id: null, name: `${at}` }, action: 'changed', changes: {} },
        });
      await makeDigestsWithin(world.test, queries, NOW, { rowsPerDigest: 15 });
      const rows = await listRows<{ bytes: Buffer }>(
        queries,
        sql`SELECT bytes FROM proof_digest WHERE tenant_id = ${world.organisation} ORDER BY number`,
      );
      made = rows.flatMap(({ bytes }) => {
        const digest = readDigest(bytes);
        const history = digest?.leaves.filter(({ kind }) => kind === 'history').length ?? 0;
        return digest ? [{ day: digest.day, history }] : [];
      });
    },
  });
  expect(made.slice(0, 3)).toEqual([
    { day: '2026-02-02', history: 20 },
    { day: '2026-02-04', history: 20 },
    { day: '2026-03-01', history: 10 + ENTRIES },
  ]);
  expect(made.slice(3).map(({ day }) => day)).toEqual(['2026-03-02']);
  expect(verified.flatMap(({ differences }) => differences)).toEqual([]);
});
