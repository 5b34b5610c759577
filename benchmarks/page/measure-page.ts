import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ALL_IS_DRAWN, DRILL, NOTE_WHAT_IS_DRAWN, SCRIPTS_BEFORE_FIRST_PAINT } from './in-page.ts';

/** From navigation until as many charts as there are have been drawn and painted. */
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

/** The scripts that were there before the first heading was, gzipped as a server would send them, bytes. */
export async function scriptBytes(page: Page, webDir: string): Promise<number> {
  const names = await page.evaluate<string[]>(SCRIPTS_BEFORE_FIRST_PAINT);
  const sizes = names.map((name) => gzipSync(readFileSync(join(webDir, 'assets', basename(name)))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A step of the drill-down by the legend of the total, in ms: the second one, from the projects to one of them. */
export async function timeDrill(page: Page): Promise<number> {
  await page.evaluate("document.querySelector('nav[aria-label^=Niveaus]').scrollIntoView()");
  await page.evaluate(DRILL);
  await page.waitForTimeout(1000);
  return page.evaluate<number>(DRILL);
}
