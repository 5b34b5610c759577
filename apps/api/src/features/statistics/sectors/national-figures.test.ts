import type { GatheredCell } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queries } from '../../../database/open-database.ts';
import { drawFrom } from '../../../testing/draw.ts';
import { type RandomOrganisation, storeRandomWorld } from '../../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { GatheredFigures } from './gathered-cells.ts';
import { NationalFigures } from './national-figures.ts';

const SEED = 7;
const CHANGES = 20;
const dialect = new PgDialect();

let test: TestApp;
let queries: Queries;
let world: RandomOrganisation[];
let kept: NationalFigures;
/** of each question for contributions, how many organisations it was about */
let askedAbout: number[];
/** what questions for contributions wait for before they are answered */
let held: Promise<void>;

beforeAll(async () => {
  test = await startTestApp();
  queries = test.dependencies.database.queries;
  world = await storeRandomWorld(test, { seed: SEED, organisations: 5, projects: 6 });
});
beforeEach(() => {
  askedAbout = [];
  held = Promise.resolve();
  kept = new NationalFigures(watched(), 'a1');
});
afterAll(() => test.close());

/** The same database, which notes whom contributions are asked of and holds the answer back while it is told to. */
function watched(): Queries {
  return {
    async execute(query: SQL, planning) {
      const rows = await queries.execute(query, planning);
      const { sql: text, params } = dialect.sqlToQuery(query);
      if (text.includes('mki_before')) {
        askedAbout.push(Math.max(...params.map((param) => (Array.isArray(param) ? param.length : 0))));
        await held;
      }
      return rows;
    },
  };
}

/** The figures as they can be compared: who stands behind them by name. */
async function told(finding: Promise<GatheredFigures>) {
  const { cells, weightsVersions } = await finding;
  const named = ({ sum, behind }: GatheredCell) => ({
    sum,
    size: behind.size,
    behind: world.map(({ id }) => id).filter((id) => behind.has(id)),
  });
  return {
    weightsVersions,
    cells: cells.map(({ figures, ...subject }) => ({
      ...subject,
      mki: named(figures.mki),
      co2: named(figures.co2),
      material: named(figures.material),
    })),
  };
}

const foundAnew = () => told(new NationalFigures(queries, 'a1').find());

/** A project with figures in these sums. */
async function projectInFigures(): Promise<string> {
  const [row] = (await queries.execute(sql`SELECT project_id AS id FROM representative_pair LIMIT 1`)) as {
    id: string;
  }[];
  if (!row) throw new Error('No project counts');
  return row.id;
}

function setYear(projectId: string, year: number) {
  return queries.execute(sql`
    UPDATE project SET design_phase_complete_date = make_date(${year}, 5, 1) WHERE id = ${projectId}`);
}

const yearsOf = ({ cells }: GatheredFigures) => new Set(cells.map(({ year }) => year));

describe('the figures of all organisations', () => {
  it('are after every change what they are when they are found anew', async () => {
    const draw = drawFrom(SEED);
    const [first, ...others] = world.flatMap((organisation) => organisation.projects);
    if (!first) throw new Error('There is no project');
    expect((await kept.find()).cells.length).toBeGreaterThan(3);
    for (let change = 0; change < CHANGES; change++) {
      const { id, calculations } = draw.oneOf([first, ...others]);
      const calculation = calculations.at(draw.below(calculations.length))?.id;
      await draw.oneOf([
        () => setYear(id, 2023 + draw.below(3)),
        () => queries.execute(sql`UPDATE project SET sector = 'infra-railway' WHERE id = ${id}`),
        () => queries.execute(sql`UPDATE calculation SET active = false WHERE id = ${calculation}`),
        () =>
          queries.execute(sql`
            UPDATE calculation_comparable SET a1_mki_eur = a1_mki_eur * 2 WHERE calculation_id = ${calculation}`),
        () => queries.execute(sql`UPDATE project SET design_phase_complete_date = NULL WHERE id = ${id}`),
      ])();
      expect(await told(kept.find()), `change ${change}`).toEqual(await foundAnew());
    }
  });

  it('are asked anew of the organisation that changed alone', async () => {
    await kept.find();
    await kept.find();
    await setYear(await projectInFigures(), 2021);
    await kept.find();
    expect(askedAbout).toEqual([world.length, 1]);
  });

  it('are never older than the question, however long an earlier one takes', async () => {
    const projectId = await projectInFigures();
    let letGo: () => void = () => undefined;
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    const earlier = kept.find();
    await expect.poll(() => askedAbout).toHaveLength(1);
    await setYear(projectId, 2019);
    const later = [kept.find(), kept.find()];
    letGo();
    expect(yearsOf(await earlier)).not.toContain(2019);
    for (const figures of later) expect(yearsOf(await figures)).toContain(2019);
    // Those who came together were answered together.
    expect(askedAbout).toEqual([world.length, 1]);
  });

  it('are found by the next question when the database fails one', async () => {
    held = Promise.reject(new Error('out of reach'));
    held.catch(() => undefined);
    await expect(kept.find()).rejects.toThrow('out of reach');
    held = Promise.resolve();
    expect(await told(kept.find())).toEqual(await foundAnew());
  });
  // Last, for it leaves rows of nobody.
  it('lose what an organisation added that is there no more', async () => {
    const before = await told(kept.find());
    const [{ id = '' } = {}] = (await queries.execute(sql`
      SELECT organisation_id AS id FROM representative_pair LIMIT 1`)) as { id: string }[];
    await test.dependencies.database.transaction(async (within) => {
      await within.execute(sql`SET LOCAL session_replication_role = replica`);
      await within.execute(sql`DELETE FROM organisation WHERE id = ${id}`);
    });
    const after = await told(kept.find());
    expect(after).toEqual(await foundAnew());
    expect(after).not.toEqual(before);
  });
});
