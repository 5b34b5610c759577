import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Returns the place of an element on the screen, px. */
export function placeOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Shows a screen at a width and a height, px, and restores the usual size afterwards. */
export async function atSize(width: number, height: number, show: () => Promise<void>): Promise<void> {
  await drawn();
  await page.viewport(width, height);
  await drawn();
  try {
    await show();
  } finally {
    await page.viewport(1440, 900);
  }
}

/**
 * Waits until the page is drawn. If style rules arrive while the size changes, Chromium may apply them for the old
 * size, and continue to do so.
 */
function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Returns the texts on the screen that do not fit in their place; a text that scrolls by itself may be longer. */
export function cutTexts(): string[] {
  return (
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      })
      // A switch has no text, and its touch area is larger than its picture.
      .filter((element) => !element.matches('.MuiSwitch-root'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent)
  );
}

/** Expects that no text is cut, and that the page does not scroll sideways. */
export function expectNothingCut(): void {
  expect(cutTexts()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
