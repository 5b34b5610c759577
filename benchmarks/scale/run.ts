import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from '@milieuspoor/api';
import type { Asked, Took } from '../import/upload-client.ts';
import { ask } from '../shared/ask.ts';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { headersOf, organisationPaths } from '../shared/dashboard-paths.ts';
import { addOrganisations, fill } from '../shared/fill.ts';
import { madeWorkbook } from '../shared/made-workbook.ts';
import { median } from '../shared/median.ts';
import { milliseconds } from '../shared/milliseconds.ts';
import { startApp } from '../shared/running-app.ts';

/**
 * Measures the cost of growth: an organisation's dashboard and the national sector call in a database, and in the same
 * one when everything else in it is ten times as large; and the import of a file against one with a tenth of its items.
 */
const onServer = Boolean(process.env.DATABASE_URL);
const SIZE = onServer ? { organisations: 50, projects: 2000 } : { organisations: 5, projects: 200 };
const PROJECTS_EACH = SIZE.projects / SIZE.organisations;
const GROWTH = 10;
/** The items of each calculation; a call adds up its totals. */
const ITEMS = 60;
const ROUNDS = 41;
const WARM_UP = 5;
const UPLOAD = { small: 500, large: 500 * GROWTH, rounds: 7 };
const SLUG = 'organisatie-1';

const app = await startApp();
const { queries } = app.dependencies.database;
const headers = headersOf(app.token);
const paths = organisationPaths(SLUG);
console.log(
  `on ${onServer ? 'a PostgreSQL server' : 'the embedded database'}; medians of ${ROUNDS} rounds after ${WARM_UP}\n`,
);

await fill(app, { ...SIZE, items: ITEMS });
const small = await measure();
await addOrganisations(app, {
  from: SIZE.organisations,
  to: SIZE.organisations * GROWTH,
  projectsEach: PROJECTS_EACH,
});
const large = await measure();

console.log(
  `${SIZE.projects} projects of ${SIZE.organisations} organisations, then ${GROWTH} times as many of both`,
);
report("an organisation's dashboard, worked out", 'workedOut', 1.1);
report("an organisation's dashboard, asked again", 'again', 1.1);
report('the national sector call, worked out', 'national', 3);
await compareImports();
await app.close();

type Measured = Record<'workedOut' | 'again' | 'national', number>;

/** Returns milliseconds, each the median of its rounds. */
async function measure(): Promise<Measured> {
  // A member of all organisations behind sector figures does not get those figures.
  await queries.execute(sql`
    DELETE FROM membership WHERE organisation_id <> (SELECT id FROM organisation WHERE slug = ${SLUG})`);
  // They are fixed for a quarter: later growth is included from the next quarter on, which begins here.
  await queries.execute(sql`UPDATE figure_fixing SET quarter = NULL`);
  const { product_groups: groups } = (await answerOf(paths.filters)) as {
    product_groups: { uuid: string; name: string }[];
  };
  const group = groups.find(({ name }) => name === 'Productgroep 0')?.uuid;
  const dashboard = async () => {
    for (const path of [paths.statistics, paths.totals, paths.filters, paths.ratios(group)])
      await answerOf(path);
  };
  const times: Record<keyof Measured, number[]> = { workedOut: [], again: [], national: [] };
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    await changeOrganisation(app.dependencies.database, SLUG);
    const workedOut = await milliseconds(dashboard);
    const again = await milliseconds(dashboard);
    await changeOrganisation(app.dependencies.database, SLUG);
    const national = await milliseconds(() => answerOf(paths.sector));
    if (round < WARM_UP) continue;
    times.workedOut.push(workedOut);
    times.again.push(again);
    times.national.push(national);
  }
  return {
    workedOut: median(times.workedOut),
    again: median(times.again),
    national: median(times.national),
  };
}

function answerOf(path: string): Promise<unknown> {
  return ask(app.origin + path, headers);
}

function report(what: string, which: keyof Measured, goal: number): void {
  const [before, after] = [small[which], large[which]];
  console.log(
    `${what}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms: ${(after / before).toFixed(2)} times (goal: at most ${goal})`,
  );
}

/** Measures the check and storage of a file as the page does it, in turns with one of ten times its items. */
async function compareImports(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-scale-'));
  const files = { small: madeWorkbook(folder, UPLOAD.small), large: madeWorkbook(folder, UPLOAD.large) };
  const projectId = await app.addProject(await app.addOrganisation('import'), 'Import');
  const client = new Worker(new URL('../import/upload-client.ts', import.meta.url), {
    workerData: { origin: app.origin, token: app.token },
  });
  const upload = async (file: string) => {
    client.postMessage({ kind: 'add', file, projectIds: [projectId] } satisfies Asked);
    const [[took]] = (await once(client, 'message')) as [Took[]];
    return took ? took.checkMs + took.storeMs : Number.NaN;
  };
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round <= UPLOAD.rounds; round++) {
    const [smallMs, largeMs] = [await upload(files.small), await upload(files.large)];
    if (round === 0) continue;
    times.small.push(smallMs);
    times.large.push(largeMs);
  }
  await client.terminate();
  rmSync(folder, { recursive: true });
  const [one, ten] = [median(times.small), median(times.large)];
  console.log(
    `import of ${UPLOAD.small} items: ${one.toFixed(0)} ms, of ${UPLOAD.large}: ${ten.toFixed(0)} ms: ${(ten / one).toFixed(1)} times (goal: at most ${GROWTH})`,
  );
}
