import { type Browser, expect, type Page } from '@playwright/test';
import type { SCHEMES, SIZES } from './forms.ts';
import { preparedProjects } from './prepared-projects.ts';
import type { Screen } from './screen.ts';
import { signedIn } from './signed-in.ts';

/** Opens a screen and waits until all of it is there. Shows it by day, then by night. */
export async function visitScreen(
  browser: Browser,
  { viewer, open, stays = false }: Screen,
  size: (typeof SIZES)[number],
  look: (page: Page, scheme: (typeof SCHEMES)[number]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    storageState: await signedIn(viewer),
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  await open(page, await preparedProjects());
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (!stays) await page.waitForLoadState('networkidle');
  await drawAll(page);
  if (!stays) await expect.poll(() => page.evaluate<boolean>(BUSY), { timeout: 20_000 }).toBe(false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-colour-scheme', colorScheme);
    // A screen that waits for an answer shows that after a second.
    await page.waitForTimeout(stays ? 1_500 : 400);
    await look(page, colorScheme);
  }
  await context.close();
}

/** Scrolls past every chart, because a chart is drawn only when it comes near the screen. Waits until all is there. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  })()`);
}

/**
 * True while figures are on their way or a chart is not drawn. The progress bar of a model stays, so it does not count.
 */
const BUSY = `Boolean(
  // What is further away is drawn once somebody scrolls.
  !window.dispatchEvent(new Event('scroll')) ||
  document.querySelector('[aria-busy=true], main [role=progressbar]:not([aria-valuenow]), [role=dialog] [role=progressbar]') ||
  [...document.querySelectorAll('[role=img][tabindex="0"]')].some((chart) => !chart.querySelector('canvas'))
)`;
