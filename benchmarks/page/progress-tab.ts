import type { Browser, Page } from '@playwright/test';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { addOrganisations, fill } from '../shared/fill.ts';
import { median } from '../shared/median.ts';
import type { RunningApp } from '../shared/running-app.ts';
import { firstVisit } from './first-visit.ts';
import { SCRIPTS_SO_FAR } from './in-page.ts';
import { chartsOn, sizeOf, threadTime, timeLoad } from './measure-page.ts';
import { serveBarePage } from './serve-bare-page.ts';

const SIZES = [200, 2000] as const;
/** Nothing of the page grows with the posts of a project. */
const ITEMS = 20;
const ROUNDS = 4;
const WARM_UP = 1;

/**
 * Measures the tab Voortgang of an organisation of 200 projects and of one of 2,000, on the production build, against a bare page
 * that draws the same charts from ready figures with the same library; and which scripts come only when it is opened.
 */
export async function measureProgressTab(app: RunningApp, browser: Browser, webDir: string): Promise<void> {
  await fill(app, { organisations: 1, projects: SIZES[0], items: ITEMS });
  await addOrganisations(app, { from: 1, to: 2, projectsEach: SIZES[1] });
  for (const [place, projects] of SIZES.entries()) {
    const slug = `organisatie-${place}`;
    const dashboard = `${app.origin}/#/o/${slug}/dashboard`;
    await measure(app, browser, { slug, projects, address: `${dashboard}?tab=progress` });
    if (place === 0) await tellScripts(app, browser, dashboard, webDir);
  }
}

async function measure(
  app: RunningApp,
  browser: Browser,
  { slug, projects, address }: { readonly slug: string; readonly projects: number; readonly address: string },
): Promise<void> {
  const times = { load: [], bareLoad: [], opened: [], scrolled: [], bareThread: [] } as Record<
    'load' | 'bareLoad' | 'opened' | 'scrolled' | 'bareThread',
    number[]
  >;
  let charts = 0;
  let bare: Awaited<ReturnType<typeof serveBarePage>> | undefined;
  const on = async <T>(measured: (page: Page) => Promise<T>): Promise<T> => {
    const context = await firstVisit(browser, app);
    try {
      return await measured(await context.newPage());
    } finally {
      await context.close();
    }
  };
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    // A change makes the server compute the figures, instead of returning cached ones.
    await changeOrganisation(app.dependencies.database, slug);
    const load = await on(async (page) => {
      const found = await timeLoad(page, address);
      bare ??= await serveBarePage(await chartsOn(page));
      return found;
    });
    if (!bare) throw new Error('There is no bare page');
    const { address: bareAddress } = bare;
    const bareLoad = await on((page) => timeLoad(page, bareAddress));
    if (bareLoad.charts !== load.charts) throw new Error(`${bareLoad.charts} bare charts for ${load.charts}`);
    const opened = await on((page) => threadTime(page, address, 'opened'));
    const scrolled = await on((page) => threadTime(page, address, 'scrolled'));
    const bareThread = await on((page) => threadTime(page, bareAddress, 'opened'));
    charts = load.charts;
    if (round < WARM_UP) continue;
    times.load.push(load.milliseconds);
    times.bareLoad.push(bareLoad.milliseconds);
    times.opened.push(opened);
    times.scrolled.push(scrolled);
    times.bareThread.push(bareThread);
  }
  bare?.close();
  const figure = (of: keyof typeof times) => `${median(times[of]).toFixed(0)} ms`;
  const ratio = (of: keyof typeof times, to: keyof typeof times) =>
    (median(times[of]) / median(times[to])).toFixed(2);
  console.log(`tab Voortgang of ${projects} projects, ${charts} charts; medians of ${ROUNDS} first visits`);
  console.log(`  from navigation to every chart drawn: ${figure('load')}`);
  console.log(
    `    a bare page: ${figure('bareLoad')}; ratio ${ratio('load', 'bareLoad')} (goal: at most 1.5)`,
  );
  console.log(
    `  main thread, opened: ${figure('opened')} of the processor; scrolled: ${figure('scrolled')}; a bare page: ${figure('bareThread')}`,
  );
  console.log(
    `    ratios ${ratio('opened', 'bareThread')} and ${ratio('scrolled', 'bareThread')} (goal: at most 2.5)`,
  );
}

/** Says which scripts a dashboard has not fetched until its tab is opened. */
async function tellScripts(
  app: RunningApp,
  browser: Browser,
  dashboard: string,
  webDir: string,
): Promise<void> {
  const context = await firstVisit(browser, app);
  const page = await context.newPage();
  await timeLoad(page, dashboard);
  const before = new Set(await page.evaluate<string[]>(SCRIPTS_SO_FAR));
  await page.getByRole('tab', { name: 'Voortgang' }).click();
  await page.getByRole('region', { name: 'Wat ontbreekt' }).waitFor();
  const after = (await page.evaluate<string[]>(SCRIPTS_SO_FAR)).filter((name) => !before.has(name));
  await context.close();
  if (!after.some((name) => name.includes('progress-tab')))
    throw new Error('The script of the tab was fetched before it was opened');
  console.log(
    `  scripts that come when it is opened: ${after.length}, ${(sizeOf(after, webDir) / 1000).toFixed(0)} kB gzipped`,
  );
}
