import { createHashHistory, type RouterHistory } from '@tanstack/react-router';

/** What the router numbers the entries of the browser's history with. */
const INDEX = '__TSR_index';

/**
 * The history of the browser, in which an address that somebody typed or chose from their bookmarks has its number as well.
 * Without one the router can't tell how far to go back when leaving is called off, and loads the page anew instead.
 */
export function createNumberedHistory(): RouterHistory {
  let history: RouterHistory | null = null;
  // Before the router hears of it.
  window.addEventListener('popstate', () => {
    const state = window.history.state as Readonly<Record<string, unknown>> | null;
    if (!history || state?.[INDEX] !== undefined) return;
    const key = crypto.randomUUID();
    const numbered = { ...state, [INDEX]: history.location.state[INDEX] + 1, key, __TSR_key: key };
    // Of the browser itself: the router has put its own in place, by which it would hear of a move.
    History.prototype.replaceState.call(window.history, numbered, '');
  });
  history = createHashHistory();
  return history;
}
