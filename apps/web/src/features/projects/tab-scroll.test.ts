import { describe, expect, it } from 'vitest';
import { tabScroll } from './tab-scroll.ts';

/** Returns tabs of these widths, px, of which one is chosen. */
function tabsOf(widths: readonly number[], chosen: number) {
  let left = 0;
  return widths.map((width, index) => {
    const tab = { left, right: left + width, chosen: index === chosen };
    left += width;
    return tab;
  });
}

/** Returns how much of the tab at the right edge of the view is visible. */
function seenAtEdge(widths: readonly number[], chosen: number, view: number): number {
  const tabs = tabsOf(widths, chosen);
  const edge = tabScroll(tabs, view) + view;
  return edge - (tabs.find(({ right }) => right >= edge)?.left ?? 0);
}

describe('a list of tabs', () => {
  it('that fits is not scrolled', () => {
    expect(tabScroll(tabsOf([100, 100], 1), 360)).toBe(0);
  });

  it('has the chosen one in the middle of the view', () => {
    expect(tabScroll(tabsOf([200, 200, 200, 200], 1), 300)).toBe(150);
  });

  it('cuts the next tab where it would just not be seen', () => {
    // The first two fill the view exactly: a part of the third must be visible.
    expect(seenAtEdge([180, 178, 200], 0, 358)).toBe(28);
  });

  it('shows more of the next tab where next to nothing of it would be seen', () => {
    expect(seenAtEdge([180, 168, 200], 0, 358)).toBe(28);
  });

  it('cuts the next tab where it would just be seen whole, and look like the last', () => {
    // In the middle the view would end 4 px before the third tab does; it scrolls 12 px back, so that 16 px of that tab
    // are hidden.
    expect(seenAtEdge([120, 180, 64, 200], 1, 300)).toBe(48);
    // At the beginning it can't scroll back.
    expect(seenAtEdge([180, 182, 200], 0, 358)).toBe(28);
  });

  it('ends where its last tab ends', () => {
    expect(tabScroll(tabsOf([200, 200, 200], 2), 358)).toBe(242);
  });
});
