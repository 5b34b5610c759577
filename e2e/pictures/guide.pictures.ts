import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { GUIDE_PICTURES } from './guide-pictures.ts';
import { preparedProjects } from './prepared-projects.ts';
import { signedIn } from './signed-in.ts';
import { webp } from './take-picture.ts';

const FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'docs/guide/pictures');
/**
 * The size that `apps/web/src/features/help/guide/guide-pictures.ts` states: the page keeps room for a picture before
 * it arrives.
 */
const SIZE = { width: 1200, height: 780 };
/** px */
const BELOW_BAR = 175;

// This is not a test: it takes the pictures of the guide from the running product, by day.
for (const { name, viewer, open, from } of GUIDE_PICTURES) {
  test(`guide ${name}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: SIZE,
      storageState: await signedIn(viewer),
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
    });
    const page = await context.newPage();
    await open(page, await preparedProjects());
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    if (from) {
      // Scroll only when the whole screen is there, because a new screen begins at its top. The bar covers the top of
      // the window.
      const { y = 0 } = (await from(page).first().boundingBox()) ?? {};
      await page.mouse.move(SIZE.width / 2, SIZE.height / 2);
      await page.mouse.wheel(0, y - BELOW_BAR);
    }
    await page.waitForTimeout(1_000);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.webp`), await webp(page, { quality: 60 }));
    await context.close();
  });
}
