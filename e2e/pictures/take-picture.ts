import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The folders of pictures: whole pages go to a folder that git ignores, first views go to the documentation. */
export const EVERY_PICTURE = process.env.PICTURES_DIR || join(root, 'pictures');
export const DOCUMENTATION = join(root, 'docs/look');

/** The longest page of which a whole picture is taken, in px; the browser can't draw more. */
const LONGEST = 16_000;

/** Takes a picture of the whole page into the folder. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const sight = page.viewportSize();
  if (!sight) throw new Error('A picture needs the size of a screen');
  const height = Math.min(await page.evaluate<number>('document.documentElement.scrollHeight'), LONGEST);
  // A dialog grows with the height of the screen.
  const dialogs = await page.locator('[aria-modal=true]').count();
  if (dialogs === 0 && height > sight.height) await grow(page, { ...sight, height });
  save(join(EVERY_PICTURE, `${name}.webp`), await webp(page));
  await grow(page, sight);
}

/**
 * Makes the screen as high as its page. A picture of what lies beyond the screen would show a page in the middle of its
 * layout.
 */
async function grow(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForTimeout(250);
}

/** Returns the picture as WebP, which is a third of a PNG here. Only the browser itself can make it. */
export async function webp(page: Page, { quality = 80, scale = 1 } = {}): Promise<Buffer> {
  const sight = page.viewportSize();
  if (!sight) throw new Error('A picture needs the size of a screen');
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    ...(scale === 1 ? {} : { clip: { x: 0, y: await page.evaluate<number>('scrollY'), ...sight, scale } }),
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

export function save(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
