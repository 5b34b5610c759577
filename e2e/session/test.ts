import { test as base, expect } from '@playwright/test';
import { type ApiSession, openApiSession } from './api-session.ts';
import { remember, signedInBy } from './remember.ts';

export { expect } from '@playwright/test';

export interface SessionOptions {
  /** the demonstration account that the browser is signed in as; null for a visitor */
  account: string | null;
  /** the language that the browser used last; null for a first visit */
  language: 'nl' | 'en' | null;
}

interface SessionFixtures extends SessionOptions {
  session: ApiSession | null;
  /** the browser's session, to prepare a journey and to ask what the server holds */
  api: ApiSession;
}

/** A journey. The browser is signed in as `account`, which is `lid` unless a journey says otherwise. */
export const test = base.extend<SessionFixtures>({
  account: ['lid', { option: true }],
  language: [null, { option: true }],
  session: async ({ account }, use) => {
    const session = account === null ? null : await openApiSession(account);
    await use(session);
    await session?.close();
  },
  api: async ({ session }, use) => {
    if (!session) throw new Error('A visitor has no session; name an account');
    await use(session);
  },
  context: async ({ context, session, language }, use) => {
    await remember(context, [
      ...(session ? [signedInBy(session)] : []),
      ...(language ? [{ name: 'milieuspoor.language', value: language }] : []),
    ]);
    await use(context);
  },
  page: async ({ page }, use) => {
    const missing: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('No text for')) missing.push(message.text());
    });
    await use(page);
    expect(missing, 'what a screen says has come with it').toEqual([]);
  },
});
