import { endpoints } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDatabaseAlone, runsOnServer } from '../../testing/test-database.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';
import { findCaller } from '../accounts/find-caller.ts';
import { AnswerCache } from './answer-cache.ts';

let test: TestApp;
let cache: AnswerCache;
let worked: number;
/** the version of the data behind the answers of these tests */
let version: string;
let versionsAsked: number;

beforeAll(async () => {
  test = await startTestApp({}, { database: await openDatabaseAlone() });
});
beforeEach(() => {
  cache = new AnswerCache();
  worked = 0;
  version = 'first';
  versionsAsked = 0;
});
afterAll(() => test.close());

/** Returns a user of these organisations, as a present request would find them. */
async function callerOf(...ids: string[]): Promise<Caller> {
  const { token } = await session;
  const found = await findCaller(test.dependencies, token);
  if (!found) throw new Error('There is no session');
  return { ...found, scope: { kind: 'organisations', ids } };
}

let session: Promise<{ token: string }>;
beforeAll(() => {
  session = addUser(test, { username: 'lid', organisationIds: [] });
});

function ask(caller: Caller, slug = 'alfa', asked: readonly unknown[] = []) {
  return cache.answer(caller, {
    endpoint: endpoints.getRatioFilters,
    slug,
    asked,
    getVersion: async () => {
      versionsAsked++;
      return version;
    },
    work: async () => {
      worked++;
      if (slug === 'unknown') return NOT_FOUND;
      return done({ product_groups: [], design_phase_complete_date__year: [] });
    },
  });
}

describe('a cached answer', () => {
  it('is given again without a query as long as nothing at all is written', async () => {
    const first = await ask(await callerOf('a'));
    expect(await ask(await callerOf('a'))).toEqual(first);
    expect({ worked, versionsAsked }).toEqual({ worked: 1, versionsAsked: 1 });
  });

  it('is given again after another subject changed, and computed again after its own subject changed', async () => {
    const first = await ask(await callerOf('a'));
    await addOrganisation(test, 'beta');
    expect(await ask(await callerOf('a'))).toEqual(first);
    expect({ worked, versionsAsked }).toEqual({ worked: 1, versionsAsked: 2 });
    // Its validity is not checked twice.
    await ask(await callerOf('a'));
    expect({ worked, versionsAsked }).toEqual({ worked: 1, versionsAsked: 2 });
    await addOrganisation(test, 'gamma');
    version = 'second';
    await ask(await callerOf('a'));
    expect({ worked, versionsAsked }).toEqual({ worked: 2, versionsAsked: 3 });
  });

  it('has the version from before it was computed, so that a change meanwhile makes it outdated', async () => {
    const caller = await callerOf('a');
    await cache.answer(caller, {
      endpoint: endpoints.getRatioFilters,
      slug: 'alfa',
      asked: [],
      getVersion: async () => version,
      work: async () => {
        version = 'second';
        return done({ product_groups: [], design_phase_complete_date__year: [2020] });
      },
    });
    await addOrganisation(test, 'epsilon');
    await ask(await callerOf('a'));
    expect(worked).toBe(1);
  });

  it('is checked again after a transaction that was running when it was stored', async () => {
    const { database } = test.dependencies;
    // The embedded database has one connection, so there are no requests during a transaction.
    if (!runsOnServer()) return;
    await database.transaction(async (queries) => {
      await queries.execute(sql`INSERT INTO organisation (slug, name) VALUES ('delta', 'Delta')`);
      await ask(await callerOf('a'));
      await ask(await callerOf('a'));
      expect(worked).toBe(1);
    });
    const before = versionsAsked;
    await ask(await callerOf('a'));
    expect(versionsAsked).toBe(before + 1);
  });

  it('is not given for another question, another organisation or another scope', async () => {
    await ask(await callerOf('a', 'b'));
    await ask(await callerOf('a', 'b'), 'alfa', ['another']);
    await ask(await callerOf('a', 'b'), 'beta');
    await ask(await callerOf('a'));
    await ask({ ...(await callerOf()), scope: { kind: 'all' } });
    expect(worked).toBe(5);
    await ask(await callerOf('b', 'a'));
    expect(worked).toBe(5);
  });

  it('is never a refusal: a refused caller is checked each time', async () => {
    expect(await ask(await callerOf('a'), 'unknown')).toBe(NOT_FOUND);
    expect(await ask(await callerOf('a'), 'unknown')).toBe(NOT_FOUND);
    expect(worked).toBe(2);
  });
});
