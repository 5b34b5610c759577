import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { parseSettings, wantsDemonstration } from '../src/settings.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { addUser } from '../src/testing/world.ts';
import { decideDemonstration } from './decide-demonstration.ts';

const PASSWORD = 'een wachtwoord voor dit doel';

let test: TestApp;
let said: string[];

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  said = [];
  await test.dependencies.database.queries.execute(sql`DELETE FROM installation`);
});

function decide(wanted: boolean) {
  const say = (sentence: string) => said.push(sentence);
  return decideDemonstration({ ...test.dependencies, say }, { wanted, password: PASSWORD });
}

async function projects(): Promise<number> {
  return (await test.dependencies.database.queries.execute(sql`SELECT FROM project`)).length;
}

describe('the demonstration', () => {
  it('is wanted everywhere but in production and on an empty start', () => {
    const wanted = (ENVIRONMENT: string, ...options: string[]) =>
      wantsDemonstration(parseSettings({ ENVIRONMENT }), options);
    expect(['Local', 'Staging', 'Production'].map((each) => wanted(each))).toEqual([true, true, false]);
    expect([wanted('Local', '--empty'), wanted('Production', '--empty')]).toEqual([false, false]);
  });

  it('that is not wanted at the first start is never made', async () => {
    expect(await decide(false)).toBe('declined');
    expect(await decide(true)).toBe('declined');
    expect(await projects()).toBe(0);
    expect(said).toEqual([]);
  });

  it('is made once, and said to be made', async () => {
    expect(await decide(true)).toBe('made');
    const made = await projects();
    expect(made).toBeGreaterThan(0);
    expect(await decide(true)).toBe('made');
    expect(await decide(false)).toBe('made');
    expect(await projects()).toBe(made);
    expect(said).toEqual(['Eerste start: demonstratiegegevens worden gemaakt…']);
  }, 120_000);

  it('is made once by two servers that start together', async () => {
    const own = await startTestApp();
    const { queries } = own.dependencies.database;
    const start = () =>
      decideDemonstration({ ...own.dependencies, say: () => {} }, { wanted: true, password: PASSWORD });
    expect(await Promise.all([start(), start()])).toEqual(['made', 'made']);
    expect(await queries.execute(sql`SELECT FROM installation`)).toHaveLength(1);
    expect(
      await queries.execute(sql`SELECT FROM organisation WHERE slug = 'gemeente-voorbeeld'`),
    ).toHaveLength(1);
    await own.close();
  }, 120_000);

  it('is declined once by two servers that start together', async () => {
    expect(await Promise.all([decide(false), decide(false)])).toEqual(['declined', 'declined']);
    expect(await test.dependencies.database.queries.execute(sql`SELECT FROM installation`)).toHaveLength(1);
  });

  it('is not put beside accounts that are there', async () => {
    await addUser(test, { username: 'beheerder', organisationIds: [] });
    const before = await projects();
    expect(await decide(true)).toBe('declined');
    expect(await projects()).toBe(before);
  });
});
