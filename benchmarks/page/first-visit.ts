import type { Browser, BrowserContext } from '@playwright/test';
import type { RunningApp } from '../shared/running-app.ts';

/** Opens a new context: nothing is cached, as on a first visit. */
export function firstVisit(browser: Browser, { origin, token }: RunningApp): Promise<BrowserContext> {
  // The frame of the page is chosen by what the browser showed before.
  const localStorage = [
    { name: 'milieuspoor.token', value: token },
    { name: 'milieuspoor.last-screen', value: 'work' },
  ];
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}
