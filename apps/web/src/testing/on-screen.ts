import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Where an element stands on the screen, px. */
export function placeOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Shows a screen at a width and a height, px, and goes back to the usual one afterwards. */
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
 * What is being drawn has been drawn. Chromium may apply style rules that come in at the moment of another size as they
 * were for the old one, and keeps doing so.
 */
function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The texts on the screen that do not fit where they stand; what scrolls by itself may be longer. */
export function cutTexts(): string[] {
  return (
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      })
      // A switch has no text, and reaches further for a finger than what is drawn of it.
      .filter((element) => !element.matches('.MuiSwitch-root'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent)
  );
}

/** Nothing is cut, and the page does not scroll sideways. */
export function expectNothingCut(): void {
  expect(cutTexts()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
