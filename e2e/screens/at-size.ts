import type { Page } from '@playwright/test';

type Size = Parameters<Page['setViewportSize']>[0];

/**
 * The window takes another size, after what is being drawn has been drawn: Chromium may apply style rules that come in at
 * the very moment of the change as they were for the old size, and keeps doing so.
 */
export async function atSize(page: Page, size: Size): Promise<void> {
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  await page.setViewportSize(size);
}
