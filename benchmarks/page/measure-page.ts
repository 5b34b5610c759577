import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { DrawnChart } from './bare-page.ts';
import { ALL_IS_DRAWN, ALL_REDRAWN, CHARTS, DRILL, NOTE_WHAT_IS_DRAWN, SCRIPTS_SO_FAR } from './in-page.ts';

/** Measures the time from navigation until this number of charts is drawn and painted. */
export async function timeLoad(
  page: Page,
  address: string,
): Promise<{ milliseconds: number; charts: number }> {
  await page.addInitScript({ content: NOTE_WHAT_IS_DRAWN });
  await page.goto(address);
  // Not waitForFunction: the page's policy refuses to evaluate text, and only the debugger may.
  while (!(await page.evaluate<boolean>(ALL_IS_DRAWN))) await page.waitForTimeout(100);
  const { drawn, charts } = await page.evaluate<{ drawn: number; charts: number }>('noted');
  return { milliseconds: drawn, charts };
}

/**
 * Returns the size of the scripts that have arrived so far, gzipped as a server would send them, bytes. On a phone network
 * nothing arrives while a heading is painted; without one it depends on how busy the machine is.
 */
export async function scriptBytes(page: Page, webDir: string): Promise<number> {
  return sizeOf(await page.evaluate<string[]>(SCRIPTS_SO_FAR), webDir);
}

/** Returns the size of scripts, by their addresses, gzipped as a server would send them, bytes. */
export function sizeOf(names: readonly string[], webDir: string): number {
  const sizes = names.map((name) => gzipSync(readFileSync(join(webDir, 'assets', basename(name)))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A phone network: 400 ms until an answer begins, and 50 kB a second. */
const PHONE_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";

/** Measures, on a phone network, the time from navigation until something is painted, ms. */
export async function timeFirstPaint(page: Page, address: string): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Network.emulateNetworkConditions', PHONE_NETWORK);
  await page.goto(address, { waitUntil: 'commit' });
  return reported(page, FIRST_PAINT);
}

/** Returns the time at which the application's own heading stood there, on the network of the first paint, ms. */
export function timeOwnHeading(page: Page): Promise<number> {
  return reported(page, "document.querySelector('#root h1') ? performance.now() : undefined");
}

async function reported(page: Page, expression: string): Promise<number> {
  for (;;) {
    const told = await page.evaluate<number | undefined>(expression);
    if (told) return told;
    await page.waitForTimeout(20);
  }
}

/** The time after which a page has certainly drawn everything, ms. */
const SETTLED = 5000;
const SCROLLED_EVERY = 500;

/**
 * Measures how long the page's main thread is at work, ms of the processor, from navigation until everything is there
 * that such a visit asks for: of a page that is only opened, or of one that is scrolled, so that all is drawn.
 */
export async function threadTime(page: Page, address: string, visit: 'opened' | 'scrolled'): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  for (let waited = 0; waited < SETTLED; waited += SCROLLED_EVERY) {
    await page.waitForTimeout(SCROLLED_EVERY);
    if (visit === 'scrolled') await page.evaluate("void window.dispatchEvent(new Event('scroll'))");
  }
  const { metrics } = await debug.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

interface Drill {
  /** until the next level of the total is painted */
  readonly milliseconds: number;
  /** until every chart that follows it is painted */
  readonly allMilliseconds: number;
  /** the charts before it and after it */
  readonly before: readonly DrawnChart[];
  readonly after: readonly DrawnChart[];
}

/** Takes a step of the drill-down by the legend of the total: the second one, from the projects to one of them. */
export async function timeDrill(page: Page): Promise<Drill> {
  await page.evaluate("document.querySelector('nav[aria-label^=Niveaus]').scrollIntoView()");
  await page.evaluate(DRILL);
  await page.waitForTimeout(1500);
  const before = await page.evaluate<DrawnChart[]>(CHARTS);
  const milliseconds = await page.evaluate<number>(DRILL);
  await page.waitForTimeout(2000);
  const allMilliseconds = await page.evaluate<number>(ALL_REDRAWN);
  return { milliseconds, allMilliseconds, before, after: await page.evaluate<DrawnChart[]>(CHARTS) };
}

/** Returns the charts on the dashboard. */
export function chartsOn(page: Page): Promise<DrawnChart[]> {
  return page.evaluate<DrawnChart[]>(CHARTS);
}

/**
 * Measures the same step without anything around it: the charts that it changed, drawn again from ready figures, ms.
 */
export function timeRedraw(page: Page, { before, after }: Pick<Drill, 'before' | 'after'>): Promise<number> {
  const changed = after.flatMap((chart, place) =>
    JSON.stringify(chart.model) === JSON.stringify(before[place]?.model) ? [] : [place],
  );
  return page.evaluate<number>(`redraw(${JSON.stringify(after)}, ${JSON.stringify(changed)})`);
}
