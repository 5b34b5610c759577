import { Worker } from 'node:worker_threads';
import { sql } from '@milieuspoor/api';
import { fastify } from 'fastify';
import { ask } from '../shared/ask.ts';
import { writeCalculations } from '../shared/change-organisation.ts';
import { headersOf, organisationPaths } from '../shared/dashboard-paths.ts';
import { fill } from '../shared/fill.ts';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';
import {
  CHANCES_QUESTION,
  DEMAND_QUESTION,
  DEMANDED_SECTOR,
  type HandWritten,
  ORGANISATION_QUESTIONS,
  SECTOR_QUESTION,
} from './by-hand.ts';
import { PROGRESS_QUESTIONS } from './by-hand-progress.ts';
import { type Comparison, compareCalls } from './compare-calls.ts';
import { measureOneOrganisation } from './one-organisation.ts';

/**
 * Measures the calls of a dashboard against the same questions in hand-written SQL about the items, on the same server;
 * and how many such requests the application answers in a second, against a bare route that returns the same bytes.
 */
const onServer = Boolean(process.env.DATABASE_URL);
const SIZE = onServer ? { organisations: 50, projects: 2000 } : { organisations: 5, projects: 200 };
const ROUNDS = 15;
const CONNECTIONS = 32;
const LOAD = { milliseconds: 4000, warmUp: 1000 };
const LOAD_ROUNDS = 3;
const SLUG = 'organisatie-1';

// `npm run benchmark:dashboard -- kansen` measures the comparisons with that in their name, and no load.
const [only] = process.argv.slice(2);
const app = await startApp();
if (only === 'one-organisation') {
  await measureOneOrganisation(app);
  await app.close();
  process.exit();
}
const { queries } = app.dependencies.database;
console.log(
  `${SIZE.projects} projects in ${SIZE.organisations} organisations, four calculations of 300 items each,`,
);
console.log(
  `on ${onServer ? 'a PostgreSQL server' : 'the embedded database'}; medians of ${ROUNDS} rounds\n`,
);
await fill(app, SIZE);
// A member of all organisations behind sector figures does not get those figures.
await queries.execute(sql`
  DELETE FROM membership WHERE organisation_id <> (SELECT id FROM organisation WHERE slug = ${SLUG})`);

const paths = organisationPaths(SLUG);
const headers = headersOf(app.token);
const filters = (await answerOf(paths.filters)) as { product_groups: { uuid: string; name: string }[] };
const group = filters.product_groups.find(({ name }) => name === 'Productgroep 0')?.uuid;
const DASHBOARD = [paths.statistics, paths.totals, paths.filters, paths.ratios(group)];
const SECTOR = paths.sector;

await checkAgainstItems();
await compare('organisation dashboard', DASHBOARD, ORGANISATION_QUESTIONS, 3);
await compare('tab Voortgang', [paths.progress, paths.differences, paths.promises], PROGRESS_QUESTIONS, 3);
await compare('national sector call', [SECTOR], [SECTOR_QUESTION], 20);
const LOADS = [
  ['statistics of an organisation', paths.statistics],
  ['national sector call', SECTOR],
] as const;
for (const [name, path] of only ? [] : LOADS) await compareLoad(name, path);
await compare('tab Kansen, what to demand', [paths.demand(DEMANDED_SECTOR)], [DEMAND_QUESTION], 5);
await beginAgain();
await compare('tab Kansen', [paths.chances], [CHANCES_QUESTION], 5);
for (const [which, name] of [
  ['one', 'tab Kansen, after a change of completed work'],
  ['all', 'tab Kansen, after a change of all work'],
] as const)
  await compare(name, [paths.chances], [CHANCES_QUESTION], 5, (database, slug) =>
    writeCalculations(database, slug, which),
  );
await app.close();

function answerOf(path: string): Promise<unknown> {
  return ask(app.origin + path, headers);
}

/** Opens the design of a tenth of the organisation's projects again, so that there are posts to look at. */
async function beginAgain(): Promise<void> {
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Active', design_phase_complete_date = NULL, project_complete_date = NULL
    WHERE organisation_id = (SELECT id FROM organisation WHERE slug = ${SLUG}) AND right(name, 1) = '0'`);
}

/** Measures a comparison unless another one was named. */
async function compare(
  name: string,
  asked: readonly string[],
  questions: readonly HandWritten[],
  workedOutGoal: number,
  change?: Comparison['change'],
) {
  if (only && !name.toLowerCase().includes(only)) return;
  await compareCalls(app, {
    slug: SLUG,
    rounds: ROUNDS,
    name,
    asked,
    questions,
    workedOutGoal,
    ...(change ? { change } : {}),
  });
}

/**
 * Measures the requests per second of a call with a cached answer, and of a bare route with the same bytes, in turns.
 */
async function compareLoad(name: string, path: string) {
  const response = await fetch(app.origin + path, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const bare = fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < LOAD_ROUNDS; round++) {
    ours.push(await requestsPerSecond(app.origin, path));
    theirs.push(await requestsPerSecond(bare.listeningOrigin, '/'));
  }
  await bare.close();
  const [application, reference] = [median(ours), median(theirs)];
  console.log(
    `${name}: ${application.toFixed(0)} requests per second of ${(bytes.length / 1024).toFixed(0)} kB`,
  );
  console.log(
    `  a bare route: ${reference.toFixed(0)}; ratio ${(application / reference).toFixed(2)} (goal: at least 0.5)`,
  );
}

function requestsPerSecond(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-client.ts', import.meta.url), {
      workerData: { port: Number(new URL(origin).port), path, headers, connections: CONNECTIONS, ...LOAD },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

interface SectorStatistic {
  readonly sector: string | null;
  readonly display_name: string;
  readonly mki: Readonly<Record<string, number>> | null;
  readonly material: Readonly<Record<string, number>> | null;
  readonly reductions: {
    readonly mki: { readonly of: number } | null;
    readonly material: { readonly of: number } | null;
  } | null;
}

/** Checks the figures of the calls against those of the items: a fast answer that is wrong does not count. */
async function checkAgainstItems() {
  const { statistics } = (await answerOf(paths.statistics)) as {
    statistics: {
      statistic: string;
      name: string;
      values: { total?: number };
      others?: { values: { total?: number } };
    }[];
  };
  const organisation = (await ORGANISATION_QUESTIONS[1]?.ask(queries, SLUG)) ?? [];
  for (const { statistic, name, values, others } of statistics) {
    // Projects that can't be compared are stated separately.
    const total = (values.total ?? 0) + (others?.values.total ?? 0);
    if (statistic === 'total_mki_reference_calculation')
      expectSum(`MKI ${name}`, total, organisation, name, 'mki');
    if (statistic === 'co2') expectSum(`CO2 ${name}`, total, organisation, name, 'co2');
  }
  const { statistics: sectors } = (await answerOf(SECTOR)) as { statistics: SectorStatistic[] };
  const everything = await SECTOR_QUESTION.ask(queries, SLUG);
  let compared = 0;
  for (const { sector, display_name, mki, material, reductions } of sectors) {
    const rows = everything.filter((row) => sector === null || row.sector === sector);
    const projects = rows
      .filter(({ series }) => series === 'baseline')
      .reduce((sum, row) => sum + Number(row.projects), 0);
    // Figures of a year in which one organisation weighs too much are not told, so no sum contains them.
    if (reductions?.mki?.of !== projects || reductions.material?.of !== projects) continue;
    for (const side of ['baseline', 'optimization']) {
      expectSum(`${display_name}, MKI ${side}`, mki?.[side], rows, side, 'mki');
      expectSum(`${display_name}, material ${side}`, material?.[side], rows, side, 'material');
    }
    compared++;
  }
  if (compared === 0) throw new Error('No sector tells all of its projects');
}

function expectSum(
  what: string,
  found: number | undefined,
  rows: readonly Readonly<Record<string, unknown>>[],
  series: string,
  column: string,
) {
  const expected = rows
    .filter((row) => row.series === series)
    .reduce((sum, row) => sum + Number(row[column]), 0);
  if (found === undefined || Math.abs(found - expected) > 1e-9 * Math.abs(expected))
    throw new Error(`${what} is ${found}, and the items come to ${expected}`);
}
