import { expect, type Page } from '@playwright/test';

/** Nothing reaches past the right edge, and the page itself cannot be moved sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect
    .poll(() =>
      page.evaluate<number>('Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)'),
    )
    .toBe(width);
}
