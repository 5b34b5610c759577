import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EVERY_PICTURE } from './take-picture.ts';

/**
 * Measures that a picture does not show: the place of the first figure, the length of the page, and sentences that
 * appear twice.
 */
interface Measures {
  /** px from the top of the page; null when there is no large figure */
  readonly firstFigure: number | null;
  /** the height of the page, in px */
  readonly height: number;
  /** the sentences that appear on the screen more than once */
  readonly saidTwice: readonly string[];
}

/** Runs in the page. The types of these tests do not include the page's objects, so this is a text. */
const MEASURE = `(() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const figures = [...document.querySelectorAll('main *')].filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.textContent));
    return own && seen(element) && parseFloat(getComputedStyle(element).fontSize) >= 22 && !element.closest('h1, h2, h3');
  });
  const counted = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const box = node.parentElement.getBoundingClientRect();
    // A sentence, no name or figure: those rightly stand at everything that they are of.
    if (text.split(/\\s+/).length < 6 || box.width <= 1 || !seen(node.parentElement)) continue;
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return {
    firstFigure: figures.length === 0 ? null : Math.round(Math.min(...figures.map((one) => one.getBoundingClientRect().top + scrollY))),
    height: document.documentElement.scrollHeight,
    saidTwice: [...counted].filter(([, times]) => times > 1).map(([text]) => text),
  };
})()`;

/** Adds a line to the measures beside the pictures: screen, width, first figure, height, repeated sentences. */
export async function keepMeasures(page: Page, screen: string, width: number): Promise<void> {
  const { firstFigure, height, saidTwice } = await page.evaluate<Measures>(MEASURE);
  const line = [screen, width, firstFigure ?? '-', height, saidTwice.length, saidTwice.join(' | ')].join(
    '\t',
  );
  mkdirSync(EVERY_PICTURE, { recursive: true });
  appendFileSync(join(EVERY_PICTURE, 'measures.txt'), `${line}\n`);
}
