import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { fill } from '../shared/fill.ts';
import { median } from '../shared/median.ts';
import { startApp } from '../shared/running-app.ts';
import { scriptBytes, timeDrill, timeLoad } from './measure-page.ts';

/**
 * The dashboard of an organisation of 200 completed projects in Chromium, on the production build: from navigation
 * until every chart is drawn, one step of the drill-down, and how much JavaScript comes before the first paint.
 */
const PROJECTS = 200;
const ROUNDS = 10;
const WARM_UP = 2;
const SLUG = 'organisatie-0';

const root = join(import.meta.dirname, '../..');
const webDir = process.env.WEB_DIR ?? join(root, 'apps/web/dist');
if (!existsSync(join(webDir, 'index.html')))
  throw new Error('Build the web application first: npm run build');

const app = await startApp({ webDir });
await fill(app, { organisations: 1, projects: PROJECTS });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const address = `${app.origin}/#/o/${SLUG}/dashboard`;
const localStorage = [{ name: 'milieuspoor.token', value: app.token }];

const loads: number[] = [];
const drills: number[] = [];
let [charts, bytes] = [0, 0];
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  // Somebody changed something: the figures are worked out, not given again.
  await changeOrganisation(app.dependencies.database, SLUG);
  // A context of its own: nothing is cached, as on a first visit.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: app.origin, localStorage }] },
  });
  const page = await context.newPage();
  const load = await timeLoad(page, address);
  bytes = await scriptBytes(page, webDir);
  const drill = await timeDrill(page);
  await context.close();
  if (round < WARM_UP) continue;
  loads.push(load.milliseconds);
  drills.push(drill);
  charts = load.charts;
}

console.log(`${PROJECTS} projects, ${charts} charts; medians of ${ROUNDS} first visits`);
console.log(`from navigation to every chart drawn: ${median(loads).toFixed(0)} ms (goal: under 1500)`);
console.log(`a step of the drill-down: ${median(drills).toFixed(0)} ms (goal: under 200)`);
console.log(`JavaScript before the first paint: ${(bytes / 1000).toFixed(0)} kB gzipped (goal: at most 250)`);
await browser.close();
await app.close();
