import type { Browser, BrowserContext, Page } from '@playwright/test';
import { origin } from './installations.ts';

interface Remembered {
  readonly name: string;
  readonly value: string;
}

/** Where a browser notes that it got what it remembers: after that, the application may change and remove it. */
const NOTED = { name: 'journey', value: 'begun' };

/**
 * Makes a browser remember this (in its local storage) from before its first visit to the demonstration. The runner's
 * own `storageState` opens and closes a page for it, in a process of its own.
 */
export async function remember(context: BrowserContext, remembered: readonly Remembered[]): Promise<void> {
  await context.addInitScript(`
    if (location.origin === ${JSON.stringify(origin)} && localStorage.getItem('${NOTED.name}') === null)
      for (const { name, value } of ${JSON.stringify([...remembered, NOTED])}) localStorage.setItem(name, value);
  `);
}

/** Returns what the browser of somebody who signed in remembers. */
export function signedInBy({ token }: { readonly token: string }): Remembered {
  return { name: 'milieuspoor.token', value: token };
}

/** Opens another browser: that of a colleague who signed in by the API, or of a visitor. */
export async function openBrowser(
  browser: Browser,
  session: { readonly token: string } | null = null,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  if (session) await remember(context, [signedInBy(session)]);
  return context.newPage();
}
