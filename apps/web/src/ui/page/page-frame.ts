/** The id of the frame that stands in the page until the application shows its own (docs/decisions/0116). */
export const FRAME_ID = 'frame';

/** The attribute of the page that says which of these frames it shows. */
export const FRAME_ATTRIBUTE = 'data-frame';

/**
 * The bar and the drawer with the dashboard's heading and band; the same around a screen that is not known yet; and only
 * our name, where the application may show anything.
 */
export const FRAMES = ['dashboard', 'screen', 'plain'] as const;
export type Frame = (typeof FRAMES)[number];

const waiting = new Set<() => void>();

/**
 * Waits until the application shows something of its own, before which nothing more need be fetched. During development
 * and in the tests of components the page has no frame, and nothing waits.
 */
export async function firstShown(): Promise<void> {
  if (document.getElementById(FRAME_ID)) await new Promise<void>((resolve) => waiting.add(resolve));
}

/** Takes that frame away, once something of the application stands in its place. The focus goes to the same link there. */
export function endPageFrame(): void {
  const frame = document.getElementById(FRAME_ID);
  if (!frame) return;
  const focused = document.activeElement;
  const place = focused instanceof HTMLAnchorElement && frame.contains(focused) ? focused.hash : null;
  frame.remove();
  for (const tell of waiting) tell();
  document.documentElement.removeAttribute(FRAME_ATTRIBUTE);
  if (place !== null) [...document.links].find(({ hash }) => hash === place)?.focus();
}
