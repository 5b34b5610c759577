import type { Page } from '@playwright/test';

type Size = Parameters<Page['setViewportSize']>[0];

/**
 * Resizes the window once the present drawing is done. When style rules arrive at the very moment of the change,
 * Chromium may apply them for the old size, and keeps doing so.
 */
export async function atSize(page: Page, size: Size): Promise<void> {
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  await page.setViewportSize(size);
}
