import { endpoints } from '@milieuspoor/contract';
import type { AnswerCookie } from '../../../http/answer-cookie.ts';
import type { Call } from '../../../http/caller.ts';
import { createToken, hashToken } from '../../accounts/sessions/session-token.ts';
import { AT_PROVIDER_MS } from './under-way.queries.ts';

const COOKIE = 'sign_on_browser';
const FORM = /^[\w-]{43}$/;

/**
 * Returns the cookie that ties an answer to the browser that asked: random, and we store its hash. An existing one is
 * reused, so that two windows can sign in at the same time. The provider's page sends the browser back here, so it must
 * also be sent from another site.
 */
export function signOnBrowser(cookies: Call['cookies']): { hash: Buffer; cookie: AnswerCookie } {
  const value = knownBrowser(cookies) ?? createToken();
  const cookie: AnswerCookie = {
    name: COOKIE,
    value,
    path: endpoints.findSignOn.path,
    maxAgeSeconds: (2 * AT_PROVIDER_MS) / 1000,
    fromElsewhere: true,
  };
  return { hash: hashToken(value), cookie };
}

/** Returns the hash of the browser's cookie; null when it has none. */
export function browserHash(cookies: Call['cookies']): Buffer | null {
  const value = knownBrowser(cookies);
  return value ? hashToken(value) : null;
}

function knownBrowser(cookies: Call['cookies']): string | null {
  const value = cookies[COOKIE];
  return value && FORM.test(value) ? value : null;
}
