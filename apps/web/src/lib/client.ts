import { CSRF_COOKIE } from '@milieuspoor/contract';
import { createClient } from '@milieuspoor/contract/client';
import { currentLanguage } from '../text/language.ts';
import { cookie } from './cookies.ts';
import { clearSessionToken, sessionToken } from './session-token.ts';

const listeners = new Set<() => void>();

/** Calls back when the server no longer accepts the session; the token is cleared by then. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one client of the page. */
export const client = createClient({
  baseUrl: '',
  token: sessionToken,
  csrfToken: () => cookie(CSRF_COOKIE),
  language: currentLanguage,
  onUnauthorized: () => {
    clearSessionToken();
    for (const listener of listeners) listener();
  },
});
