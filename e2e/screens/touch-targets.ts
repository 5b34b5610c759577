import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page, which the types of these tests know nothing of: what a finger has to hit, too small. A link within a
 * sentence is as high as its line, and a box or a row is hit by its label or by all of it.
 */
const FIND_SMALL_TARGETS = `(() => {
  const small = new Set();
  for (const target of document.querySelectorAll('button, [role=button], [role=tab], [role=combobox], summary')) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || target.disabled) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 || height <= 1 || getComputedStyle(target).display === 'inline') continue;
    if (width < LEAST || height < LEAST)
      small.add((target.getAttribute('aria-label') || target.textContent).trim().slice(0, 60) + ' ' + Math.round(width) + 'x' + Math.round(height));
  }
  return [...small];
})()`;

/** px: WCAG 2.2 asks 24 of everything; what a screen is used for has 44 on a phone */
export async function expectTargetsOf(page: Page, least: number): Promise<void> {
  const found = await page.evaluate<string[]>(FIND_SMALL_TARGETS.replaceAll('LEAST', String(least)));
  expect(found).toEqual([]);
}
