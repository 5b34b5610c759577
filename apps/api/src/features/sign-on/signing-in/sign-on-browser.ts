import { endpoints } from '@milieuspoor/contract';
import type { AnswerCookie } from '../../../http/answer-cookie.ts';
import type { Call } from '../../../http/caller.ts';
import { createToken, hashToken } from '../../accounts/sessions/session-token.ts';
import { AT_PROVIDER_MS } from './under-way.queries.ts';

const COOKIE = 'sign_on_browser';
const FORM = /^[\w-]{43}$/;

/**
 * What ties an answer to the browser that asked: a random cookie, of which we keep a hash. One that is there already is used
 * on, so that two windows can sign in beside each other. The provider's page sends the browser back here, so it has to be
 * sent along from another site.
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

/** The hash of the browser's cookie; null when it has none. */
export function browserHash(cookies: Call['cookies']): Buffer | null {
  const value = knownBrowser(cookies);
  return value ? hashToken(value) : null;
}

function knownBrowser(cookies: Call['cookies']): string | null {
  const value = cookies[COOKIE];
  return value && FORM.test(value) ? value : null;
}
