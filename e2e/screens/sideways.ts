import { expect, type Page } from '@playwright/test';

/** Expects that nothing passes the right edge, and that the page does not scroll sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect
    .poll(() =>
      page.evaluate<number>('Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)'),
    )
    .toBe(width);
}
