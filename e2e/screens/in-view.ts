import { expect, type Locator, type Page } from '@playwright/test';

/** Expects that a person sees this without scrolling: its top is in the window, and nothing covers it. */
export async function expectInView(seen: Locator): Promise<void> {
  await expect
    .poll(() =>
      seen.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const at = element.ownerDocument.elementFromPoint(left + 2, top + 4);
        return at !== null && (element.contains(at) || at.contains(element));
      }),
    )
    .toBe(true);
}

/** Returns the share of the window's height that is taken by bars which stay in view while the page scrolls. */
export function shareOfBars(page: Page): Promise<number> {
  return page.evaluate<number>(`
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        const isWide = width >= innerWidth / 2 && bottom > 0 && top < innerHeight;
        return isWide && visibility === 'visible' && (position === 'sticky' || position === 'fixed');
      })
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight`);
}
