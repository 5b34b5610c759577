/** The place of a tab in its list, px from the beginning of the list. */
interface TabPlace {
  readonly left: number;
  readonly right: number;
  readonly chosen: boolean;
}

/** px: of a tab that is cut at the edge, at least this much is visible, and this much is hidden */
const SEEN = 28;
const HIDDEN = 16;

/**
 * Returns how far a list of tabs is scrolled, px: the chosen tab is in the middle of the view, and the last visible tab
 * is clearly cut if more follow, so that the list shows without arrows that it goes on.
 */
export function tabScroll(tabs: readonly TabPlace[], viewWidth: number): number {
  const end = (tabs.at(-1)?.right ?? 0) - viewWidth;
  const chosen = tabs.find((tab) => tab.chosen);
  if (!chosen || end <= 0) return 0;
  const middle = Math.min(end, Math.max(0, (chosen.left + chosen.right - viewWidth) / 2));
  if (middle === end) return end;
  const edge = middle + viewWidth;
  const cut = tabs.find(({ right }) => right >= edge);
  if (!cut) return middle;
  const seen = edge - cut.left;
  const hidden = cut.right - edge;
  if (seen < SEEN) return Math.min(end, middle + SEEN - seen);
  if (hidden >= HIDDEN) return middle;
  // It scrolls back, so that the tab is cut; at the beginning it can't, and a part of the next tab must be visible.
  const back = middle - HIDDEN + hidden;
  return back >= 0 ? back : Math.min(end, middle + hidden + SEEN);
}
