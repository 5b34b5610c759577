import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page, and finds the targets that are too small for a finger. The types of these tests do not include the
 * page's objects, so this is a text. A link within a sentence is as high as its line. A tick box is hit by its label,
 * and a row by any part of it.
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

/**
 * Expects targets of a sufficient size, in px. WCAG 2.2 requires 24 for every target; the main targets of a screen have
 * 44 on a phone.
 */
export async function expectTargetsOf(page: Page, least: number): Promise<void> {
  const found = await page.evaluate<string[]>(FIND_SMALL_TARGETS.replaceAll('LEAST', String(least)));
  expect(found).toEqual([]);
}
