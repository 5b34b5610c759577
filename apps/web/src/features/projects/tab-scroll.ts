/** Where a tab stands in its list, px from where the list begins. */
interface TabPlace {
  readonly left: number;
  readonly right: number;
  readonly chosen: boolean;
}

/** px: of a tab that is cut at the edge, so much is seen at least, and so much is not */
const SEEN = 28;
const HIDDEN = 16;

/**
 * How far a list of tabs is scrolled, px: the chosen tab in the middle of the view, and the last one in view visibly cut
 * where more come behind it, so that the list shows that it goes on without arrows that say so.
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
  // Back, so that it is cut; where the list begins there is no way back, and the one behind it has to show.
  const back = middle - HIDDEN + hidden;
  return back >= 0 ? back : Math.min(end, middle + hidden + SEEN);
}
