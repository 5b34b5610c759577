import { hash, randomUUID } from 'node:crypto';
import { endpoints } from '@milieuspoor/contract';
import type { AnswerCookie } from '../../http/answer-cookie.ts';
import type { AppSecret } from '../../platform/app-secret.ts';

/** Long enough for a person who signs in twice a year; every sign-in restarts it. */
const KNOWN_FOR_SECONDS = 365 * 24 * 60 * 60;

interface KnownBrowser {
  readonly accountId: string;
  /** of the browser; its attempts are counted by it */
  readonly id: string;
  /** of the password's hash: with another password no browser is known any more */
  readonly password: string;
  readonly expiresAt: number;
}

interface Holder {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * Returns the cookie of a browser in which an account has signed in (OWASP, device cookies). It gives no access: it
 * only prevents that strangers' attempts lock out this browser. Each account has its own, sealed, and it is only sent
 * when signing in.
 */
export function knownBrowserCookie(secret: AppSecret, holder: Holder, now: Date): AnswerCookie {
  const browser: KnownBrowser = {
    accountId: holder.id,
    id: randomUUID(),
    password: fingerprint(holder.passwordHash),
    expiresAt: now.getTime() + KNOWN_FOR_SECONDS * 1000,
  };
  return {
    name: cookieName(holder.id),
    value: secret.encrypt(Buffer.from(JSON.stringify(browser))).toString('base64url'),
    path: endpoints.logIn.path,
    maxAgeSeconds: KNOWN_FOR_SECONDS,
  };
}

/**
 * Returns the id of the browser when the account has signed in with it since its password was set; null for any other.
 */
export function findKnownBrowser(
  secret: AppSecret,
  holder: Holder,
  cookies: Readonly<Record<string, string | undefined>>,
  now: Date,
): string | null {
  const sealed = cookies[cookieName(holder.id)];
  if (!sealed) return null;
  let browser: KnownBrowser;
  try {
    browser = JSON.parse(secret.decrypt(Buffer.from(sealed, 'base64url')).toString()) as KnownBrowser;
  } catch {
    return null;
  }
  const isTheirs = browser.accountId === holder.id && browser.password === fingerprint(holder.passwordHash);
  return isTheirs && now.getTime() < browser.expiresAt ? browser.id : null;
}

/**
 * Returns the name of the cookie for an account, so that colleagues who share a browser keep theirs; it does not reveal
 * the account.
 */
function cookieName(accountId: string): string {
  return `known_browser_${hash('sha256', accountId, 'hex').slice(0, 16)}`;
}

function fingerprint(passwordHash: string): string {
  return hash('sha256', passwordHash, 'base64url');
}
