import { endpoints } from '@milieuspoor/contract/client';
import { storeSessionToken } from '../../lib/session-token.ts';
import { callAsVisitor } from './call-as-visitor.ts';
import { signWithPasskey } from './passkeys/ask-browser.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** asked for after the name and password are correct, if the user has a second factor */
  readonly code?: string | undefined;
}

/** Starts a session with a passkey instead of a code. */
export async function signInByPasskey({ username, password }: Credentials): Promise<void> {
  const options = await callAsVisitor(endpoints.beginPasskeySignIn, { body: { username, password } });
  const passkey = await signWithPasskey(options);
  const { key } = await callAsVisitor(endpoints.logIn, { body: { username, password, passkey } });
  storeSessionToken(key);
}

/** Starts a session, and stores the token when it succeeds. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { key } = await callAsVisitor(endpoints.logIn, { body: credentials });
  storeSessionToken(key);
}
