import { endpoints } from '@milieuspoor/contract/client';
import { storeSessionToken } from '../../lib/session-token.ts';
import { callAsVisitor } from './call-as-visitor.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** asked for once name and password are right, of who has a second factor */
  readonly code?: string | undefined;
}

/** Begins a session; the token is stored when it succeeds. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { key } = await callAsVisitor(endpoints.logIn, { body: credentials });
  storeSessionToken(key);
}
