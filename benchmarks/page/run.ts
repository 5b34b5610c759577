import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { fill } from '../shared/fill.ts';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';
import { firstVisit } from './first-visit.ts';
import {
  chartsOn,
  scriptBytes,
  threadTime,
  timeDrill,
  timeFirstPaint,
  timeLoad,
  timeOwnHeading,
  timeRedraw,
} from './measure-page.ts';
import { measureProgressTab } from './progress-tab.ts';
import { serveBarePage } from './serve-bare-page.ts';

/**
 * Measures the dashboard of an organisation of 200 completed projects in Chromium, on the production build: from
 * navigation until every chart is drawn, the time of its main thread when it is only opened and when somebody scrolls, one
 * step of the drill-down, how much JavaScript comes before the application's own heading, and the first paint on a phone
 * network. The reference, measured in turns in the same browser, is a bare page that draws the same charts from ready
 * figures with the same library; for the first paint, a page of a heading alone.
 */
const PROJECTS = 200;
const ROUNDS = 10;
const WARM_UP = 2;
const SLUG = 'organisatie-0';

const root = join(import.meta.dirname, '../..');
const webDir = process.env.WEB_DIR ?? join(root, 'apps/web/dist');
if (!existsSync(join(webDir, 'index.html'))) throw new Error(`There is no built application in ${webDir}`);

const app = await startApp({ webDir });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
// `npm run benchmark:page -- voortgang` measures that tab alone.
if (process.argv.includes('voortgang')) {
  await measureProgressTab(app, browser, webDir);
  await browser.close();
  await app.close();
  process.exit();
}
await fill(app, { organisations: 1, projects: PROJECTS });
const address = `${app.origin}/#/o/${SLUG}/dashboard`;
const visit = () => firstVisit(browser, app);

/** Measures something of a page in a context of its own. */
async function inNewContext(measure: (page: Page) => Promise<void>): Promise<void> {
  const context = await visit();
  await measure(await context.newPage());
  await context.close();
}

const paints: number[] = [];
const barePaints: number[] = [];
const headings: number[] = [];
const threads: number[] = [];
const scrolledThreads: number[] = [];
const bareThreads: number[] = [];
const loads: number[] = [];
const bareLoads: number[] = [];
const steps: number[] = [];
const whole: number[] = [];
const bareSteps: number[] = [];
let [charts, bytes] = [0, 0];
let bare: Awaited<ReturnType<typeof serveBarePage>> | undefined;
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  // A change makes the server compute the figures, instead of returning cached ones.
  await changeOrganisation(app.dependencies.database, SLUG);
  const context = await visit();
  const page = await context.newPage();
  const load = await timeLoad(page, address);
  bare ??= await serveBarePage(await chartsOn(page));
  const step = await timeDrill(page);
  await context.close();

  const bareContext = await visit();
  const barePage = await bareContext.newPage();
  const bareLoad = await timeLoad(barePage, bare.address);
  const redraw = await timeRedraw(barePage, step);
  await bareContext.close();
  if (bareLoad.charts !== load.charts) throw new Error(`${bareLoad.charts} bare charts for ${load.charts}`);
  const { address: bareAddress } = bare;
  if (round < WARM_UP) continue;
  await inNewContext(async (page) => {
    paints.push(await timeFirstPaint(page, address));
    headings.push(await timeOwnHeading(page));
    bytes = await scriptBytes(page, webDir);
  });
  await inNewContext(async (page) => void barePaints.push(await timeFirstPaint(page, `${bareAddress}words`)));
  await inNewContext(async (page) => void threads.push(await threadTime(page, address, 'opened')));
  await inNewContext(async (page) => void scrolledThreads.push(await threadTime(page, address, 'scrolled')));
  await inNewContext(async (page) => void bareThreads.push(await threadTime(page, bareAddress, 'opened')));
  loads.push(load.milliseconds);
  bareLoads.push(bareLoad.milliseconds);
  steps.push(step.milliseconds);
  whole.push(step.allMilliseconds);
  bareSteps.push(redraw);
  charts = load.charts;
}

const figure = (measured: readonly number[]) => `${median(measured).toFixed(0)} ms`;
const ratio = (measured: readonly number[], reference: readonly number[]) =>
  (median(measured) / median(reference)).toFixed(2);
console.log(`${PROJECTS} projects, ${charts} charts; medians of ${ROUNDS} first visits`);
console.log(`from navigation to every chart drawn: ${figure(loads)} (goal: under 1500)`);
console.log(`  a bare page: ${figure(bareLoads)}; ratio ${ratio(loads, bareLoads)} (goal: at most 1.5)`);
console.log(
  `a step of the drill-down: ${figure(steps)} (goal: under 200); every chart after ${figure(whole)}`,
);
console.log(
  `  a bare redraw of these charts: ${figure(bareSteps)}; ratios ${ratio(steps, bareSteps)} and ${ratio(whole, bareSteps)}`,
);
console.log(`main thread, opened: ${figure(threads)} of the processor; scrolled: ${figure(scrolledThreads)}`);
console.log(
  `  a bare page: ${figure(bareThreads)}; ratios ${ratio(threads, bareThreads)} and ${ratio(scrolledThreads, bareThreads)} (goal: at most 2.5)`,
);
console.log(`first paint on a phone network: ${figure(paints)}; own heading after ${figure(headings)}`);
console.log(
  `  a heading alone: ${figure(barePaints)}; ratio ${ratio(paints, barePaints)} (goal: at most 1.2)`,
);
console.log(`JavaScript before the own heading: ${(bytes / 1000).toFixed(0)} kB gzipped (goal: at most 170)`);
await browser.close();
bare?.close();
await app.close();
