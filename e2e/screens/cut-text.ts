import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page, and finds the texts that their element cuts off. The types of these tests do not include the page's
 * objects, so this is a text.
 */
const FIND_CUT_TEXTS = `(() => {
  const cut = new Set();
  // Many texts stand in the same elements.
  const known = new Map();
  const lookAt = (element) => {
    if (!known.has(element))
      known.set(element, { style: getComputedStyle(element), edge: element.getBoundingClientRect() });
    return known.get(element);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (text === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { style, edge } = lookAt(around);
      // For who listens only, or folded away, or read by scrolling.
      if (edge.width <= 1 || edge.height === 0 || /auto|scroll/.test(style.overflowX)) break;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      if (box.right > edge.right + 1 || box.left < edge.left - 1) cut.add(text.slice(0, 80));
      // A field's label is drawn smaller on its upper edge, and the box around its line is higher than its letters.
      const above = element.closest('label') ? box.height / 3 : 2;
      // A preview ends in dots on purpose: what it is of opens whole.
      if (style.webkitLineClamp !== 'none') break;
      if (box.bottom > edge.bottom + above || box.top < edge.top - above) cut.add(text.slice(0, 80));
    }
  }
  return [...cut];
})()`;

/** Runs in the page: the texts that are cut off, and how far the page reaches to the right. */
const LOOK = `[...${FIND_CUT_TEXTS}, Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)]`;

/** Expects that every text on the screen can be read whole, and that nothing passes its right edge. */
export async function expectNothingCut(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate<(string | number)[]>(LOOK)).toEqual([width]);
}
