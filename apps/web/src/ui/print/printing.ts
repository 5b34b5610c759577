import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** The moment at which the page is being printed; null while it is not. */
let printedAt: Date | null = null;
const listeners = new Set<() => void>();

/** Returns the moment at which the page is being printed, for what is only on paper; null on the screen. */
export function usePrintedAt(): Date | null {
  return useSyncExternalStore(subscribe, () => printedAt);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Lays the page out for paper as soon as the browser is about to print it, in the colours of the light page. The browser
 * waits for nothing, so all of it is there when this returns. `schemeAttribute` is that of the page with its colours.
 * Returns a function that ends it.
 */
export function watchPrinting(schemeAttribute: string): () => void {
  const page = document.documentElement;
  let scheme: string | null = null;
  let opened: readonly HTMLDetailsElement[] = [];
  const begin = () => {
    // Some browsers say it twice.
    if (printedAt) return;
    scheme = page.getAttribute(schemeAttribute);
    page.setAttribute(schemeAttribute, 'light');
    tell(new Date());
    // Nobody can open them on paper.
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const end = () => {
    if (!printedAt) return;
    if (scheme !== null) page.setAttribute(schemeAttribute, scheme);
    for (const details of opened) details.open = false;
    tell(null);
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function tell(moment: Date | null): void {
  printedAt = moment;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
