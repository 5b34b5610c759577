import { CSRF_COOKIE, endpoints } from '@milieuspoor/contract';
import { client } from '../../lib/client.ts';
import { cookie } from '../../lib/cookies.ts';
import { storeSessionToken } from '../../lib/session-token.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Begins a session; the token is stored when it succeeds. */
export async function signIn(credentials: Credentials): Promise<void> {
  // The first GET sets the cookie without which no POST is taken.
  if (cookie(CSRF_COOKIE) === null) await client.call(endpoints.getEnvironment, {});
  const { key } = await client.call(endpoints.login, { body: credentials });
  storeSessionToken(key);
}
