import { ApiError, type Client, CSRF_COOKIE, createClient } from '@milieuspoor/contract/client';
import { currentLanguage } from '../text/current-language.ts';
import { cookie } from './cookies.ts';
import { reportFailedCall } from './faults/report-failed-call.ts';
import { clearSessionToken, sessionToken } from './session-token.ts';

const listeners = new Set<() => void>();

/** Calls back when the server no longer accepts the session; the token is already cleared then. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const factorListeners = new Set<() => void>();

/**
 * Calls back when a call is refused because of a missing second factor, which is required since the screen was opened.
 */
export function onSecondFactorMissing(listener: () => void): () => void {
  factorListeners.add(listener);
  return () => factorListeners.delete(listener);
}

function isSecondFactorMissing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  return (error.body as { code?: unknown } | null)?.code === 'second-factor-missing';
}

function noteFailure(endpoint: Parameters<typeof reportFailedCall>[0], error: unknown): void {
  reportFailedCall(endpoint, error);
  if (isSecondFactorMissing(error)) for (const listener of factorListeners) listener();
}

const plain = createClient({
  baseUrl: '',
  token: sessionToken,
  csrfToken: () => cookie(CSRF_COOKIE),
  language: currentLanguage,
  onUnauthorized: () => {
    clearSessionToken();
    for (const listener of listeners) listener();
  },
});

/** The client of the page; it logs failures, and its caller shows them. */
export const client: Client = {
  async call(endpoint, input, signal) {
    try {
      return await plain.call(endpoint, input, signal);
    } catch (error) {
      noteFailure(endpoint, error);
      throw error;
    }
  },
  async upload(endpoint, input, options) {
    try {
      return await plain.upload(endpoint, input, options);
    } catch (error) {
      noteFailure(endpoint, error);
      throw error;
    }
  },
};
